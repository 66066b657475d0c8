import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { appDelete, appGet, appList, demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { binList, binRestore } from '@launchyard/contract/bin';
import { eventsSince } from '@launchyard/contract/events';
import { linkDelete, streamingLinkCreate } from '@launchyard/contract/links';
import { storageStatus } from '@launchyard/contract/plans';
import { BIN_DAYS } from '@launchyard/domain/bin';
import { uploadCancel } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { createLog } from '@launchyard/process/log';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { makePng } from '@launchyard/testing/pictures/png';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { purgeBins } from '../bin/purge.ts';
import { connectAreas } from '../connect.ts';
import { openJobs } from '../kit/jobs.ts';
import { appVersions } from '../tables/apps.ts';
import { auditLog } from '../tables/audit.ts';
import { putPart, TestUploader } from '../uploads/test-uploader.ts';

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const as = (person: TestPerson) => ({ token: person.session });
const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);
const tryDelete = (person: TestPerson, appId: string) => world.rest(appDelete, { appId }, as(person));
const restore = (person: TestPerson, item: { id: string } | null) =>
  world.rest(binRestore, { binItemId: item?.id ?? 'none' }, as(person));
const names = async (person: TestPerson) =>
  expectReply(await world.rest(appList, {}, as(person))).edges.map(({ node }) => node.name);
const afterThirtyDays = () => new Date(Date.now() + (BIN_DAYS + 1) * 24 * 60 * 60 * 1000);
const used = async (person: TestPerson) => {
  const { usedBytes, reservedBytes } = expectReply(await world.rest(storageStatus, {}, as(person)));
  return usedBytes + reservedBytes;
};

function buildOf(person: TestPerson): string {
  const path = join(folder, `${person.username}.zip`);
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(path, spec);
  return path;
}

/** An application with a tested version, a link and a thumbnail. */
async function wholeApp(person: TestPerson) {
  const uploader = new TestUploader(world, person);
  const started = await uploader.uploadFile(buildOf(person), { appName: 'Harbour' });
  const upload = await uploader.waitForEnd(started.id);
  expect(upload.state).toBe('tested');
  const [app] = expectReply(await world.rest(appGet, { by: [{ name: 'Harbour' }] }, as(person))).apps;
  if (!app) throw new Error('the application is not there');
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: 'the-link' }, as(person)),
  );
  const picture = makePng({ width: 4, height: 4 });
  const { thumbnail } = expectReply(
    await world.rest(thumbnailStart, { appId: app.id, fileName: 'a.png', sizeBytes: picture.length }, as(person)),
  );
  await putPart(thumbnail.link, picture);
  const { thumbnailUrl } = expectReply(
    await world.rest(thumbnailFinish, { thumbnailId: thumbnail.id }, as(person)),
  ).app;
  return { app, upload, uploader, link, thumbnailUrl: thumbnailUrl ?? '' };
}

test('deleting an application moves its versions, links and thumbnail to the bin and frees its name and storage at once; restoring it restores everything', async () => {
  const person = await world.person();
  const { app, link, thumbnailUrl, uploader } = await wholeApp(person);
  const before = await used(person);
  const answered = async () => [(await fetch(link.url)).status, (await fetch(thumbnailUrl)).status];
  expect(await answered()).toEqual([200, 200]);
  const read = async () => expectReply(await world.rest(appGet, { by: [{ id: app.id }] }, as(person))).apps;
  const whole = await read();

  const { appId, binItem } = expectReply(await tryDelete(person, app.id));
  expect(appId).toBe(app.id);
  expect(binItem).toMatchObject({ kind: 'app', subjectId: app.id, name: 'Harbour', sizeBytes: before });
  expect(await names(person)).toEqual([]);
  expect(await used(person)).toBe(0);
  expect(await answered()).toEqual([404, 404]);

  const again = await uploader.start({ appName: 'Harbour' });
  expect(again.versionNumber).toBe(1);
  expect(codes(await restore(person, binItem))).toEqual(['NAME_TAKEN_SINCE']);
  expectReply(await world.rest(uploadCancel, { uploadId: again.id }, as(person)));

  expectReply(await restore(person, binItem));
  expect(await read()).toEqual([{ ...whole[0], updatedAt: expect.any(String) }]);
  expect(await used(person)).toBe(before);
  expect(await answered()).toEqual([200, 200]);
});

test('its files stay while it can be restored, and are permanently removed with it, including what was in the bin before', async () => {
  const person = await world.person();
  const { app, upload, link, uploader } = await wholeApp(person);
  expectReply(await world.rest(linkDelete, { linkId: link.id }, as(person)));
  const isOfIt = eq(appVersions.accountId, person.uuids.account);
  const [version] = await world.database.sql.select({ id: appVersions.id }).from(appVersions).where(isOfIt);
  const build = join(world.config.dataDir, 'files', 'builds', version?.id ?? '');
  const object = join(world.config.dataDir, 'files', 'objects', parseId('upload', upload.id) ?? '');
  const { binItem } = expectReply(await tryDelete(person, app.id));
  expect(existsSync(build) && existsSync(object)).toBe(true);

  const jobs = await openJobs(world.config.databaseUrl, { log: createLog('test', 'silent'), supervises: false });
  await purgeBins({ database: world.database, clock: afterThirtyDays, bin: connectAreas(jobs).bin });
  await jobs.stop();
  expect(codes(await restore(person, binItem))).toEqual(['BIN_ITEM_NOT_FOUND']);
  expect(expectReply(await world.rest(binList, {}, as(person))).totalCount).toBe(0);
  // Jobs clean the disk a moment later.
  await vi.waitFor(() => expect(existsSync(build) || existsSync(object)).toBe(false));
  expect(await uploader.get(upload.id)).toMatchObject({ state: 'tested' });
});

test('a running upload is cancelled: its storage is freed, and parts are refused', async () => {
  const person = await world.person();
  const app = await makeTestedApp(world, person, 'Harbour', [1, 2]);
  const uploader = new TestUploader(world, person);
  const upload = await uploader.start({ appName: 'Harbour', isUpdate: true });
  const link = await uploader.sign(upload.id, 1);

  expectReply(await tryDelete(person, app.id));
  expect((await uploader.get(upload.id)).state).toBe('cancelled');
  expect(await used(person)).toBe(0);
  expect((await putPart(link, Buffer.alloc(100))).status).not.toBe(200);
  expect(codes(await uploader.tryFinish(upload.id))).toHaveLength(1);
  expect(await names(person)).toEqual([]);
});

test('an application whose first upload is still running is deleted permanently, because nothing could be restored', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const upload = await uploader.start({ appName: 'First' });
  expect(expectReply(await tryDelete(person, upload.appId)).binItem).toBeNull();
  expect(expectReply(await world.rest(binList, {}, as(person))).totalCount).toBe(0);
  expect(await names(person)).toEqual([]);
  expect((await uploader.get(upload.id)).state).toBe('cancelled');
});

test('of two concurrent deletes one succeeds, the other is told that it is gone', async () => {
  const person = await world.person();
  const app = await makeTestedApp(world, person, 'Harbour');
  const answers = await Promise.all([tryDelete(person, app.id), tryDelete(person, app.id)]);
  expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['APP_NOT_FOUND']);
});

test('deleting while an upload ends leaves neither application nor version', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const upload = await uploader.uploadFile(buildOf(person), { appName: 'Harbour' });
  expectReply(await tryDelete(person, upload.appId));
  const ended = await uploader.waitForEnd(upload.id);
  expect(['cancelled', 'tested', 'failed']).toContain(ended.state);
  expect(await used(person)).toBe(0);
  await vi.waitFor(async () =>
    expect(await readdir(join(world.config.dataDir, 'work')).catch(() => [])).not.toContain(
      parseId('upload', upload.id),
    ),
  );
});

test('members may delete it, strangers do not find it, and support cannot delete it', async () => {
  const person = await world.person();
  const app = await makeTestedApp(world, person, 'Harbour');
  const stranger = await world.person();
  const support = await world.person({ role: 'support' });
  await openCaseFor(world, support, person);
  const member = await world.person({ memberOf: person });
  expect(codes(await tryDelete(stranger, app.id))).toEqual(['APP_NOT_FOUND']);
  expect(codes(await tryDelete(stranger, 'app_none'))).toEqual(['APP_NOT_FOUND']);
  const inAccount = { account: person.accountId };
  expect((await world.rest(appDelete, { appId: app.id }, { ...as(support), ...inAccount })).fault?.code).toBe(
    'FORBIDDEN',
  );
  expect(await names(person)).toEqual(['Harbour']);
  expectReply(await world.rest(appDelete, { appId: app.id }, { ...as(member), ...inAccount }));

  const isIt = and(eq(auditLog.call, appDelete.name), eq(auditLog.subject, app.id), eq(auditLog.outcome, 'done'));
  expect(await world.database.sql.$count(auditLog, isIt)).toBe(1);
});

test('all listeners learn which application was deleted', async () => {
  const person = await world.person();
  const app = await makeTestedApp(world, person, 'Harbour');
  const { newest } = expectReply(await world.rest(eventsSince, {}, as(person)));
  expectReply(await tryDelete(person, app.id));
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(person)));
  expect(missed).toMatchObject([
    { type: 'app.deleted', appId: app.id, accountId: person.accountId },
    { type: 'content.changed', area: 'apps', accountId: person.accountId },
  ]);
});

test('every account starts with the demo application, and removing it is permanent', async () => {
  const person = await world.person();
  const other = await world.person();
  const demo = async (who: TestPerson) => expectReply(await world.rest(demoAppGet, {}, as(who))).demo;
  expect(await demo(person)).toEqual({ name: 'Demo Application', url: 'https://launchyard.example/demo' });

  const { newest } = expectReply(await world.rest(eventsSince, {}, as(person)));
  expectReply(await world.rest(demoAppDelete, {}, as(person)));
  expectReply(await world.rest(demoAppDelete, {}, as(person)));
  expect(await demo(person)).toBeNull();
  expect(await demo(other)).not.toBeNull();
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(person)));
  expect(missed).toMatchObject([{ type: 'app.deleted', appId: null }]);
});

test('an installation without a demo shows no demo application', async () => {
  const bare = await startPlatform({ config: { demoAppUrl: undefined } });
  const person = await bare.person();
  expect(expectReply(await bare.rest(demoAppGet, {}, { token: person.session })).demo).toBeNull();
  await bare.close();
});
