import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { uploadContinueOnAlternate, uploadList } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { makePartsSmall, partOf, putPart, TestUploader } from './test-uploader.ts';

let world: PlatformWorld;
let alternateFilesDir: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  alternateFilesDir = await mkdtemp(join(tmpdir(), 'launchyard-alternate-'));
  world = await startPlatform({ withWorker: true, config: { alternateFilesDir } });
  return async () => {
    await world.close();
    for (const each of [folder, alternateFilesDir]) await rm(each, { recursive: true, force: true });
  };
});

const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);
const uuidOf = (id: string) => parseId('upload', id) ?? '';
const inDefault = (id: string) => readdir(join(world.config.dataDir, 'files', 'objects', uuidOf(id))).catch(() => []);
const inAlternate = (id: string) => readdir(join(alternateFilesDir, 'objects', uuidOf(id))).catch(() => []);

/** An upload of five bytes in parts of one, started by the caller. */
async function begin() {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5 });
  await makePartsSmall(world, id, 1);
  return { person, uploader, id };
}
const byte = (number: number) => Buffer.from('hello').subarray(number - 1, number);

test('what is stored stays in the first store, what is missing goes to the second, and the combined build is tested', async () => {
  const uploader = new TestUploader(world, await world.person());
  const path = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no build');
  writeBuild(path, spec);
  const bytes = readFileSync(path);
  const { id } = await uploader.start({ sizeBytes: bytes.length, appName: 'Harbour' });
  const partBytes = Math.ceil(bytes.length / 5);
  await makePartsSmall(world, id, partBytes);
  for (const number of [2, 5]) await uploader.send(id, number, partOf(bytes, number, partBytes));
  const late = await uploader.sign(id, 4);

  expect(expectReply(await uploader.tryAlternate(id)).upload).toMatchObject({
    storageProvider: 'alternate',
    altUpload: true,
    state: 'uploading',
  });
  expect(await uploader.missing(id)).toEqual([1, 3, 4]);
  for (const number of [1, 3]) await uploader.send(id, number, partOf(bytes, number, partBytes));
  // A part that was being sent to the first store still counts.
  expect((await putPart(late, partOf(bytes, 4, partBytes))).status).toBe(200);
  expect((await inDefault(id)).map((name) => name.slice(0, 1)).toSorted()).toEqual(['2', '4', '5']);
  expect((await inAlternate(id)).map((name) => name.slice(0, 1)).toSorted()).toEqual(['1', '3']);

  await writeFile(join(alternateFilesDir, 'objects', uuidOf(id), '9-left-by-a-crash.part.arriving'), 'x');
  expectReply(await uploader.tryFinish(id));
  expect(await uploader.waitForEnd(id)).toMatchObject({ state: 'tested', failure: null });
  expect(await inAlternate(id)).toHaveLength(2);
});

test('its links have another address, and a link of one store does not open the other', async () => {
  const { uploader, id } = await begin();
  const first = await uploader.sign(id, 1);
  await uploader.tryAlternate(id);
  const second = await uploader.sign(id, 1);
  expect(first.url).toMatch(`${world.config.addresses.files}/parts/`);
  expect(second.url).toMatch(`${world.config.addresses.alternateFiles}/parts/`);
  for (const [link, url] of [
    [first, second.url],
    [second, first.url],
  ] as const) {
    const refused = await putPart(link, byte(1), { url });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'PART_LINK_INVALID' } });
  }
  expect([...(await inDefault(id)), ...(await inAlternate(id))]).toEqual([]);
  expect((await putPart(second, byte(1))).status).toBe(200);
});

test('a part sent to both stores at once counts in one of them, and the other keeps nothing', async () => {
  const { uploader, id } = await begin();
  const first = await uploader.sign(id, 1);
  await uploader.tryAlternate(id);
  const second = await uploader.sign(id, 1);
  const replies = await Promise.all([putPart(first, byte(1)), putPart(second, byte(1))]);
  // A second sender meanwhile is asked to retry.
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([200, 429])]);
  expect((await uploader.get(id)).receivedBytes).toBe(1);
  expect([...(await inDefault(id)), ...(await inAlternate(id))]).toHaveLength(1);
});

test('repeated and concurrent calls return the same upload and are announced once', async () => {
  const { person, uploader, id } = await begin();
  const as = { token: person.session };
  const { newest } = expectReply(await world.rest(eventsSince, {}, as));
  const answers = await Promise.all([uploader.tryAlternate(id), uploader.tryAlternate(id)]);
  const again = await uploader.tryAlternate(id);
  const shown = [...answers, again].map((answer) => expectReply(answer).upload);
  expect(new Set(shown.map((upload) => JSON.stringify(upload))).size).toBe(1);
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
  expect(missed).toMatchObject([{ type: 'upload.changed', upload: { storageProvider: 'alternate' } }]);
});

test('is refused after the commit, after cancelling, and to another account', async () => {
  const { uploader, id } = await begin();
  const stranger = new TestUploader(world, await world.person());
  expect(codes(await stranger.tryAlternate(id))).toEqual(['UPLOAD_NOT_FOUND']);
  expect(codes(await uploader.tryAlternate('upl_x'))).toEqual(['UPLOAD_NOT_FOUND']);
  for (const number of [1, 2, 3, 4, 5]) await uploader.send(id, number, byte(number));
  await uploader.tryFinish(id);
  expect(codes(await uploader.tryAlternate(id))).toEqual(['UPLOAD_CLOSED']);
  const cancelled = await begin();
  await cancelled.uploader.tryCancel(cancelled.id);
  expect(codes(await cancelled.uploader.tryAlternate(cancelled.id))).toEqual(['UPLOAD_CLOSED']);
});

test('a member of the account may do it, support may not', async () => {
  const { person, id } = await begin();
  const account = person.accountId;
  const ask = async (token: string) =>
    (await world.rest(uploadContinueOnAlternate, { uploadId: id }, { token, account })).status;
  const colleague = await world.person({ role: 'support' });
  await openCaseFor(world, colleague, person);
  expect(await ask(colleague.session)).toBe(403);
  expect(await ask((await world.person({ memberOf: person })).session)).toBe(200);
});

test('cancelling removes the parts from both stores', async () => {
  const { person, uploader, id } = await begin();
  await uploader.send(id, 1, byte(1));
  await uploader.tryAlternate(id);
  await uploader.send(id, 2, byte(2));
  expect([(await inDefault(id)).length, (await inAlternate(id)).length]).toEqual([1, 1]);
  await uploader.tryCancel(id);
  await vi.waitFor(async () => expect([...(await inDefault(id)), ...(await inAlternate(id))]).toEqual([]));
  const list = expectReply(await world.rest(uploadList, {}, { token: person.session }));
  expect(list.edges[0]?.node).toMatchObject({ state: 'cancelled', storageProvider: 'alternate' });
});
