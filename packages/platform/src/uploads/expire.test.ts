import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import { parseId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { notifications } from '../tables/notifications.ts';
import { mails } from '../tables/providers.ts';
import { uploadStages } from '../tables/uploads.ts';
import { TestUploader } from './test-uploader.ts';

const DAY = 24 * 3600 * 1000;
const start = Date.now();
let now = new Date(start);
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

test('an upload that received nothing for a week frees its storage; one that received something does not', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const [idle, alive] = [
    await uploader.start({ appName: 'Idle', sizeBytes: 5, sendsUpdatesOnEmail: true }),
    await uploader.start({ appName: 'Alive', sizeBytes: 5 }),
  ];
  now = new Date(start + DAY);
  await uploader.send(alive.id, 1, Buffer.from('hello'));
  now = new Date(start + 7 * DAY + 1000);
  const workers = await Promise.all([world.startWorker(), world.startWorker()]);
  await vi.waitFor(async () => expect((await uploader.get(idle.id)).state).toBe('expired'));
  expect((await uploader.get(idle.id)).expiresAt).toBeNull();
  expect((await uploader.get(idle.id)).failure).toMatchObject({
    code: 'UPLOAD_EXPIRED',
    stage: 'upload',
    evidence: expect.stringMatching(/^.+ of .+ had arrived; the last byte on /),
  });
  const [sentAt, endsAt] = [start + DAY, start + 8 * DAY].map((at) => new Date(at).toISOString());
  expect(await uploader.get(alive.id)).toMatchObject({ state: 'uploading', lastActivityAt: sentAt, expiresAt: endsAt });
  const sent = await world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
  expect(sent.map(({ subject }) => subject)).toEqual(['Idle, version 1 could not be installed']);
  expect(sent[0]?.body).toContain('Nothing arrived for 7 days, so the upload was given up.');
  expect(sent[0]?.body).not.toMatch(/is kept until|has to be sent again/);
  const told = await world.database.sql
    .select()
    .from(notifications)
    .where(eq(notifications.uploadId, parseId('upload', idle.id) ?? ''));
  expect(told).toMatchObject([
    { kind: 'uploadFailed', message: expect.stringMatching(/^Idle v1 failed: Nothing arrived/) },
  ]);
  expect(expectReply(await world.rest(storageStatus, {}, { token: person.session })).reservedBytes).toBe(5);
  await Promise.all(workers.map((worker) => worker.close()));
});

test('an upload that cannot be ended does not block the others', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const bad = await uploader.start({ appName: 'Bad' });
  now = new Date(now.getTime() + 1000);
  const good = await uploader.start({ appName: 'Good' });
  const lost = eq(uploadStages.uploadId, parseId('upload', bad.id) ?? '');
  await world.database.sql.delete(uploadStages).where(lost);
  now = new Date(now.getTime() + 8 * DAY);
  const worker = await world.startWorker();
  await vi.waitFor(async () => expect((await uploader.get(good.id)).state).toBe('expired'));
  await worker.close();
});
