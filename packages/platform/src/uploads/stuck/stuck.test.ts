import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import type { Upload } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openJobs, type Jobs } from '../../kit/jobs.ts';
import { foldersIn } from '../../providers/files/folders.ts';
import { alerts, mails } from '../../providers/tables.ts';
import { uploadStages } from '../tables.ts';
import { TestUploader } from '../testUploader.ts';
import { watchUploads } from './watch.ts';

const MINUTE = 60_000;
let now = new Date('2026-01-01T12:00:00.000Z');
let world: PlatformWorld;
let jobs: Jobs;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  jobs = await openJobs(world.config.databaseUrl, { log: world.log, supervises: false });
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

/** One look, as each worker takes it every half a minute. No worker runs: nothing changes by itself. */
function look(after = 0): Promise<void> {
  now = new Date(now.getTime() + after);
  const { database, config } = world;
  return watchUploads({
    database,
    clock: () => now,
    log: pino({ level: 'silent' }),
    jobs,
    folders: foldersIn(config.dataDir),
    panelOrigin: config.addresses.panel,
  });
}

/** An upload whose parts are all there, which nobody takes over. */
async function acquiring(): Promise<{ person: TestPerson; uploader: TestUploader; upload: Upload }> {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5, sendsUpdatesOnEmail: true, idempotencyKey: randomUUID() });
  await uploader.send(id, 1, Buffer.from('hello'));
  return { person, uploader, upload: expectReply(await uploader.tryFinish(id)).upload };
}

const alertsAbout = async ({ id }: Upload) =>
  (
    await world.database.sql
      .select()
      .from(alerts)
      .where(like(alerts.text, `%${id}%`))
      .orderBy(alerts.id)
  ).map(({ text }) => text);

async function advance({ id }: Upload, progressPercent: number): Promise<void> {
  const uploadId = parseId('upload', id) ?? '';
  await world.database.sql.update(uploadStages).set({ progressPercent }).where(eq(uploadStages.uploadId, uploadId));
}

test('an upload that has not changed for four minutes is told to support by its ids, again every 150 seconds', async () => {
  const { person, upload } = await acquiring();
  await look();
  await look(4 * MINUTE - 1000);
  expect(await alertsAbout(upload)).toEqual([]);
  await look(1000);
  await look(149_000);
  expect(await alertsAbout(upload)).toEqual([
    `Upload ${upload.id} of ${person.accountId} is stuck: no change for 4 min in its stage acquire (download), 5 bytes.`,
  ]);
  await look(1000);
  expect(await alertsAbout(upload)).toHaveLength(2);
});

test('a change begins the count anew', async () => {
  const { upload } = await acquiring();
  await look();
  await look(3 * MINUTE);
  await advance(upload, 40);
  await look(MINUTE);
  await look(3 * MINUTE);
  expect(await alertsAbout(upload)).toEqual([]);
  await look(MINUTE);
  expect(await alertsAbout(upload)).toHaveLength(1);
});

test('after 30 minutes it is ended with words, its storage given back, and its owner told', async () => {
  const { person, uploader, upload } = await acquiring();
  await look();
  await look(30 * MINUTE - 1000);
  expect((await uploader.get(upload.id)).state).toBe('acquiring');
  await look(1000);
  expect(await uploader.get(upload.id)).toMatchObject({
    state: 'failed',
    failure: {
      code: 'UPLOAD_STUCK',
      stage: 'acquire',
      message: 'Something went wrong. Please refresh the page and try again.',
      evidence: 'no change in download for 30 min',
    },
  });
  expect((await alertsAbout(upload)).at(-1)).toContain('was ended');
  expect(expectReply(await world.rest(storageStatus, {}, { token: person.session }))).toMatchObject({ usedBytes: 0 });
  expect(await world.database.sql.$count(mails, eq(mails.recipient, person.email))).toBe(1);
  await look(30 * MINUTE);
  expect((await alertsAbout(upload)).filter((text) => text.includes('was ended'))).toHaveLength(1);
});

test('of several workers that look at once, one tells', async () => {
  const { upload } = await acquiring();
  await look();
  now = new Date(now.getTime() + 5 * MINUTE);
  await Promise.all([look(), look(), look(), look()]);
  expect(await alertsAbout(upload)).toHaveLength(1);
});

test('while parts arrive nobody is alarmed, however long that takes', async () => {
  const uploader = new TestUploader(world, await world.person());
  const upload = await uploader.start();
  await look();
  await look(60 * MINUTE);
  expect(await alertsAbout(upload)).toEqual([]);
  expect((await uploader.get(upload.id)).state).toBe('uploading');
});

test('no alert names a person, an application or a file', async () => {
  const texts = (await world.database.sql.select().from(alerts)).map(({ text }) => text).join('\n');
  expect(texts).not.toMatch(/@|Harbour|\.zip|https?:|user_/);
});
