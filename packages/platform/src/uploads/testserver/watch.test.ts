import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { parseId } from '@launchyard/domain/kit';
import type { TestServerAnswer } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { startTestServer, type TestServer } from '@launchyard/testing/world/test-server';
import { openInspection } from '../../providers/streamtest/inspection.ts';
import { alerts } from '../../tables/alerts.ts';
import { mails } from '../../tables/providers.ts';
import { uploadEvents, uploads, testServer } from '../../tables/uploads.ts';
import { runQueueStage } from '../pipeline/queue.ts';
import { watchStuckUploads } from '../stuck/watch.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { watchTestServer } from './watch.ts';

let now = new Date();
let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld(() => now);
  return () => world.close();
});
beforeEach(async () => {
  await world.database.sql.delete(alerts);
  await world.owner.sql.delete(testServer);
});

/** A queued upload; no worker runs. */
async function inLine(appName: string, person: TestPerson, sendsUpdatesOnEmail = true) {
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(world.archive, { appName, sendsUpdatesOnEmail });
  await world.database.sql
    .update(uploads)
    .set({ state: 'queued', progressedAt: now })
    .where(eq(uploads.id, parseId('upload', id) ?? ''));
  return { id, uploader };
}

/** A poll ten seconds after the last one. */
async function look(answer: TestServerAnswer, workers = 1, queued = 0) {
  now = new Date(now.getTime() + 10_000);
  const tester = {
    ...openInspection({ isPlugin2Supported: false }),
    health: () => Promise.resolve({ answer, queued }),
  };
  const signal = new AbortController().signal;
  await Promise.all(Array.from({ length: workers }, () => watchTestServer({ ...world.deps, tester }, signal)));
}

/** The kind of each occurrence. */
const kinds = async () =>
  (await world.alerts()).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
const mailsTo = (person: TestPerson) =>
  world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
const isWaiting = async ({ uploader, id }: Awaited<ReturnType<typeof inLine>>) =>
  (await uploader.get(id)).streamTestServerDown;

test('two polls without a list are an incident: shown on the uploads, published live, alerted once and e-mailed once to each owner', async () => {
  const person = await world.person();
  const other = await world.person();
  const quiet = await world.person();
  const first = await inLine('First', person);
  const second = await inLine('Second', person);
  const foreign = await inLine('Foreign', other);
  const silent = await inLine('Silent', quiet, false);
  const { newest } = expectReply(await world.rest(eventsSince, {}, { token: person.session }));

  await look('noList');
  expect(await isWaiting(first)).toBe(false);
  await look('noList', 3);
  await look('noList', 3);
  for (const each of [first, second, foreign, silent]) expect(await isWaiting(each)).toBe(true);
  expect(await kinds()).toEqual(['testServerDown']);
  expect(await mailsTo(person)).toHaveLength(1);
  expect(await mailsTo(other)).toHaveLength(1);
  expect(await mailsTo(quiet)).toEqual([]);
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, { token: person.session }));
  const told = missed.flatMap((event) => (event.type === 'upload.changed' ? [event.upload] : []));
  expect(told.map((upload) => [upload.appName, upload.streamTestServerDown])).toEqual([
    ['First', true],
    ['Second', true],
  ]);

  await look('list', 2);
  for (const each of [first, second, foreign, silent]) expect(await isWaiting(each)).toBe(false);
  await look('list');
  expect(await kinds()).toEqual(['testServerDown', 'testServerUp']);
  expect(await mailsTo(person)).toHaveLength(1);
  for (const { uploader, id } of [first, second, foreign, silent]) await uploader.stop(id);
});

test('an alert names nobody', async () => {
  const waiting = await inLine('Secret_Project', await world.person());
  await look('noList');
  await look('noList');
  expect(await world.alerts()).toMatchObject([
    { kind: 'testServerDown', text: 'The stream test server is down; waiting uploads: 1.' },
  ]);
  await waiting.uploader.stop(waiting.id);
});

test('an upload’s timeline records once that it waits for the server, and once that it is back', async () => {
  const waiting = await inLine('Told', await world.person());
  await look('noList');
  await look('noList', 3);
  await look('noList', 3);
  await look('silent');
  await runQueueStage(world.deps, { uploadId: parseId('upload', waiting.id) ?? '', stage: 'queue' });
  await look('list');
  await look('list');
  const uploadId = parseId('upload', waiting.id) ?? '';
  const events = await world.database.sql
    .select({ kind: uploadEvents.kind, details: uploadEvents.details })
    .from(uploadEvents)
    .where(eq(uploadEvents.uploadId, uploadId))
    .orderBy(uploadEvents.number);
  expect(events.slice(3)).toEqual([
    { kind: 'waits_for_server', details: { stage: 'queue', waitedSeconds: null } },
    { kind: 'queued', details: { place: 1 } },
    { kind: 'server_back', details: { stage: 'queue', waitedSeconds: 30 } },
  ]);
  await waiting.uploader.stop(waiting.id);
});

test('an upload that is queued during an incident is told, too, and its owner gets no second e-mail', async () => {
  const person = await world.person();
  const first = await inLine('Early', person);
  await look('noList');
  await look('noList');
  const late = await inLine('Late', person);
  await look('silent');
  expect(await isWaiting(late)).toBe(true);
  expect(await mailsTo(person)).toHaveLength(1);
  await look('list');
  await look('noList');
  await look('noList');
  expect(await mailsTo(person)).toHaveLength(2);
  for (const { uploader, id } of [first, late]) await uploader.stop(id);
});

test('the server’s own queue counts towards the position, as last reported', async () => {
  const waiting = await inLine('Behind', await world.person());
  const uploadId = parseId('upload', waiting.id) ?? '';
  await world.database.sql.update(uploads).set({ turn: 0, queuedAt: now }).where(eq(uploads.id, uploadId));
  await look('noList');
  await look('noList');
  expect(await waiting.uploader.place(waiting.id)).toBe(1);
  await look('list', 1, 3);
  expect(await waiting.uploader.place(waiting.id)).toBe(4);
  await look('silent');
  expect(await waiting.uploader.place(waiting.id)).toBe(4);
  await look('list', 1, 1);
  expect(await waiting.uploader.place(waiting.id)).toBe(2);
  await waiting.uploader.stop(waiting.id);
});

test('uploads that wait for the server never count as stuck, and their time starts over when the server is back', async () => {
  const waiting = await inLine('Patient', await world.person());
  await look('noList');
  await look('noList');
  now = new Date(now.getTime() + 5 * 3600 * 1000);
  await watchStuckUploads({ ...world.deps, watchedSince: new Date(0) });
  expect((await waiting.uploader.get(waiting.id)).state).toBe('queued');
  await look('list');
  await watchStuckUploads({ ...world.deps, watchedSince: new Date(0) });
  expect(await kinds()).toEqual(['testServerDown', 'testServerUp']);
  await waiting.uploader.stop(waiting.id);
});

test('a build for which nothing is started does not wait for the test server', async () => {
  const waiting = await inLine('Inspected', await world.person());
  const uploadId = parseId('upload', waiting.id) ?? '';
  const isIt = eq(uploads.id, uploadId);
  await world.database.sql.update(uploads).set({ isOnlyInspected: true, turn: 0 }).where(isIt);
  await look('noList');
  await look('noList');
  expect(await isWaiting(waiting)).toBe(false);
  expect(await waiting.uploader.place(waiting.id)).toBeNull();
  await runQueueStage(world.deps, { uploadId, stage: 'queue' });
  expect((await waiting.uploader.get(waiting.id)).state).toBe('testing');
  await waiting.uploader.stop(waiting.id);
});

test('a build waits while its test server is down and is tested automatically when it is back', async () => {
  const server: TestServer = await startTestServer();
  const streamTest = { url: server.url, token: undefined };
  const config = { streamTest, testServerPollMilliseconds: 20 };
  const other = await startPlatform({ config, clock: () => new Date(Date.now() + shift) });
  let shift = 0;
  try {
    server.answers.queue = () => ({ body: '<html>maintenance</html>' });
    server.answers.test = () => 'hangUp';
    await other.startWorker();
    const uploader = new TestUploader(other, await other.person());
    const { id } = await uploader.uploadFile(world.archive, { appName: 'Waits' });
    const misses = async () => (await other.database.sql.select().from(testServer))[0]?.misses ?? 0;
    await expect.poll(misses).toBeGreaterThan(0);
    // The second poll counts once its time has come.
    shift += 10_000;
    await expect.poll(async () => (await uploader.get(id)).streamTestServerDown).toBe(true);
    expect(['queued', 'testing']).toContain((await uploader.get(id)).state);

    server.answers.queue = () => ({ body: '[]' });
    server.answers.test = () => ({
      body: JSON.stringify({ result: 'streamed', buildType: 'windows', evidence: '30 frames in 1 s' }),
    });
    const ended = await uploader.waitForEnd(id);
    expect(ended).toMatchObject({ state: 'tested', buildType: 'windows', streamTestServerDown: false });
    expect(ended.stages.find((each) => each.stage === 'test')?.note).toBe('Started and streamed: 30 frames in 1 s');
  } finally {
    await other.close();
    await server.close();
  }
});
