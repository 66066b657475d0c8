import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import { parseAlertRoutes } from '@launchyard/domain/alerts';
import { parseId } from '@launchyard/domain/kit';
import type { Stage } from '@launchyard/domain/uploads';
import { expectReply } from '@launchyard/testing/world/rest';
import { alerts } from '../../tables/alerts.ts';
import { mails } from '../../tables/providers.ts';
import { uploadStages } from '../../tables/uploads.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { watchStuckUploads } from './watch.ts';

let now = new Date();
let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld(() => now);
  return () => world.close();
});
beforeEach(async () => {
  await world.database.sql.delete(alerts);
});

/** No worker runs, so nothing makes progress. */
async function aStuckUpload(appName: string) {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(world.archive, { appName, sendsUpdatesOnEmail: true });
  return { id, uploader, person };
}

/** Starts like a worker that then hangs. */
async function begin(uploadId: string, stage: Stage) {
  const which = and(eq(uploadStages.uploadId, parseId('upload', uploadId) ?? ''), eq(uploadStages.stage, stage));
  await world.database.sql.update(uploadStages).set({ state: 'running' }).where(which);
}

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const watch = (watchedSince = new Date(0)) => watchStuckUploads({ ...world.deps, watchedSince });

const alertsOf = async (id: string) => (await world.alerts()).filter(({ fingerprint }) => fingerprint.endsWith(id));
/** The kind of each occurrence. */
const told = async (id: string) =>
  (await alertsOf(id)).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));

test('four minutes without progress raise an alert, repeated every 150 s, once for all workers together', async () => {
  const { id } = await aStuckUpload('Still');
  later(239);
  await watch();
  expect(await told(id)).toEqual([]);
  later(1);
  await Promise.all([watch(), watch(), watch()]);
  expect(await told(id)).toEqual(['uploadStuck']);
  later(149);
  await watch();
  expect(await told(id)).toHaveLength(1);
  later(1);
  await Promise.all([watch(), watch()]);
  expect(await told(id)).toEqual(['uploadStuck', 'uploadStuck']);
});

test('an alert locates a stuck upload by ids and figures, and nothing else', async () => {
  const { id, person } = await aStuckUpload('Secret_Project');
  later(300);
  await watch();
  expect(await alertsOf(id)).toMatchObject([
    {
      kind: 'uploadStuck',
      text: `${id} of ${person.accountId} has made no progress for 5 minutes, most likely in upload.`,
    },
  ]);
});

test('after thirty minutes the upload is ended with a sentence and an e-mail, once, and kept for a retry', async () => {
  const { id, uploader, person } = await aStuckUpload('Ended');
  await begin(id, 'acquire');
  later(30 * 60);
  await Promise.all([watch(), watch()]);
  expect(await told(id)).toEqual(['uploadFailed']);
  const upload = await uploader.get(id);
  expect(upload.state).toBe('failed');
  expect(upload.failure).toEqual({
    code: 'STUCK',
    stage: 'acquire',
    message: 'Something went wrong. Please refresh the page and try again.',
    evidence: 'No progress for 30 minutes; the limit is 30.',
    advice: null,
  });
  expect(upload.stages.find((each) => each.stage === 'acquire')?.state).toBe('failed');
  expect(upload.expiresAt).not.toBeNull();
  const { usedBytes } = expectReply(await world.rest(storageStatus, {}, { token: person.session }));
  expect(usedBytes).toBe(upload.sizeBytes);
  const sent = await world.database.sql.select().from(mails);
  expect(sent.filter((mail) => mail.recipient === person.email)).toHaveLength(1);
});

test('an upload that only waits for a worker is reported and never ended', async () => {
  const { id, uploader } = await aStuckUpload('Waiting');
  later(2 * 3600);
  await watch();
  await watch();
  expect(await told(id)).toEqual(['uploadStuck']);
  expect((await uploader.get(id)).state).toBe('acquiring');
});

test('what was stuck because no worker ran gets its full time once one does', async () => {
  const { id, uploader } = await aStuckUpload('Patient');
  later(3600);
  const watchedSince = now;
  await watch(watchedSince);
  later(239);
  await watch(watchedSince);
  expect(await told(id)).toEqual([]);
  later(1);
  await watch(watchedSince);
  expect(await told(id)).toEqual(['uploadStuck']);
  expect((await uploader.get(id)).state).toBe('acquiring');
});

test('an upload with progress is left alone, and one that is still being sent is not watched', async () => {
  const { id, uploader } = await aStuckUpload('Moving');
  const { id: open } = await uploader.start({ appName: 'Open' });
  later(3600);
  const worker = await world.startWorker();
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  await worker.close();
  await watch();
  expect(await told(id)).toEqual([]);
  expect(await told(open)).toEqual([]);
});

test('operators are alerted of an upload that passed where they asked for it', async () => {
  const { alerts: settings } = world.config;
  world.config.alerts = { ...settings, routes: parseAlertRoutes('uploadTested=slack') ?? expect.fail() };
  const { id, uploader } = await aStuckUpload('Asked');
  const worker = await world.startWorker();
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  await worker.close();
  world.config.alerts = settings;
  expect(await told(id)).toEqual(['uploadTested']);
});
