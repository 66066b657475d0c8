import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uploadRetry } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { makeFakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import { startTestServer, STREAMED, type TestServer } from '@launchyard/testing/world/test-server';
import { newId } from '../../kit/columns.ts';
import { fleetTester } from '../../providers/streamtest/fleet-tester.ts';
import { httpTester } from '../../providers/streamtest/http-tester.ts';
import { openInspection } from '../../providers/streamtest/inspection.ts';
import type { StreamTester } from '../../providers/streamtest/stream-tester.ts';
import { testServer, uploads } from '../../tables/uploads.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { runStage } from './run.ts';
import { testStage } from './test.ts';

const PATIENCE = { silenceSeconds: 60, graceSeconds: 0.05, budgetSeconds: () => 75 };
const POLL_MILLISECONDS = 5;
/** How long the server seems to take before it hangs up. */
const HANG_UP_SECONDS = 15;
/** Longer than the patience. */
const LONG = 20;

let world: PipelineWorld;
let server: TestServer;
beforeAll(async () => {
  world = await startPipelineWorld();
  return () => world.close();
});
beforeEach(async () => {
  server = await startTestServer();
  await world.owner.sql.delete(testServer);
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

/** An upload that waits in its test; no worker runs. */
async function inTest() {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(world.archive);
  const uploadId = parseId('upload', id) ?? '';
  const enterTest = () => world.database.sql.update(uploads).set({ state: 'testing' }).where(eq(uploads.id, uploadId));
  await enterTest();
  const retry = async () => {
    await world.rest(uploadRetry, { uploadId: id }, { token: person.session });
    await enterTest();
  };
  return { uploader, id, uploadId, retry };
}

async function run(uploadId: string, tester: StreamTester = ofServer()) {
  // The test winds the clock that watches stages; the database keeps its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const deps = {
    ...world.deps,
    patience: PATIENCE,
    tester,
    testServerPollMilliseconds: POLL_MILLISECONDS,
  };
  await runStage(deps, { uploadId, stage: 'test' }, testStage(deps), new AbortController().signal);
  vi.useRealTimers();
}

const ofServer = () => httpTester({ url: server.url, token: undefined, noticeUrl: 'http://127.0.0.1/' });

function hangUp() {
  vi.advanceTimersByTime(1000 * HANG_UP_SECONDS);
  return 'hangUp' as const;
}

/** The server hangs up so often, and then tests. */
function comesBackAfter(times: number) {
  let asked = 0;
  server.answers.test = () => (++asked > times ? { body: STREAMED } : hangUp());
}

test('a build in its test waits while its test server is known to be down, and that time does not count', async () => {
  const { uploader, id, uploadId } = await inTest();
  await world.database.sql.insert(testServer).values({ id: 1, misses: 2, downSince: new Date(), incidentId: newId() });
  comesBackAfter(LONG);
  await run(uploadId);
  expect(server.asked).toHaveLength(LONG + 1);
  expect(await uploader.get(id)).toMatchObject({ state: 'tested', failure: null });
});

test('a test server that is up but never tests is tolerated as long as any stage; its last error is kept as evidence', async () => {
  const { uploader, id, uploadId } = await inTest();
  server.answers.test = hangUp;
  for (let hung = 1; hung <= 2; hung++) await run(uploadId);
  await run(uploadId);
  const { state, failure } = await uploader.get(id);
  expect(state).toBe('failed');
  expect(failure).toMatchObject({ code: 'STUCK', stage: 'test' });
  expect(failure?.evidence).toMatch(/no progress for \d+ s|it took longer than \d+ s/);
});

test('a build for which the fleet has no place waits, says so, and that time does not count', async () => {
  const { uploader, id, uploadId } = await inTest();
  const fleet = makeFakeFleet();
  fleet.places = 0;
  const noteOf = async () => (await uploader.get(id)).stages.find(({ stage }) => stage === 'test')?.note;
  let asked = 0;
  const told: unknown[] = [];
  const health = fleet.health.bind(fleet);
  fleet.health = async () => {
    hangUp();
    told.push(await noteOf());
    if (++asked > LONG) fleet.places = 1;
    return health();
  };
  const found = {
    isPassed: true,
    buildType: 'linux',
    testKind: 'inspected',
    evidence: 'fine',
    hasPlugin: true,
  } as const;
  const tester = fleetTester({
    fleet,
    inspection: { ...openInspection({ isPlugin2Supported: false }), inspect: () => Promise.resolve(found) },
    probe: () => Promise.resolve({ sight: 'streamed', picture: null }),
    signallingUrl: () => 'ws://127.0.0.1:1/',
  });
  await run(uploadId, tester);
  expect(await uploader.get(id)).toMatchObject({ state: 'tested', failure: null });
  expect(told.slice(0, 2)).toEqual([null, 'Waiting for a free place to start the build.']);
  expect(await noteOf()).toContain('Started and streamed');
});

test('another worker requests the same test; a retry by a person requests a new one', async () => {
  const { uploader, id, uploadId, retry } = await inTest();
  server.answers.test = () => ({ status: 404, body: '' });
  await run(uploadId);
  expect((await uploader.get(id)).triesAgainAt).not.toBeNull();
  server.answers.test = () => ({ body: JSON.stringify({ result: 'failed', reason: 'crashed', evidence: 'exit 3' }) });
  await run(uploadId);
  expect(await uploader.get(id)).toMatchObject({ state: 'failed', failure: { code: 'APP_CRASHED' } });
  await retry();
  comesBackAfter(0);
  await run(uploadId);
  expect((await uploader.get(id)).state).toBe('tested');
  const [first, second, third] = server.asked.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
