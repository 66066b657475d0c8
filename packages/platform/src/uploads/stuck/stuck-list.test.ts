import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accountFind, caseOpen, stuckUploadList } from '@launchyard/contract/support';
import { uploadStuck } from '@launchyard/contract/upload-stuck';
import { parseId } from '@launchyard/domain/kit';
import type { Stage } from '@launchyard/domain/uploads';
import { writeBuild } from '@launchyard/testing/archives/index';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';
import { auditLog } from '../../tables/audit.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { TestUploader } from '../test-uploader.ts';

let now = new Date();
let world: PlatformWorld;
let colleague: TestPerson;
let folder: string;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  colleague = await world.person({ role: 'support' });
  folder = await mkdtemp(join(tmpdir(), 'launchyard-stuck-list-'));
  writeBuild(join(folder, 'build.zip'), { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const list = async (first?: number) =>
  expectReply(await world.rest(stuckUploadList, { first }, { token: colleague.session })).uploads;

/** No worker runs, so nothing makes progress. */
async function aStuckUpload(appName: string) {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(join(folder, 'build.zip'), { appName });
  return { id, uploader, person, uuid: parseId('upload', id) ?? '' };
}

const setStage = (uploadId: string, stage: Stage, values: Partial<typeof uploadStages.$inferInsert>) =>
  world.database.sql
    .update(uploadStages)
    .set(values)
    .where(and(eq(uploadStages.uploadId, uploadId), eq(uploadStages.stage, stage)));

test('support sees the stuck uploads of all accounts, longest first, with where and why', async () => {
  const none = await aStuckUpload('NoWorker');
  const since = now;
  later(30);
  const extracting = await aStuckUpload('Extracting');
  await setStage(extracting.uuid, 'acquire', { state: 'done', progressPercent: 100 });
  await setStage(extracting.uuid, 'scan', { state: 'done', progressPercent: 100 });
  await setStage(extracting.uuid, 'prepare', { state: 'running', attempt: 3, faults: 2, progressPercent: 40 });
  later(30);
  const waiting = await aStuckUpload('Waiting');
  await world.database.sql
    .update(uploads)
    .set({ state: 'queued', isTestServerDown: true })
    .where(eq(uploads.id, waiting.uuid));
  const ended = await aStuckUpload('Ended');
  await world.database.sql.update(uploads).set({ isTestServerDown: true }).where(eq(uploads.id, ended.uuid));
  await ended.uploader.tryCancel(ended.id);
  expect((await list()).map((each) => each.upload.appName)).toEqual(['Waiting']);

  later(240);
  await aStuckUpload('Fresh');
  expect(await list()).toMatchObject([
    {
      account: { id: none.person.accountId, grant: { way: 'support', role: 'viewer' } },
      upload: { id: none.id },
      stuck: {
        startedAt: since.toISOString(),
        stage: 'upload',
        why: 'No stage has started since it was committed: a problem in the upload, or no worker takes its job.',
        attempts: 0,
      },
    },
    {
      upload: { id: extracting.id },
      stuck: {
        stage: 'prepare',
        why: 'The download is complete and the extraction is not: a problem in the extraction.',
        attempts: 3,
        faults: 2,
      },
    },
    {
      upload: { id: waiting.id },
      stuck: {
        stage: 'test',
        why: 'The stream test server is down. The upload continues automatically once it is back.',
      },
    },
  ]);
  expect((await list(1)).map((each) => each.upload.id)).toEqual([none.id]);
});

test('an upload whose client sends but nothing arrives is stalled while the client is there, and silent afterwards', async () => {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.start({ appName: 'Stalled' });
  for (let second = 0; second <= 150; second += 30) {
    await uploader.tryHeartbeat(id);
    later(30);
  }
  const [stalled] = (await list(50)).filter((each) => each.upload.id === id);
  const why = 'Its client reports that it is sending, but nothing arrives.';
  expect(stalled).toMatchObject({ stuck: { kind: 'stalled', stage: 'upload', why } });
  later(3600);
  const [silent] = (await list(50)).filter((each) => each.upload.id === id);
  expect(silent).toMatchObject({ stuck: { kind: 'silent', stage: 'upload' } });
  expect(silent?.stuck.why).not.toBe(why);
});

test('a client that never sent a byte is silent, and is listed after what is ours to solve', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ appName: 'Silent' });
  const { id: begun } = await uploader.start({ appName: 'Begun', sizeBytes: 2 });
  later(200);
  await uploader.send(begun, 1, Buffer.from('ab'));
  const stuck = async () =>
    expectReply(await world.rest(uploadStuck, { uploadIds: [id, begun, 'upl_none'] }, { token: person.session })).stuck;
  later(39);
  expect(await stuck()).toEqual([null, null, null]);
  later(1);
  const why = expect.stringContaining('never sent a byte');
  expect(await stuck()).toMatchObject([{ kind: 'silent', stage: 'upload', why }, null, null]);
  const ours = await aStuckUpload('Ours');
  later(240);
  expect((await stuck())[1]?.why).toContain('Its client is silent');
  const listed = (await list(50)).map((each) => each.upload.id);
  expect(listed).toEqual(expect.arrayContaining([id, begun, ours.id]));
  expect(listed.indexOf(id)).toBeGreaterThan(listed.indexOf(ours.id));
});

test('asking why uploads of one account are stuck reveals no other account', async () => {
  const asked = await aStuckUpload('Asked');
  const other = await aStuckUpload('Other');
  later(300);
  await openCaseFor(world, colleague, asked.person);
  const as = { token: colleague.session, account: asked.person.accountId };
  const uploadIds = [asked.id, other.id];
  const { stuck } = expectReply(await world.rest(uploadStuck, { uploadIds }, as));
  expect(stuck).toMatchObject([{ kind: 'noProgress', stage: 'upload' }, null]);
  const rowsOf = (person: TestPerson) =>
    world.database.sql.$count(auditLog, eq(auditLog.accountId, person.uuids.account));
  const [before, after] = [await rowsOf(other.person), await rowsOf(asked.person)];
  expectReply(await world.rest(uploadStuck, { uploadIds }, as));
  expect([await rowsOf(other.person), await rowsOf(asked.person)]).toEqual([before, after + 1]);
});

test('every account shown has a row in the audit log, and customers have no access', async () => {
  const { person } = await aStuckUpload('Seen');
  later(300);
  await list(50);
  const rows = await world.database.sql
    .select({ call: auditLog.call, personId: auditLog.personId })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, person.uuids.account), eq(auditLog.call, stuckUploadList.name)));
  expect(rows).toEqual([{ call: stuckUploadList.name, personId: colleague.uuids.person }]);
  for (const token of [person.session, person.apiKey]) {
    expect((await world.rest(stuckUploadList, {}, { token })).status).toBe(403);
  }
});

test('the reference that a customer quotes opens a case for the account of the upload', async () => {
  const { id, person } = await aStuckUpload('Quoted');
  const as = { token: colleague.session };
  const open = (uploadId: string) => world.rest(caseOpen, { by: { uploadId }, reason: 'Quoted in a mail' }, as);
  expect((await open('upl_none')).refusals?.map(({ code }) => code)).toEqual(['ACCOUNT_NOT_FOUND']);
  expect(expectReply(await open(id)).account.id).toBe(person.accountId);
  const { account } = expectReply(await world.rest(accountFind, { by: { uploadId: id } }, as));
  expect(account).toMatchObject({ id: person.accountId, grant: { way: 'support', role: 'viewer' } });
});
