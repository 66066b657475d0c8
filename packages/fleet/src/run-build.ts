import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { sandboxCommand, STARTED_LINE } from './isolation/command.ts';
import { kill, sweep } from './isolation/sweep.ts';
import type { KeptLog } from './kept-log.ts';
import { bytesInMemory, descendants, namespaceIds, proportionalBytes, readProcesses } from './processes.ts';

/** What a build uses at a moment. */
export interface Measured {
  memoryBytes: number;
  /** Of these, what belongs to no process: without a control group, only files in /tmp and /dev/shm. */
  sharedBytes: number;
  cpuSeconds: number;
}

/** A build that runs. */
export interface RunningBuild {
  /** Resolves when the build’s own program begins. */
  started: Promise<void>;
  /** Resolves with its exit code when nothing of it is left; null if it was killed from outside. */
  ended: Promise<number | null>;
  isStarted(): boolean;
  /** What all its processes use. `processes` comes from `readProcesses`. */
  measure(processes: Processes, mostBytes: number): Promise<Measured>;
  /** Asks every process of the build to end. */
  terminate(): Promise<void>;
  kill(): Promise<void>;
}
type Processes = Awaited<ReturnType<typeof readProcesses>>;

/** The sandbox’s own messages, while it is being built. */
const MOST_MESSAGE_BYTES = 4_096;
/** pasta’s process, and the first one within: a build’s are in both their namespaces. */
const SANDBOX_DEPTH = 3;

/** Starts a build. Its output goes to `log`, no faster than the limit: then the build waits, not we. */
export function runBuild(build: Parameters<typeof sandboxCommand>[0], log: KeptLog): RunningBuild {
  const { program, arguments: given, env } = sandboxCommand(build);
  const child = spawn(program, given, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  readAtPace(child.stdout, log);

  const started = Promise.withResolvers<void>();
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (messages.length >= MOST_MESSAGE_BYTES) return;
    messages += chunk.toString();
    if (messages.includes(STARTED_LINE)) started.resolve();
  });
  const ended = new Promise<number | null>((resolve) => {
    // `close` follows: a program that is missing has no output either.
    child.on('error', (error) => (messages += error.message));
    child.on('close', (code) => {
      if (!isStarted()) log.add(Buffer.from(messages));
      resolve(pid === undefined ? null : code);
    });
  });

  const isStarted = () => messages.includes(STARTED_LINE);
  const below = async () => (pid === undefined ? [] : descendants(await readProcesses(), pid));
  async function end(): Promise<void> {
    await build.group?.kill();
    // The sandbox’s first process takes all others along, so it goes before the one that we are waiting for.
    for (const each of await below()) kill(each.pid);
    // One that is being built may have lost its parent just before it was told to end with it.
    await sweep(build.mark);
    if (pid !== undefined && child.exitCode === null && child.signalCode === null) kill(pid);
  }
  return {
    started: started.promise,
    ended,
    isStarted,
    async measure(processes, mostBytes) {
      const seen = pid === undefined ? [] : descendants(processes, pid);
      const cpuSeconds = seen.reduce((sum, each) => sum + each.cpuSeconds, 0);
      if (build.group) {
        const { usedBytes, sharedBytes } = await build.group.memory();
        return { memoryBytes: usedBytes, sharedBytes, cpuSeconds };
      }
      return { ...(await memoryOf(seen, mostBytes)), cpuSeconds };
    },
    async terminate() {
      // A sandbox that is being built has nothing in it that could end by itself.
      if (!isStarted()) return end();
      for (const each of await below()) {
        const ids = await namespaceIds(each.pid);
        const isOfBuild = ids.length >= SANDBOX_DEPTH && ids[SANDBOX_DEPTH - 1] !== 1;
        if (isOfBuild) kill(each.pid, 'SIGTERM');
      }
    },
    kill: end,
  };
}

/** The sandbox’s file systems in memory. */
const SCRATCH = ['/tmp', '/dev/shm'];

/** What processes of a build use, without a control group to ask: their memory, and files in memory. */
async function memoryOf(
  seen: ReturnType<typeof descendants>,
  mostBytes: number,
): Promise<Omit<Measured, 'cpuSeconds'>> {
  const sharedBytes = await scratchBytes(seen);
  const roughBytes = seen.reduce((sum, each) => sum + each.residentBytes, sharedBytes);
  if (roughBytes <= mostBytes) return { memoryBytes: roughBytes, sharedBytes };
  // Processes share memory, which was counted for each. The exact figure costs more. Files that are mapped count once.
  const shares = await Promise.all(seen.map((each) => proportionalBytes(each.pid)));
  const mappedBytes = shares.reduce((sum, { shared }) => sum + shared, 0);
  const memoryBytes = shares.reduce((sum, { all }) => sum + all, Math.max(0, sharedBytes - mappedBytes));
  return { memoryBytes, sharedBytes };
}

async function scratchBytes(seen: ReturnType<typeof descendants>): Promise<number> {
  for (const { pid } of seen) {
    if ((await namespaceIds(pid)).length < SANDBOX_DEPTH) continue;
    const bytes = await bytesInMemory(pid, SCRATCH);
    if (bytes !== null) return bytes;
  }
  return 0;
}

/** Small pieces gather meanwhile. */
const SHORTEST_PAUSE_MILLISECONDS = 2;

function readAtPace(stream: Readable, log: KeptLog): void {
  stream.on('data', (chunk: Buffer) => {
    log.add(chunk);
    stream.pause();
    const pause = (chunk.length / FLEET_LIMITS.logBytesPerSecond) * 1000;
    setTimeout(() => stream.resume(), Math.max(SHORTEST_PAUSE_MILLISECONDS, pause));
  });
}
