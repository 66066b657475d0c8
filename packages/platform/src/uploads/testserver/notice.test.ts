import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { SYSTEM_PATIENCE } from '@launchyard/testing/waits';
import { signBody } from '@launchyard/testing/world/signed';
import { startTestServer, type TestServer } from '@launchyard/testing/world/test-server';
import { newId } from '../../kit/columns.ts';
import { takeLock } from '../../kit/locks.ts';
import { testServer } from '../../tables/uploads.ts';
import { TestUploader } from '../test-uploader.ts';

const SECRET = 'the secret of the test server of one world';
const TOKEN = 'a token of at least 32 characters';
const NOTICE = '{"type":"queue.changed"}';
/** Any poll within a test was caused by a notice. */
const NEVER_MILLISECONDS = 60 * 60 * 1000;

let server: TestServer;
let world: PlatformWorld;
let worker: { close(): Promise<void> } | undefined;
beforeAll(async () => {
  server = await startTestServer();
  world = await startPlatform({
    config: {
      streamTest: { url: server.url, token: TOKEN },
      streamTestNoticeSecrets: [SECRET],
      testServerPollMilliseconds: NEVER_MILLISECONDS,
    },
  });
  return async () => {
    await world.close();
    await server.close();
  };
});
beforeEach(async () => {
  await world.owner.sql.delete(testServer);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

/** Sends what the test server sends, to the configured address. */
async function tell({ secret = SECRET, body = NOTICE, to = noticeUrl() } = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', 'launchyard-signature': signBody(body, secret) };
  const { status } = await fetch(to, { method: 'POST', body, headers });
  return status;
}
const noticeUrl = () => `${world.config.addresses.hooks}/stream-test/notices`;

/** Starts it, and forgets the first poll, which happens at its start. */
async function startWorker(): Promise<void> {
  server.answers.queue = () => ({ body: '[{"owner":"a","app":"b","version":1}]' });
  worker = await world.startWorker();
  await vi.waitFor(async () => expect(await queued()).toBe(1), WAIT);
  await untilNoneIsLeft();
  await world.owner.sql.delete(testServer);
  server.answers.queue = () => ({ body: '[]' });
}
const WAIT = { interval: 20 };
const WAIT_FOR_STAGES = { ...WAIT, timeout: SYSTEM_PATIENCE };
const looks = () => server.asked.filter(({ path }) => path === '/queue').length;

async function countJobs(states: string[]): Promise<number> {
  const text = `select count(*)::int count from pgboss.job where name = 'stream-test-look' and state::text = any($1)`;
  const { rows } = await world.database.pool.query<{ count: number }>(text, [states]);
  return rows[0]?.count ?? 0;
}
const queued = async () => (await world.database.sql.select().from(testServer))[0]?.queued;
const untilNoneIsLeft = () =>
  vi.waitFor(async () => expect(await countJobs(['created', 'retry', 'active'])).toBe(0), WAIT);

test('a server that is back announces it, and waiting uploads continue at once', async () => {
  await startWorker();
  await world.database.sql.insert(testServer).values({ id: 1, misses: 2, downSince: new Date(), incidentId: newId() });
  const uploader = new TestUploader(world, await world.person());
  const archive = join(world.config.dataDir, 'build.zip');
  writeBuild(archive, { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 });
  const { id } = await uploader.uploadFile(archive);
  await vi.waitFor(async () => expect((await uploader.get(id)).state).toBe('queued'), WAIT_FOR_STAGES);
  const to = server.asked.at(-1)?.noticeUrl;
  expect(to).toBe(noticeUrl());
  expect(await tell({ to })).toBe(204);
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
});

test('positions follow from what it lists, whatever else a notice says', async () => {
  await startWorker();
  server.answers.queue = () => ({ body: '[{"owner":"a","app":"b","version":1},{"owner":"a","app":"b","version":2}]' });
  expect(await tell({ body: '{"type":"queue.changed","queue":[],"result":"streamed"}' })).toBe(204);
  await vi.waitFor(async () => expect(await queued()).toBe(2), WAIT);
});

test('a notice that arrives while an older poll is being recorded is not lost', async () => {
  await startWorker();
  const before = looks();
  server.answers.queue = () => ({ body: '[{"owner":"a","app":"b","version":1}]' });
  await world.database.sql.transaction(async (older) => {
    await takeLock(older, 'watch of the test server');
    expect(await tell()).toBe(204);
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), WAIT);
  });
  await vi.waitFor(async () => expect(await queued()).toBe(1), WAIT);
});

test('a notice from somebody else causes no poll', async () => {
  await startWorker();
  const before = looks();
  expect(await tell({ secret: TOKEN })).toBe(401);
  expect(await tell({ body: '{"type":"test.passed"}' })).toBe(400);
  await untilNoneIsLeft();
  expect(looks()).toBe(before);
});

test('repeated notices find a server in trouble, but cannot make it count as down', async () => {
  await startWorker();
  const before = looks();
  server.answers.queue = () => ({ status: 503, body: '' });
  for (let told = 0; told < 5; told++) expect(await tell()).toBe(204);
  await untilNoneIsLeft();
  expect(looks()).toBeGreaterThan(before);
  expect(await world.database.sql.select().from(testServer)).toEqual([]);
});

test('however many arrive while nobody can poll, one poll waits', async () => {
  await Promise.all(Array.from({ length: 50 }, () => tell()));
  expect(await countJobs(['created'])).toBe(1);
});

test('without its secret there is no address for notices', async () => {
  const deaf = await startPlatform();
  try {
    expect(await tell({ to: `${deaf.config.addresses.hooks}/stream-test/notices` })).toBe(404);
  } finally {
    await deaf.close();
  }
});
