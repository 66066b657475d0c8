import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoPerson } from '@launchyard/platform/demo';
import { PATIENCE, PROCESS_PATIENCE } from '@launchyard/testing/waits';
import { freePorts } from '@launchyard/testing/world/ports';

export type DemoRole = Exclude<DemoPerson['role'], 'showcase'>;

const ENTRIES = {
  gateway: 'gateway/src/main.ts',
  api: 'main-api.ts',
  files: 'main-files.ts',
  streams: 'main-streams.ts',
  worker: 'main-worker.ts',
};
export type ProcessName = keyof typeof ENTRIES;

/** A product that runs for a test file. */
export interface Product {
  url: string;
  /** The URL of the outbox page’s server, without `/outbox`. */
  outbox: string;
  people: Record<DemoRole, DemoPerson>;
  stop(): Promise<void>;
}

/** The product as `npm start` starts it: its own processes, database, ports and folder. */
export interface System extends Product {
  dataDir: string;
  /** Kills a process without warning, and resolves when another has replaced it. */
  kill(name: ProcessName): Promise<void>;
  /** Freezes a process, with its connections open, until the returned function is called. */
  freeze(name: ProcessName): Promise<() => void>;
  /** Stops the database and all its connections, like a restart, and resolves when another has replaced it. */
  restartDatabase(): Promise<void>;
}

const START = fileURLToPath(new URL('../../packages/launcher/src/main.ts', import.meta.url));
/** Two of each process behind a load balancer. */
const START_PAIRS = fileURLToPath(new URL('../../packages/testing/src/world/pairs.ts', import.meta.url));
/** `PAIRS=1` starts two of each process for every test that starts a whole product. */
export const USE_PAIRS = process.env['PAIRS'] === '1';

export async function startSystem(
  environment: Record<string, string> = {},
  { isPairs = USE_PAIRS, hasDemo = false }: { isPairs?: boolean; hasDemo?: boolean } = {},
): Promise<System> {
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-e2e-'));
  const [PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, SIGNALLING_PORT, FLEET_PORT, CHECKOUT_PORT] = (
    await freePorts()
  ).map(String);
  const inside = { PORT, PLATFORM_PORT, SIGNALLING_PORT, FLEET_PORT };
  const ports = { ...inside, FILES_PORT, STREAM_PORT, HOOKS_PORT, CHECKOUT_PORT };
  // Overrides the test runner’s MODE. The pairs choose ports, and not those of this worker.
  const child = spawn(process.execPath, isPairs ? [START_PAIRS] : [START, ...(hasDemo ? [] : ['--without-demo'])], {
    env: {
      ...process.env,
      VITEST_POOL_ID: undefined,
      MODE: 'development',
      ...ports,
      DATA_DIR: dataDir,
      ...environment,
    },
    // The channel ends with this process, and the product with the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = listen(child);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const readPeople = async () => {
    await untilReady(child, said);
    return peopleOf(JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')));
  };
  const people = await readPeople().catch(async (error: unknown) => {
    // One that hangs must not hide why.
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await stop();
    clearTimeout(patience);
    throw error;
  });
  return {
    url: `http://localhost:${PORT}`,
    outbox: `http://127.0.0.1:${PLATFORM_PORT}`,
    dataDir,
    people,
    async kill(name) {
      const from = said().length;
      await endFirst(child, ENTRIES[name], 'SIGKILL');
      // The launcher says so when the replacement answers. A process that is there may not.
      const again = new RegExp(`\\b${name}(-2)? is ready again`);
      await until(() => again.test(said().slice(from)), `${name} was not ready again`);
    },
    async freeze(name) {
      const [pid] = await find(child, ENTRIES[name]);
      if (pid === undefined) throw new Error(`no ${name} process runs`);
      process.kill(pid, 'SIGSTOP');
      return () => process.kill(pid, 'SIGCONT');
    },
    async restartDatabase() {
      const old = await endFirst(child, 'postgres', 'SIGINT');
      const isReplaced = async () => (await find(child, 'postgres')).some((pid) => pid !== old);
      await until(isReplaced, 'nothing replaced the database');
    },
    stop,
  };
}

/** The demo people by their role. */
export function peopleOf(list: readonly DemoPerson[]): Product['people'] {
  const pick = (role: DemoRole) => {
    const person = list.find((each) => each.role === role);
    if (!person) throw new Error(`the demo has no ${role}`);
    return person;
  };
  return { owner: pick('owner'), member: pick('member'), support: pick('support'), admin: pick('admin') };
}

/** Longer than any start, and shorter than the timeout of a hook: a hang is reported with its reason. */
const READY_MILLISECONDS = 300_000;

/** What the launcher has said so far. */
function listen(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

/** Resolves when the launcher says that it is ready. */
async function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => {
      reject(new Error(`it was not ready after ${READY_MILLISECONDS / 1000} s:\n${said()}`));
    }, READY_MILLISECONDS);
    const read = () => {
      if (!/\bis ready\b/.test(said())) return;
      clearTimeout(patience);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(patience);
      reject(new Error(`the launcher exited with ${code}:\n${said()}`));
    });
  });
}

/** Finds processes among the launcher’s children by their command: both of a pair. */
async function find(launcher: ChildProcess, part: string): Promise<number[]> {
  const found: number[] = [];
  const children = await readFile(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(part)) found.push(Number(pid));
  }
  return found;
}

/** Sends a terminating signal to the process (the first of a pair), and returns which it was. */
async function endFirst(launcher: ChildProcess, part: string, signal: NodeJS.Signals): Promise<number> {
  const [old] = await find(launcher, part);
  if (old === undefined) throw new Error(`no ${part} process runs`);
  process.kill(old, signal);
  return old;
}

async function until(isTrue: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${otherwise} within ${PROCESS_PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
