import { setTimeout as delay } from 'node:timers/promises';
import { v5 as uuidOf } from 'uuid';
import { FleetFull, FleetUnavailable, type Fleet, type Instance } from '@launchyard/contract/fleet';
import { describeLog, judgeStart, START_TEST } from '@launchyard/domain/uploads';
import type { Inspection } from './inspection.ts';
import type { Probe } from './probe.ts';
import {
  TesterFull,
  TesterUnavailable,
  type StreamTester,
  type TestedBuild,
  type TestOutcome,
} from './stream-tester.ts';

export interface FleetTesterOptions {
  fleet: Fleet;
  /** Goes first, and its refusals stay. */
  inspection: Inspection;
  probe: Probe;
  /** The address of the signalling server for one end of a room, with a ticket that ends with the test of a version. */
  signallingUrl: (room: string, side: 'streamer' | 'player', versionId: string) => string;
  /** Default: as the domain says. */
  registerSeconds?: number;
  pictureSeconds?: number;
}

/** Names the instances of tests. */
const TESTS = '6f1dc8a2-52b1-4c55-9a44-1c7d3f0a8be1';
/** So often a test may have been begun by workers that died. */
const MOST_REPETITIONS = 60;
const RENEW_MILLISECONDS = 1_000;
/** How long after a bad sight the fleet may take to notice that the build ended. */
const END_MILLISECONDS = 3_000;
/** Unreal’s switch for a build without sound. */
const ARGUMENTS = ['-nosound'];

/**
 * Inspects a build, then starts it on a fleet and views its stream. Builds for which the fleet has no machine are
 * inspected only, and the evidence says so.
 */
export function fleetTester(options: FleetTesterOptions): StreamTester {
  const { fleet, inspection, probe, signallingUrl } = options;
  const { registerSeconds = START_TEST.registerSeconds, pictureSeconds = START_TEST.pictureSeconds } = options;
  const { goOnSeconds, leaseSeconds } = START_TEST;

  async function run(build: TestedBuild, hasPlugin: boolean, signal: AbortSignal): Promise<TestOutcome> {
    const id = await startAlone(build);
    const over = new AbortController();
    try {
      const ended = watch(id, AbortSignal.any([signal, over.signal]));
      const job = {
        url: signallingUrl(id, 'player', build.buildId),
        streamerId: id,
        registerSeconds,
        pictureSeconds,
        goOnSeconds,
      };
      const first = await Promise.race([ended, probe(job, AbortSignal.any([signal, over.signal]))]);
      const [sight, picture] = 'sight' in first ? [first.sight, first.picture] : [null, null];
      if (sight === 'lineLost') throw new TesterUnavailable('the signalling server does not answer');
      // A crash is seen by the viewer first.
      const instance =
        'sight' in first
          ? sight === 'streamed'
            ? null
            : await Promise.race([ended, delay(END_MILLISECONDS, null, { signal })])
          : first;
      const judged = judgeStart({ sight, end: instance?.end ?? null, hasPlugin });
      if (judged === 'unknown') throw new TesterUnavailable('the build was ended by somebody else');
      if (judged === null) {
        const size = picture ? `${picture.width}×${picture.height}` : 'unknown size';
        const evidence = `Started and streamed: a picture of ${size}, which went on after an input.`;
        return { isPassed: true, buildType: 'linux', testKind: 'started', evidence };
      }
      const log = instance?.end ? instance.end.lastLines.join('\n') : await readLog(id);
      const { code, message } = judged.failure;
      return { isPassed: false, failure: { code, message }, evidence: `${judged.sentence} ${describeLog(log)}` };
    } finally {
      over.abort();
      // One that is not reached ends the instance by its lease.
      await fleet.stop(id).catch(() => null);
    }
  }

  /**
   * Starts the build of a test and returns its instance. What another worker left of the same test is ended first, and
   * is never started again.
   */
  async function startAlone({ testId, buildId, accountId, appName, version }: TestedBuild): Promise<string> {
    for (let repetition = 0; repetition < MOST_REPETITIONS; repetition++) {
      const id = uuidOf(`${testId} ${repetition}`, TESTS);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if ((await fleet.stop(id)) !== null) continue;
      const build = {
        versionId: buildId,
        accountId,
        appName,
        version,
        platform: 'linux' as const,
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await fleet.start(id, {
        build,
        use: 'test',
        signallingUrl: signallingUrl(id, 'streamer', buildId),
        arguments: ARGUMENTS,
        leaseSeconds,
      });
      return id;
    }
    throw new Error(`the test ${testId} was begun too often`);
  }

  /** Whether the fleet has a machine for what was inspected. Throws FleetUnavailable. */
  async function hasMachine(inspected: TestOutcome): Promise<boolean> {
    return inspected.isPassed && inspected.buildType === 'linux' && (await fleet.health()).platforms.includes('linux');
  }

  /** Keeps the lease until the instance has ended, and returns it. */
  async function watch(id: string, signal: AbortSignal): Promise<Instance> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- it waits
      const instance = await fleet.renew(id, leaseSeconds);
      if (instance === null) throw new TesterUnavailable('the fleet has forgotten the build');
      if (instance.state === 'ended') return instance;
      // oxlint-disable-next-line no-await-in-loop -- it waits
      await delay(RENEW_MILLISECONDS, undefined, { signal });
    }
  }

  async function readLog(id: string): Promise<string> {
    return (await fleet.log(id, 0))?.text ?? '';
  }

  return {
    name: 'a fleet that starts builds',
    health: () =>
      fleet.health().then(
        () => ({ answer: 'list', queued: 0 }),
        () => ({ answer: 'silent', queued: 0 }),
      ),
    async starts(build, signal) {
      const inspected = await inspection.inspect(build, signal);
      // A fleet that is silent may have one later.
      return hasMachine(inspected).catch((error: unknown) => {
        if (error instanceof FleetUnavailable) return true;
        throw error;
      });
    },
    async test(build, signal) {
      const { hasPlugin, ...inspected } = await inspection.inspect(build, signal);
      if (!inspected.isPassed) return inspected;
      try {
        if (build.isOnlyInspected || !(await hasMachine(inspected))) return inspected;
        return await run(build, hasPlugin, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof FleetFull) throw new TesterFull('no place of the fleet is free for a test');
        if (error instanceof FleetUnavailable) throw new TesterUnavailable('the fleet is gone', { cause: error });
        throw error;
      }
    },
  };
}
