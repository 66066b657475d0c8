import { availableParallelism } from 'node:os';
import { resolve, join } from 'node:path';
import { FleetFull, FleetUnavailable, type Fleet, type Instance, type StartInput } from '@launchyard/contract/fleet';
import {
  cpuCeiling,
  describeEnd,
  describeMemory,
  describeNoPlace,
  describeProcesses,
  FLEET_LIMITS,
  judgeEnd,
  launchArguments,
  nameBound,
  signallingPortOf,
} from '@launchyard/domain/fleet';
import type { BuildUse, EndReason } from '@launchyard/domain/fleet';
import { buildFolderSteps } from '@launchyard/domain/uploads';
import { bounds } from './bounds.ts';
import { findScript } from './find-script.ts';
import { checkMachine } from './isolation/check-machine.ts';
import { tryControlGroups, type ControlGroup, type TryControlGroups } from './isolation/control-groups.ts';
import { buildLimits } from './isolation/group-limits.ts';
import { startGuard } from './isolation/guard.ts';
import { readOwnAddresses } from './isolation/own-addresses.ts';
import { placeAt, type Place } from './isolation/place.ts';
import { markOf, sweep } from './isolation/sweep.ts';
import { KeptLog } from './kept-log.ts';
import { readProcesses } from './processes.ts';
import { runBuild, type Measured, type RunningBuild } from './run-build.ts';
import { openWaiting } from './waiting.ts';

export interface SupervisorOptions {
  /** The data folder of the services, where unpacked builds are. */
  dataDir: string;
  /** How many builds may run at once. */
  places: number;
  /** What one build may use, with its scratch files where there are control groups. */
  memoryBytes: number;
  /** The first of the UDP ports for peer connections. */
  firstUdpPort: number;
  /** How many cores all builds together may use; unless given, all of this machine but one. */
  cpuCores?: number | undefined;
  /** Whether builds run where a bound does not hold: they are one’s own then. */
  isDevelopment?: boolean | undefined;
  /** The control groups of this machine, unless given. */
  tryGroups?: TryControlGroups | undefined;
}

/** The fleet of this machine. */
export interface Supervisor extends Fleet {
  /** Ends every build and resolves when none of their processes is left. */
  close(): Promise<void>;
}

interface Held {
  shown: Instance;
  use: BuildUse;
  accountId: string;
  place: Place;
  log: KeptLog;
  leaseEndsAt: number;
  /** Why we end it; null as long as we do not. */
  wanted: EndReason | null;
  running: RunningBuild | null;
  /** Its process has ended. Until what it left is removed, it still counts as running. */
  hasExited: boolean;
  group: ControlGroup | null;
  /** The most memory that was seen. */
  most: Pick<Measured, 'memoryBytes' | 'sharedBytes'>;
  /** Resolves when nothing of it is left. */
  over: Promise<void>;
}

const LOOK_MILLISECONDS = 250;

/** Sweeps what an earlier fleet left, tries once whether builds can be kept apart, and then takes builds. */
export async function createSupervisor(options: SupervisorOptions): Promise<Supervisor> {
  const mark = markOf(options.dataDir);
  await sweep(mark);
  const guard = startGuard(mark);
  const cpuCores = options.cpuCores ?? cpuCeiling(availableParallelism());
  const { isDevelopment = false, tryGroups = tryControlGroups } = options;
  const firstPlace = placeAt(0, options.firstUdpPort);
  const machine = await checkMachine({ mark, place: firstPlace, cpuCores, isDevelopment, tryGroups });
  const { obstacle, groups } = machine;
  const known = new Map<string, Held>();
  const waiting = openWaiting(options.places);
  let isClosing = false;
  const live = () => [...known.values()].filter((held) => held.shown.state !== 'ended');

  async function run(held: Held, { build, signallingUrl, arguments: wanted }: StartInput): Promise<void> {
    let code: number | null = null;
    let hasStarted = false;
    const name = `${mark}-${held.shown.id}`;
    try {
      const folder = join(resolve(options.dataDir), ...buildFolderSteps(build.versionId));
      const script = build.platform === 'linux' ? await findScript(folder, build.appName) : null;
      const signallingPort = signallingPortOf(signallingUrl);
      const ownAddresses = await readOwnAddresses();
      held.group = (await groups?.open(held.shown.id, buildLimits(options.memoryBytes))) ?? null;
      if (script === null) say(held, 'This machine found no script of a Linux build to start.');
      else if (signallingPort === null)
        say(held, 'The signalling server is not on this machine, so the build may not reach it.');
      else if (held.wanted === null) {
        const given = launchArguments(signallingUrl, wanted);
        for (const argument of given.leftOut) say(held, `Left out, because the session decides it: ${argument}`);
        const { place, log, group } = held;
        const running = runBuild(
          {
            mark: name,
            place,
            group,
            signallingPort,
            ownAddresses,
            folder,
            script,
            arguments: given.arguments,
            limits: FLEET_LIMITS,
          },
          log,
        );
        held.running = running;
        void running.started.then(() => {
          hasStarted = true;
          if (held.shown.state === 'starting') held.shown.state = 'running';
          return undefined;
        });
        code = await running.ended;
        held.hasExited = true;
        await judgeMemory(held);
        const refusals = (await held.group?.refusedProcesses()) ?? 0;
        if (refusals > 0) say(held, describeProcesses(FLEET_LIMITS.processes, refusals));
      }
    } catch (error) {
      say(
        held,
        `The build’s folder cannot be read: ${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}`,
      );
    }
    await held.group?.remove();
    finish(held, judgeEnd({ wanted: held.wanted, hasStarted, code }));
  }

  /** Whether a build has used more memory than allowed, which is said once, with what was seen. */
  async function judgeMemory(held: Held): Promise<boolean> {
    const seen = await held.group?.memory();
    const isOver = seen ? seen.ranOut : held.shown.memoryBytes > options.memoryBytes;
    if (!isOver || held.wanted !== null) return false;
    held.wanted = 'outOfMemory';
    say(held, describeMemory({ allowedBytes: options.memoryBytes, ...held.most }));
    return true;
  }

  function finish(held: Held, judged: ReturnType<typeof judgeEnd>): void {
    held.log.end();
    const lastLines = held.log.lastLines();
    say(held, describeEnd(judged));
    held.running = null;
    Object.assign(held.shown, { state: 'ended', endedAt: new Date().toISOString(), end: { ...judged, lastLines } });
    const ended = [...known.values()].filter(({ shown }) => shown.state === 'ended');
    for (const old of ended.slice(0, Math.max(0, ended.length - FLEET_LIMITS.endedKept))) known.delete(old.shown.id);
  }

  async function end(held: Held, reason: EndReason): Promise<void> {
    held.wanted ??= reason;
    // A sandbox that is being built has nothing in it that could end by itself.
    const isAtOnce = reason === 'outOfMemory' || held.running?.isStarted() !== true;
    await (isAtOnce ? held.running?.kill() : held.running?.terminate());
    // Again and again: a build may start processes as fast as they are killed.
    const force = () => void held.running?.kill();
    const wait = isAtOnce ? LOOK_MILLISECONDS : FLEET_LIMITS.stopSeconds * 1000;
    let forcing: NodeJS.Timeout | undefined;
    const patience = setTimeout(() => {
      force();
      forcing = setInterval(force, LOOK_MILLISECONDS);
    }, wait);
    await held.over;
    clearTimeout(patience);
    clearInterval(forcing);
  }

  async function look(): Promise<void> {
    const held = live();
    if (held.length === 0) return;
    const processes = await readProcesses();
    await Promise.all(
      held.map(async (each) => {
        if (each.running && !each.hasExited) {
          const { sharedBytes, ...seen } = await each.running.measure(processes, options.memoryBytes);
          // One that exited meanwhile keeps what was seen of it while it ran.
          if (each.hasExited) return;
          Object.assign(each.shown, seen, { heartbeatAt: new Date().toISOString() });
          if (seen.memoryBytes > each.most.memoryBytes) each.most = { memoryBytes: seen.memoryBytes, sharedBytes };
        }
        if (each.wanted !== null) return;
        if (await judgeMemory(each)) void end(each, 'outOfMemory');
        else if (Date.now() > each.leaseEndsAt) void end(each, 'leaseEnded');
      }),
    );
  }
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look().finally(() => (isLooking = false));
  }, LOOK_MILLISECONDS);

  const answer = (held: Held | undefined) => (held ? structuredClone(held.shown) : null);
  return {
    async start(id, input) {
      const before = known.get(id);
      if (before) return structuredClone(before.shown);
      if (obstacle !== null || isClosing) throw new FleetUnavailable(obstacle ?? 'the fleet is shutting down');
      const { use } = input;
      const running = live();
      const { accountId } = input.build;
      const mayStart = waiting.ask(
        { id, use, accountId },
        running.map((held) => ({ ...held, id: held.shown.id })),
      );
      const taken = new Set(running.map((held) => held.place.index));
      const free = Array.from({ length: options.places }, (_, index) => index).find((index) => !taken.has(index));
      if (!mayStart || free === undefined) throw new FleetFull(describeNoPlace(use, options.places));
      const now = new Date().toISOString();
      const held: Held = {
        shown: {
          id,
          state: 'starting',
          startedAt: now,
          heartbeatAt: now,
          endedAt: null,
          end: null,
          memoryBytes: 0,
          cpuSeconds: 0,
        },
        use,
        accountId,
        place: placeAt(free, options.firstUdpPort),
        log: new KeptLog(secretsIn(input.signallingUrl)),
        leaseEndsAt: Date.now() + input.leaseSeconds * 1000,
        wanted: null,
        running: null,
        hasExited: false,
        group: null,
        most: { memoryBytes: 0, sharedBytes: 0 },
        over: Promise.resolve(),
      };
      known.set(id, held);
      held.over = run(held, input);
      return structuredClone(held.shown);
    },
    async stop(id) {
      waiting.leave(id);
      const held = known.get(id);
      if (held && held.shown.state !== 'ended') await end(held, 'stopped');
      return answer(held);
    },
    find: async (id) => answer(known.get(id)),
    list: async () => [...known.values()].map((held) => structuredClone(held.shown)),
    async renew(id, leaseSeconds) {
      const held = known.get(id);
      if (held) held.leaseEndsAt = Date.now() + leaseSeconds * 1000;
      return answer(held);
    },
    log: async (id, after) => known.get(id)?.log.read(after) ?? null,
    async health() {
      const isIsolated = obstacle === null;
      const platforms = isIsolated ? ['linux' as const] : [];
      return {
        platforms,
        places: options.places,
        running: live().length,
        bounds: bounds({ ...options, cpuCores }, machine),
        brokenBounds: machine.broken.map(nameBound),
        isIsolated,
      };
    },
    async close() {
      isClosing = true;
      await Promise.all(live().map((held) => end(held, 'fleetEnded')));
      clearInterval(timer);
      await looking;
      await groups?.close();
      guard.kill();
    },
  };
}

/** A build gets its ticket as an argument, and may print it: the whole of it, or the part that only we can write. */
function secretsIn(signallingUrl: string): string[] {
  const ticket = URL.parse(signallingUrl)?.searchParams.get('ticket') ?? '';
  return [ticket, ticket.split('.').at(-1) ?? ''].filter((secret) => secret.length >= SHORTEST_SECRET);
}

/** Shorter ones are no secrets, and are found in any text. */
const SHORTEST_SECRET = 16;

const say = (held: Held, sentence: string): void => held.log.add(Buffer.from(`launchyard: ${sentence}\n`));
