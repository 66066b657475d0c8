import { expect, test } from 'vitest';
import { formatId } from '@launchyard/domain/kit';
import { uploadFailures } from '@launchyard/domain/uploads';
import { makeFakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import { fleetTester } from './fleet-tester.ts';
import type { Inspection } from './inspection.ts';
import type { Probe } from './probe.ts';
import { TesterFull, TesterUnavailable, type TestedBuild, type TestOutcome } from './stream-tester.ts';

const build: TestedBuild = {
  folder: '/nowhere',
  versionId: formatId('appVersion', '01a2084c-5d4f-73d5-b915-5ab8fc6fb116'),
  buildId: '01a2084c-5d4f-73d5-b915-5ab8fc6fb116',
  accountId: formatId('account', '01a2084c-57db-7399-ba04-35831a2e7568'),
  appName: 'Harbour',
  version: 1,
  answers: { isLinuxBuild: true, isMissingPluginAccepted: false, skipsZipChecking: false },
  testId: 'one',
  isOnlyInspected: false,
};
const inspected = { isPassed: true, buildType: 'linux', testKind: 'inspected', evidence: 'Inspected only' } as const;
const inspecting = (outcome: TestOutcome): Inspection => ({
  name: 'inspection',
  health: () => Promise.resolve({ answer: 'list', queued: 0 }),
  starts: () => Promise.resolve(false),
  test: () => Promise.resolve(outcome),
  inspect: () => Promise.resolve({ ...outcome, hasPlugin: true }),
});

const signallingUrl = (room: string, side: string) => `ws://127.0.0.1:1/signalling?ticket=${room}-${side}`;

/** A tester on a fleet somewhere else, whose builds are seen streaming. */
function open(
  view: Probe = () => Promise.resolve({ sight: 'streamed', picture: { width: 640, height: 360 } }),
  outcome: TestOutcome = inspected,
) {
  const fleet = makeFakeFleet();
  const inspection = inspecting(outcome);
  const tester = fleetTester({ fleet, inspection, probe: view, signallingUrl });
  return { fleet, run: (signal = new AbortController().signal) => tester.test(build, signal), tester };
}

test('a build for which the fleet has no machine is inspected only', async () => {
  const { fleet, run } = open();
  fleet.platforms = [];
  expect(await run()).toEqual(inspected);
  expect(fleet.started.size).toBe(0);
});

test('a build that did not wait for its turn is inspected only, whatever the fleet has by then', async () => {
  const { fleet, tester } = open();
  expect(await tester.test({ ...build, isOnlyInspected: true }, new AbortController().signal)).toEqual(inspected);
  expect(fleet.started.size).toBe(0);
});

const refused = { isPassed: false, failure: uploadFailures.pluginMissing, evidence: 'No plugin' } as const;

test.each<[string, TestOutcome, 'linux' | null, boolean]>([
  ['that the fleet can run', inspected, 'linux', true],
  ['for which it has no machine', inspected, null, false],
  ['for Windows', { ...inspected, buildType: 'windows' }, 'linux', false],
  ['that is refused by its files', refused, 'linux', false],
])('a build %s: whether its test starts it is known before', async (_, outcome, platform, starts) => {
  const { fleet, tester } = open(undefined, outcome);
  fleet.platforms = platform === null ? [] : [platform];
  const signal = new AbortController().signal;
  expect(await tester.starts(build, signal)).toBe(starts);
  // A fleet that does not answer may have a machine later.
  fleet.isSilent = true;
  expect(await tester.starts(build, signal)).toBe(outcome === inspected);
});

test('without a free place, or a fleet, nothing was found out', async () => {
  const { fleet, run, tester } = open();
  fleet.places = 0;
  await expect(run()).rejects.toThrow(TesterFull);
  fleet.isSilent = true;
  await expect(run()).rejects.toThrow(TesterUnavailable);
  expect(await tester.health(new AbortController().signal)).toEqual({ answer: 'silent', queued: 0 });
});

test('the same test again first ends what another worker left of it', async () => {
  const { fleet, run } = open();
  await run();
  const [first = expect.unreachable()] = fleet.started.keys();
  await run();
  expect(fleet.started.size).toBe(2);
  expect(fleet.stopped.filter((id) => id === first)).toHaveLength(3);
  expect((await fleet.list()).map(({ state }) => state)).toEqual(['ended', 'ended']);
});

test('a fleet that forgets the build says nothing about it', async () => {
  const { fleet, run } = open(() => {
    fleet.forget();
    return new Promise(() => undefined);
  });
  await expect(run()).rejects.toThrow('the fleet has forgotten the build');
});

test('a test that is aborted ends its build', async () => {
  const abort = new AbortController();
  const { fleet, run } = open(() => {
    abort.abort(new Error('the upload was cancelled'));
    return new Promise(() => undefined);
  });
  await expect(run(abort.signal)).rejects.toThrow('the upload was cancelled');
  expect((await fleet.list()).map(({ state }) => state)).toEqual(['ended']);
});
