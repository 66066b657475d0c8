import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { appGet, appList } from '@launchyard/contract/apps';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadGet, uploadList, uploadParts } from '@launchyard/contract/uploads';
import { eventsSince } from '@launchyard/contract/events';
import { GIB, MIB } from '@launchyard/domain/kit';
import { MAX_UPLOAD_BYTES, PART_BYTES } from '@launchyard/domain/uploads';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { TestUploader } from './test-uploader.ts';

let world: PlatformWorld;
let now = new Date('2026-01-01T12:00:00.000Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

async function customer(): Promise<{ person: TestPerson; uploader: TestUploader }> {
  const person = await world.person();
  return { person, uploader: new TestUploader(world, person) };
}

const storageOf = async (person: TestPerson) =>
  expectReply(await world.rest(storageStatus, {}, { token: person.session }));
const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);
const MISSING_ID = 'upl_00000000000000000000000000';

describe('starting an upload', () => {
  let refused: ReturnType<typeof customer> | undefined;
  test('opens it with its parts, its version and six stages, and reserves its storage', async () => {
    const { person, uploader } = await customer();
    const upload = await uploader.start({ sizeBytes: 2 * PART_BYTES + 1, sendsUpdatesOnEmail: true });
    expect(upload).toMatchObject({
      appName: 'Harbour',
      versionNumber: 1,
      state: 'uploading',
      partCount: 3,
      receivedBytes: 0,
      sendsUpdatesOnEmail: true,
      failure: null,
      finishedAt: null,
    });
    expect(upload.stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
      'upload running',
      'acquire waiting',
      'scan waiting',
      'prepare waiting',
      'queue waiting',
      'test waiting',
    ]);
    expect(await storageOf(person)).toMatchObject({ usedBytes: 0, reservedBytes: 2 * PART_BYTES + 1 });
  });

  test.each([
    ['a file that is no ZIP', { fileName: 'build.rar' }, 'FILE_NOT_ZIP'],
    ['a file without a name', { fileName: ' ' }, 'FILE_NAME_MISSING'],
    ['a file whose name disguises its type', { fileName: 'a\u202Epiz.zip' }, 'FILE_NAME_CHARACTERS'],
    ['a file with half a character in its name', { fileName: 'a\ud800.zip' }, 'FILE_NAME_CHARACTERS'],
    ['an empty file', { sizeBytes: 0 }, 'FILE_EMPTY'],
    ['one byte more than 50 GB', { sizeBytes: MAX_UPLOAD_BYTES + 1 }, 'FILE_TOO_LARGE'],
    ['a name with a space', { appName: 'My Harbour' }, 'APP_NAME_CHARACTERS'],
    ['an invalid fingerprint', { fingerprint: 'xyz' }, 'FINGERPRINT_MALFORMED'],
    ['an update of a missing application', { isUpdate: true }, 'APP_NOT_FOUND'],
    ['a file that fills the storage exactly', { sizeBytes: 10 * GIB }, 'STORAGE_SHORT'],
  ])('refuses %s and leaves nothing behind', async (_, input, code) => {
    const { person, uploader } = await (refused ??= customer());
    expect(codes(await uploader.tryStart(input))).toEqual([code]);
    expect(await storageOf(person)).toMatchObject({ reservedBytes: 0 });
    expect(expectReply(await world.rest(appList, {}, { token: person.session })).totalCount).toBe(0);
  });

  test('a path is reduced to the name of the file', async () => {
    const { uploader } = await customer();
    expect((await uploader.start({ fileName: '../../out\\build.zip' })).fileName).toBe('build.zip');
  });

  test('accepts a file that leaves one byte free', async () => {
    const { uploader } = await customer();
    expect((await uploader.start({ sizeBytes: 10 * GIB - 1 })).state).toBe('uploading');
  });

  test('refuses a name that is taken, in any case, and an application that is already being uploaded', async () => {
    const { uploader } = await customer();
    await uploader.start({ appName: 'Harbour' });
    expect(codes(await uploader.tryStart({ appName: 'HARBOUR' }))).toEqual(['APP_NAME_TAKEN']);
    expect(codes(await uploader.tryStart({ appName: 'harbour', isUpdate: true }))).toEqual(['APP_VERSION_IN_PROGRESS']);
    const { uploader: other } = await customer();
    expect((await other.start({ appName: 'Harbour' })).versionNumber).toBe(1);
  });

  test('of two at once that only fit alone, one gets the storage', async () => {
    const { person, uploader } = await customer();
    const answers = await Promise.all(
      ['One', 'Two'].map((appName) => uploader.tryStart({ appName, sizeBytes: 6 * GIB })),
    );
    expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['STORAGE_SHORT']);
    const [refusal] = answers.flatMap((answer) => answer.refusals ?? []);
    expect(refusal?.figures).toEqual({ missingBytes: 2 * GIB });
    expect(await storageOf(person)).toMatchObject({ reservedBytes: 6 * GIB });
  });

  test('fifty equal starts with one key are one upload; the key with other input is refused', async () => {
    const { person, uploader } = await customer();
    const idempotencyKey = 'one-key-for-all-of-them';
    const answers = await Promise.all(Array.from({ length: 50 }, () => uploader.tryStart({ idempotencyKey })));
    const ids = new Set(answers.map((answer) => expectReply(answer).upload.id));
    expect(ids.size).toBe(1);
    expect(await storageOf(person)).toMatchObject({ reservedBytes: 100 });
    expect(codes(await uploader.tryStart({ idempotencyKey, appName: 'Other' }))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  test('publishes to all listeners, last in its transaction', async () => {
    const { person, uploader } = await customer();
    const as = { token: person.session };
    const { newest } = expectReply(await world.rest(eventsSince, {}, as));
    const upload = await uploader.start();
    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
    expect(missed).toMatchObject([{ type: 'upload.changed', accountId: person.accountId, upload }]);
  });

  test('writes its event when it holds every lock, and publishes once for a key used twice', async () => {
    const { person, uploader } = await customer();
    const as = { token: person.session };
    const { newest } = expectReply(await world.rest(eventsSince, {}, as));
    const query = vi.spyOn(Client.prototype, 'query');
    const idempotencyKey = 'one-key-used-twice';
    const upload = await uploader.start({ idempotencyKey });
    const sent = query.mock.calls.map(([first]: unknown[], i) => ({
      client: query.mock.contexts[i],
      text: textOf(first),
    }));
    query.mockRestore();
    const starting = sent.find(({ text }) => text.startsWith('insert into "uploads"'))?.client;
    const texts = sent.flatMap(({ client, text }) => (client === starting ? [text] : []));
    const written = texts.findIndex((text) => text.startsWith('insert into "unnumbered_events"'));
    expect(written).toBeGreaterThan(0);
    // The audit row, with its network address, ends each change.
    expect(texts.slice(written + 1, texts.indexOf('commit', written))).toEqual([
      expect.stringMatching(/^insert into "audit_log"/),
      expect.stringMatching(/^insert into "audit_addresses"/),
    ]);
    expect(await uploader.start({ idempotencyKey })).toEqual(upload);
    expect(expectReply(await world.rest(eventsSince, { after: newest }, as)).missed).toHaveLength(1);
  });
});

/** The statement of a query, as text or in the driver’s object. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

describe('reading uploads', () => {
  test('lists them newest first, page by page, and by state', async () => {
    const { person, uploader } = await customer();
    const as = { token: person.session };
    const made = [];
    for (const appName of ['One', 'Two', 'Three']) made.push((await uploader.start({ appName })).id);
    await uploader.tryCancel(made[1] ?? '');
    const first = expectReply(await world.rest(uploadList, { first: 2 }, as));
    expect(first).toMatchObject({ totalCount: 3, hasNextPage: true });
    expect(first.edges.map((edge) => edge.node.appName)).toEqual(['Three', 'Two']);
    const cursor = first.edges.at(-1)?.cursor;
    const rest = expectReply(await world.rest(uploadList, { first: 2, after: cursor }, as));
    expect(rest.edges.map((edge) => edge.node.appName)).toEqual(['One']);
    expect(rest.hasNextPage).toBe(false);
    const cancelled = expectReply(await world.rest(uploadList, { states: ['cancelled'] }, as));
    expect(cancelled.edges.map((edge) => edge.node.appName)).toEqual(['Two']);
  });

  test('an application shows its newest upload that was not cancelled', async () => {
    const { person, uploader } = await customer();
    const upload = await uploader.start();
    const by = [{ id: upload.appId }];
    const { apps } = expectReply(await world.rest(appGet, { by }, { token: person.session }));
    expect(apps[0]?.latestUpload).toEqual(upload);
  });

  test('a foreign upload gets the same answers as a missing one', async () => {
    const { uploader } = await customer();
    const { id } = await uploader.start();
    const { person, uploader: stranger } = await customer();
    const as = { token: person.session };
    for (const uploadId of [id, MISSING_ID, 'app_00000000000000000000000000', '../etc/passwd']) {
      expect(expectReply(await world.rest(uploadGet, { uploadIds: [uploadId] }, as)).uploads).toEqual([null]);
      expect(expectReply(await world.rest(uploadParts, { uploadIds: [uploadId] }, as)).uploads).toEqual([null]);
      expect(codes(await stranger.trySign(uploadId, [1]))).toEqual(['UPLOAD_NOT_FOUND']);
      expect(codes(await stranger.tryFinish(uploadId))).toEqual(['UPLOAD_NOT_FOUND']);
      expect(codes(await stranger.tryCancel(uploadId))).toEqual(['UPLOAD_NOT_FOUND']);
    }
    expect((await uploader.get(id)).state).toBe('uploading');
  });
});

describe('signing parts', () => {
  test.each([[[0]], [[4]], [[1.5]], [[-1]], [[1, 4]]])('refuses the part numbers %j of three', async (numbers) => {
    const { uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: 3 * PART_BYTES });
    expect(codes(await uploader.trySign(id, numbers))).toEqual(['PART_NUMBER']);
  });

  test('says where each part is in the file, for fifteen minutes, at most 64 at once', async () => {
    const { uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: 2 * PART_BYTES + 5 });
    const { links } = expectReply(await uploader.trySign(id, [3, 1]));
    expect(links).toMatchObject([
      { number: 3, offsetBytes: 2 * PART_BYTES, sizeBytes: 5, expiresAt: '2026-01-01T12:15:00.000Z' },
      { number: 1, offsetBytes: 0, sizeBytes: PART_BYTES },
    ]);
    expect(new Set(links.map((link) => link.url)).size).toBe(1);
    const many = Array.from({ length: 65 }, () => 1);
    expect(codes(await uploader.trySign(id, many))).toEqual(['TOO_MANY_PARTS']);
  });
});

describe('finishing', () => {
  test('is refused while parts are missing, and the missing ones can be queried', async () => {
    const { person, uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: 2 * PART_BYTES + 5 });
    expect((await uploader.send(id, 3, randomBytes(5))).status).toBe(200);
    expect(codes(await uploader.tryFinish(id))).toEqual(['PARTS_MISSING']);
    const { uploads } = expectReply(await world.rest(uploadParts, { uploadIds: [id] }, { token: person.session }));
    expect(uploads).toEqual([{ missing: [{ first: 1, last: 2 }] }]);
  });

  test('commits once, turns reserved into used storage, and a second finish returns the same upload', async () => {
    const { person, uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: 5 });
    await uploader.send(id, 1, Buffer.from('hello'));
    const answers = await Promise.all([uploader.tryFinish(id), uploader.tryFinish(id)]);
    const [first, second] = answers.map((answer) => expectReply(answer).upload);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ state: 'acquiring', receivedBytes: 5 });
    expect(first?.stages[0]).toMatchObject({ state: 'done', progressPercent: 100 });
    expect(await storageOf(person)).toMatchObject({ usedBytes: 5, reservedBytes: 0 });
    expect(codes(await uploader.trySign(id, [1]))).toEqual(['UPLOAD_CLOSED']);
  });
});

describe('cancelling', () => {
  test('frees the storage and the name, and a second cancel returns the same upload', async () => {
    const { person, uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: MIB });
    now = new Date(now.getTime() + 1000);
    const first = expectReply(await uploader.tryCancel(id)).upload;
    expect(first).toMatchObject({ state: 'cancelled', appName: 'Harbour', finishedAt: now.toISOString() });
    expect(expectReply(await uploader.tryCancel(id)).upload).toEqual(first);
    expect(await storageOf(person)).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
    expect(expectReply(await world.rest(appList, {}, { token: person.session })).totalCount).toBe(0);
    expect(codes(await uploader.tryFinish(id))).toEqual(['UPLOAD_CLOSED']);
    expect((await uploader.start({ appName: 'Harbour' })).state).toBe('uploading');
  });

  test('keeps an application that has a version, and the next upload gets a new number', async () => {
    const { person, uploader } = await customer();
    const app = await makeTestedApp(world, person, 'Harbour', [1, 2]);
    const upload = await uploader.start({ isUpdate: true });
    expect(upload).toMatchObject({ appId: app.id, versionNumber: 3 });
    await uploader.tryCancel(upload.id);
    expect(expectReply(await world.rest(appList, {}, { token: person.session })).totalCount).toBe(1);
    expect(await uploader.start({ isUpdate: true })).toMatchObject({ appId: app.id, versionNumber: 4 });
  });

  test('is refused after the commit', async () => {
    const { person, uploader } = await customer();
    const { id } = await uploader.start({ sizeBytes: 5 });
    await uploader.send(id, 1, Buffer.from('hello'));
    await uploader.tryFinish(id);
    expect(codes(await uploader.tryCancel(id))).toEqual(['UPLOAD_PAST_CANCEL']);
    expect(await storageOf(person)).toMatchObject({ usedBytes: 5, reservedBytes: 0 });
  });
});
