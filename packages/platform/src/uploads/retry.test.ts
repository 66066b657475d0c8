import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { latestHistory } from '@launchyard/contract/apps';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadRetry, type Upload } from '@launchyard/contract/uploads';
import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import { parseId, SYSTEM } from '@launchyard/domain/kit';
import { MAX_RETRIES, overallProgress, STAGES, uploadFailures, type JobStage } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { endKey, makeKey } from '../keys/keys.ts';
import { mails } from '../tables/providers.ts';
import { transferParts } from '../tables/transfers.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { removeMember } from '../team/members.ts';
import { releaseOverdue } from './kept.ts';
import { lockUpload } from './locks.ts';
import { endAsFailed } from './pipeline/fail.ts';
import { startPipelineWorld, type PipelineWorld } from './test-pipeline.ts';
import { TestUploader } from './test-uploader.ts';

const HOUR = 3600 * 1000;

let now = new Date();
let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld(() => now);
  return () => world.close();
});

interface Failed {
  person: TestPerson;
  uploader: TestUploader;
  upload: Upload;
  uploadId: string;
}

/** Has an upload enter a stage and fail there like in a worker. */
async function aFailed(
  stage: JobStage,
  failure: keyof typeof uploadFailures,
  given?: { person: TestPerson; appName?: string },
): Promise<Failed> {
  const person = given?.person ?? (await world.person());
  const uploader = new TestUploader(world, person);
  const appName = given?.appName ?? 'Harbour';
  const { id } = await uploader.uploadFile(world.archive, { appName, sendsUpdatesOnEmail: true });
  const uploadId = parseId('upload', id) ?? '';
  await bring(uploadId, stage);
  await fail(uploadId, stage, failure);
  return { person, uploader, upload: await uploader.get(id), uploadId };
}

const fail = (uploadId: string, stage: JobStage, failure: keyof typeof uploadFailures) =>
  world.database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (!upload) throw new Error('it was just uploaded');
    await endAsFailed(tx, world.deps, { upload, stage }, uploadFailures[failure], null);
  });

/** The results of earlier stages are missing: a worker that finds no archive has it assembled again. */
async function bring(uploadId: string, stage: JobStage): Promise<void> {
  const states = { acquire: 'acquiring', scan: 'scanning', prepare: 'preparing', queue: 'queued', test: 'testing' };
  await world.database.sql.execute(sql`update uploads set state = ${states[stage]} where id = ${uploadId}`);
  const before = STAGES.slice(0, STAGES.indexOf(stage));
  await world.database.sql
    .update(uploadStages)
    .set({ state: 'done', progressPercent: 100 })
    .where(and(eq(uploadStages.uploadId, uploadId), inArray(uploadStages.stage, before)));
  await world.database.sql.execute(
    sql`update upload_stages set state = 'running', attempt = 1 where upload_id = ${uploadId} and stage = ${stage}`,
  );
}

const tryRetry = (uploadId: string, person: TestPerson) =>
  world.rest(uploadRetry, { uploadId }, { token: person.session });
const storage = async (person: TestPerson) =>
  expectReply(await world.rest(storageStatus, {}, { token: person.session }));
const objects = (uploadId: string) => readdir(join(world.config.dataDir, 'files', 'objects', uploadId)).catch(() => []);
const timeline = async (upload: Upload, person: TestPerson) => {
  const page = expectReply(
    await world.rest(uploadTimeline, { uploadId: upload.id, first: 100 }, { token: person.session }),
  );
  return page.edges.map(({ node }) => node).toReversed();
};
const refusal = (reply: Awaited<ReturnType<typeof tryRetry>>) => reply.refusals?.[0]?.code ?? null;

test.each<[JobStage, keyof typeof uploadFailures]>([
  ['acquire', 'stuck'],
  ['scan', 'internal'],
  ['prepare', 'storageFull'],
])('what failed at %s because of %s continues there, and is tested without uploading again', async (stage, failure) => {
  const { person, uploader, upload, uploadId } = await aFailed(stage, failure);
  expect(upload).toMatchObject({ state: 'failed', expiresAt: new Date(now.getTime() + 24 * HOUR).toISOString() });
  expect(await storage(person)).toMatchObject({ usedBytes: upload.sizeBytes, reservedBytes: 0 });
  const retried = expectReply(await tryRetry(upload.id, person)).upload;
  expect(retried).toMatchObject({ failure: null, finishedAt: null, expiresAt: null });
  expect(retried.stages.find((each) => each.stage === stage)?.state).toBe('waiting');
  const parts = await objects(uploadId);
  const worker = await world.startWorker();
  expect(await uploader.waitForEnd(upload.id)).toMatchObject({ state: 'tested', versionNumber: 1, expiresAt: null });
  await worker.close();
  expect(await objects(uploadId)).toEqual(parts);
  expect(await storage(person)).toMatchObject({ usedBytes: upload.sizeBytes, reservedBytes: 0 });
  const sent = await world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
  expect(sent.map((mail) => mail.subject)).toEqual([
    'Harbour, version 1 could not be installed',
    'Harbour, version 1 is ready to stream',
  ]);
});

test('what failed in its test is queued again, and its progress does not decrease', async () => {
  const { person, upload } = await aFailed('test', 'crashed');
  expect(overallProgress(upload.stages)).toBe(90);
  const retried = expectReply(await tryRetry(upload.id, person)).upload;
  expect(overallProgress(retried.stages)).toBe(90);
  expect(retried.state).toBe('queued');
  expect(retried.stages.slice(-2).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

test('invalid bytes are removed at once, and only another file helps', async () => {
  const { person, upload, uploadId } = await aFailed('scan', 'virusFound');
  expect(upload.expiresAt).toBeNull();
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  expect(refusal(await tryRetry(upload.id, person))).toBe('RETRY_NEEDS_FILE');
  const worker = await world.startWorker();
  await vi.waitFor(async () => expect(await objects(uploadId)).toEqual([]));
  await worker.close();
});

test('of two concurrent retries one is told that it is running', async () => {
  const { person, upload } = await aFailed('prepare', 'internal');
  const codes = await Promise.all([tryRetry(upload.id, person), tryRetry(upload.id, person)]);
  expect(new Set(codes.map(refusal))).toEqual(new Set(['UPLOAD_RUNNING', null]));
});

test('the e-mail about a failure says until when it can be retried, and offers a retry only if that is possible', async () => {
  const bodyOf = async ({ person }: Failed) => {
    const [mail] = await world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
    return mail?.body ?? '';
  };
  const kept = await aFailed('prepare', 'internal');
  const until = new Date(kept.upload.expiresAt ?? '').toUTCString();
  expect(await bodyOf(kept)).toContain(`You can retry it until ${until}`);
  expect(await bodyOf(kept)).toContain('Nothing has to be sent again');
  expect(await bodyOf(kept)).toContain(`${world.config.addresses.panel}/uploads/${kept.upload.id}\n`);
  const gone = await bodyOf(await aFailed('scan', 'virusFound'));
  expect(gone).not.toMatch(/retry it until|has to be sent again/);
});

test('after its tenth retry an upload is not kept any more, and a retry is refused with a sentence', async () => {
  const { person, uploader, upload, uploadId } = await aFailed('prepare', 'internal');
  await world.database.sql
    .update(uploads)
    .set({ retries: MAX_RETRIES - 1 })
    .where(eq(uploads.id, uploadId));
  expectReply(await tryRetry(upload.id, person));
  await fail(uploadId, 'prepare', 'internal');
  expect(await uploader.get(upload.id)).toMatchObject({ state: 'failed', expiresAt: null });
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  expect(refusal(await tryRetry(upload.id, person))).toBe('UPLOAD_RETRIED_TOO_OFTEN');
});

test('nobody else can retry it, and an upload that did not fail cannot be retried', async () => {
  const { person, uploader, upload } = await aFailed('scan', 'internal');
  expect(refusal(await tryRetry(upload.id, await world.person()))).toBe('UPLOAD_NOT_FOUND');
  expect(refusal(await tryRetry('upl_none', person))).toBe('UPLOAD_NOT_FOUND');
  const { id } = await uploader.start({ appName: 'Other' });
  expect(refusal(await tryRetry(id, person))).toBe('UPLOAD_RUNNING');
  await uploader.tryCancel(id);
  expect(refusal(await tryRetry(id, person))).toBe('UPLOAD_NOT_FAILED');
});

test('after a day what was kept is released: its storage is free, and nothing is left on disk', async () => {
  const { person, uploader, upload, uploadId } = await aFailed('prepare', 'internal');
  const kept = now;
  now = new Date(kept.getTime() + 24 * HOUR - 1000);
  await releaseOverdue(world.deps);
  expect((await uploader.get(upload.id)).expiresAt).not.toBeNull();
  now = new Date(kept.getTime() + 24 * HOUR);
  expect(refusal(await tryRetry(upload.id, person))).toBe('UPLOAD_NOT_KEPT');
  await Promise.all([releaseOverdue(world.deps), releaseOverdue(world.deps)]);
  expect(await uploader.get(upload.id)).toMatchObject({ state: 'failed', expiresAt: null });
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  expect(refusal(await tryRetry(upload.id, person))).toBe('UPLOAD_NOT_KEPT');
  const released = (await timeline(upload, person)).filter(({ kind }) => kind === 'released');
  expect(released).toMatchObject([{ createdBy: SYSTEM }]);
  const worker = await world.startWorker();
  await vi.waitFor(async () => {
    expect(await objects(uploadId)).toEqual([]);
    expect(await readdir(join(world.config.dataDir, 'work')).catch(() => [])).not.toContain(uploadId);
    expect(await world.database.sql.$count(transferParts, eq(transferParts.transferId, uploadId))).toBe(0);
  });
  await worker.close();
});

test('a newer upload of the application replaces what was kept', async () => {
  const { person, uploader, upload } = await aFailed('prepare', 'internal');
  const { id } = await uploader.start({ isUpdate: true, sizeBytes: 7 });
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 7 });
  expect(refusal(await tryRetry(upload.id, person))).toBe('APP_VERSION_IN_PROGRESS');
  await uploader.tryCancel(id);
  expect(refusal(await tryRetry(upload.id, person))).toBe('UPLOAD_NOT_KEPT');
});

test('cancelling a failed upload releases what was kept; a retry runs to its end, unless its application is deleted', async () => {
  const { person, uploader, upload } = await aFailed('prepare', 'internal');
  expect(expectReply(await uploader.tryCancel(upload.id)).upload).toMatchObject({ state: 'failed', expiresAt: null });
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  const createdBy = { kind: 'member', label: person.username };
  expect((await timeline(upload, person)).at(-1)).toMatchObject({ kind: 'released', createdBy });
  const again = await aFailed('prepare', 'internal', { person, appName: 'Second' });
  expectReply(await tryRetry(again.upload.id, person));
  expect(refusal(await uploader.tryCancel(again.upload.id))).toBe('UPLOAD_PAST_CANCEL');
  await uploader.stop(again.upload.id);
  expect((await uploader.get(again.upload.id)).state).toBe('cancelled');
  expect(await storage(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
});

test.each(['session', 'key'] as const)(
  'a retry that a colleague started by their %s continues after that right has ended, and is released in their name',
  async (kind) => {
    const { person, uploader, upload } = await aFailed('scan', 'internal');
    const colleague = await world.person({ memberOf: person });
    const inTeam = { accountId: person.uuids.account, personId: colleague.uuids.person };
    const key = await makeKey(world.database.sql, now, inTeam, 'api');
    const as = kind === 'key' ? { token: key.token } : { token: colleague.session, account: person.accountId };
    expectReply(await world.rest(uploadRetry, { uploadId: upload.id }, as));
    const ending = { ...world.deps, database: world.database };
    if (kind === 'key') await endKey(ending, key.id);
    else await removeMember(ending, person.uuids.account, colleague.uuids.person);
    expect((await world.rest(uploadRetry, { uploadId: upload.id }, as)).fault).toBeDefined();

    const worker = await world.startWorker();
    expect(await uploader.waitForEnd(upload.id)).toMatchObject({ state: 'tested' });
    await worker.close();
    const asked = { appId: upload.appId };
    const { edges } = expectReply(await world.rest(latestHistory, asked, { token: person.session }));
    const createdBy = { kind: kind === 'key' ? 'apiKey' : 'member', label: colleague.username };
    expect(edges.map(({ node }) => node)).toMatchObject([{ why: 'tested', toNumber: 1, createdBy }]);
  },
);
