import { beforeAll, describe, expect, test, vi } from 'vitest';
import { assetList } from '@launchyard/contract/assets';
import { binRestore } from '@launchyard/contract/bin';
import { configCreate } from '@launchyard/contract/configs';
import type { CallInput } from '@launchyard/contract/kit';
import { assetViolations, MAX_UNFINISHED_ASSETS } from '@launchyard/domain/assets';
import { BIN_DAYS } from '@launchyard/domain/bin';
import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans';
import { createLog } from '@launchyard/process/log';
import { makeMp4 } from '@launchyard/testing/pictures/mp4';
import { makePng } from '@launchyard/testing/pictures/png';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { purgeBins } from '../bin/purge.ts';
import { connectAreas } from '../connect.ts';
import { openJobs } from '../kit/jobs.ts';
import { putPart, TestUploader } from '../uploads/test-uploader.ts';
import { expireAssets } from './expire.ts';
import { codes, libraryOwner, stored } from './test-library.ts';

const DAY = 24 * 3600 * 1000;
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ withWorker: true });
  return () => world.close();
});
const owner = () => libraryOwner(world);

describe('the list', () => {
  test('is paged newest first, and can be searched by name', async () => {
    const { as, add, list } = await owner();
    for (const name of ['sky_1.png', 'sky%2.png', 'SEA.png']) await add('image', makePng(), name);
    const names = async (input: Partial<CallInput<typeof assetList>>) =>
      (await list({ kind: 'image', ...input })).map((each) => each.name);
    expect(await names({})).toEqual(['SEA.png', 'sky%2.png', 'sky_1.png']);
    expect(await names({ search: 'sea' })).toEqual(['SEA.png']);
    expect(await names({ search: '%' })).toEqual(['sky%2.png']);
    expect(await names({ kind: 'video' })).toEqual([]);
    const first = expectReply(await world.rest(assetList, { kind: 'image', first: 2 }, as));
    expect([first.hasNextPage, first.totalCount]).toEqual([true, 3]);
    expect(await names({ first: 2, after: first.edges[1]?.cursor })).toEqual(['sky_1.png']);
  });

  test('names the configs that use a file', async () => {
    const { as, add, list } = await owner();
    const [sky, film] = [await add('image', makePng()), await add('video', makeMp4())];
    const make = async (name: string, settings: CallInput<typeof configCreate>['settings']) =>
      expectReply(await world.rest(configCreate, { name, settings, idempotencyKey: `config ${name}` }, as)).config;
    const both = await make('both', { logo: sky.url, loadingBackground: sky.url, loadingVideos: [film.url] });
    const other = await make('a_logo', { logo: sky.url });
    expect((await list())[0]).toMatchObject({ usedByCount: 2, usedByIds: [other.id, both.id] });
    expect((await list({ kind: 'video' }))[0]).toMatchObject({ usedByCount: 1, usedByIds: [both.id] });
    const stranger = await owner();
    await world.rest(
      configCreate,
      { name: 'theirs', settings: { logo: sky.url }, idempotencyKey: 'config theirs' },
      stranger.as,
    );
    expect((await list())[0]?.usedByCount).toBe(2);
  });
});

describe('deleting', () => {
  test('stops serving a deleted file, names its users, and restores it to the same address', async () => {
    const { as, add, remove, list, used } = await owner();
    const asset = await add('image', makePng());
    const settings = { logo: asset.url };
    const using = await world.rest(configCreate, { name: 'uses', settings, idempotencyKey: 'config that uses' }, as);
    const { config } = expectReply(using);
    const { usedByCount, usedByIds, binItem } = expectReply(await remove(asset.id));
    expect({ usedByCount, usedByIds }).toEqual({ usedByCount: 1, usedByIds: [config.id] });
    expect(binItem).toMatchObject({ kind: 'asset', subjectId: asset.id, name: 'sky.png', sizeBytes: asset.sizeBytes });
    expect((await fetch(asset.url)).status).toBe(404);
    expect([await list(), (await used()).usedBytes]).toEqual([[], 0]);
    expect(codes(await remove(asset.id))).toEqual(['ASSET_NOT_FOUND']);
    expectReply(await world.rest(binRestore, { binItemId: binItem.id }, as));
    expect((await fetch(asset.url)).status).toBe(200);
    expect((await used()).usedBytes).toBe(asset.sizeBytes);
    expect((await list())[0]?.usedByIds).toEqual([config.id]);
  });

  test('deletes permanently after 30 days, on disk, too', async () => {
    const { add, remove } = await owner();
    const asset = await add('image', makePng());
    expectReply(await remove(asset.id));
    expect(await stored(world, asset.id)).toHaveLength(1);
    await later(BIN_DAYS + 1, purgeBins);
    await vi.waitFor(async () => expect(await stored(world, asset.id)).toEqual([]));
  });
});

describe('the storage', () => {
  test('is reserved by unfinished files and used by stored ones', async () => {
    const { used, tryStart, add, cancel } = await owner();
    const { upload } = expectReply(await tryStart('video', 'film.mp4', 1_000_000));
    expect(await used()).toMatchObject({ usedBytes: 0, reservedBytes: 1_000_000 });
    expectReply(await cancel(upload.id));
    expect(await used()).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
    const asset = await add('image', makePng());
    expect(await used()).toMatchObject({ usedBytes: asset.sizeBytes, reservedBytes: 0 });
  });

  test('that is full refuses before a byte is sent, and a reservation empties the bin if it must', async () => {
    const { as, person, add, remove, tryStart } = await owner();
    const { binItem } = expectReply(await remove((await add('image', makePng())).id));
    await new TestUploader(world, person).start({ sizeBytes: FREE_STORAGE_BYTES - 50 });
    expect(codes(await tryStart('image', 'a.png', 50))).toEqual(['STORAGE_SHORT']);
    expect(codes(await world.rest(binRestore, { binItemId: binItem.id }, as))).toEqual(['BIN_ITEM_NOT_FOUND']);
    expectReply(await tryStart('image', 'a.png', 49));
  });
});

test('an unfinished file is deleted after a week, or when it is discarded', async () => {
  const { send, cancel, trySign, tryFinish, as } = await owner();
  const [given, forgotten] = [await send('image', makePng()), await send('image', makePng())];
  expectReply(await cancel(given));
  expectReply(await cancel(given));
  expect(codes(await tryFinish(given))).toEqual(['ASSET_NOT_FOUND']);
  await later(8, expireAssets);
  expect(codes(await trySign(forgotten))).toEqual(['ASSET_NOT_FOUND']);
  await vi.waitFor(async () => expect([await stored(world, given), await stored(world, forgotten)]).toEqual([[], []]));
  expect(expectReply(await world.rest(assetList, { kind: 'image' }, as)).totalCount).toBe(0);
});

test('a file in the library cannot be discarded, only deleted; an unknown one neither', async () => {
  const { send, tryFinish, cancel, list } = await owner();
  const id = await send('image', makePng());
  expectReply(await tryFinish(id));
  expect((await cancel(id)).refusals).toMatchObject([{ code: 'ASSET_ARRIVED', field: ['assetUploadId'] }]);
  for (const each of ['nope', 'trf_x', id.replace('trf', 'ast')]) {
    expect((await cancel(each)).refusals).toMatchObject([{ code: 'ASSET_NOT_FOUND', field: ['assetUploadId'] }]);
  }
  expect(await list()).toHaveLength(1);
});

test('starting refuses by name, size and number; a link accepts no other bytes, and none after its end', async () => {
  const { tryStart, trySign, tryFinish } = await owner();
  expect(codes(await tryStart('image', 'a b.png', 9))).toEqual([assetViolations.fileNameSpaces.code]);
  const png = makePng();
  const { upload } = expectReply(await tryStart('image', 'a.png', png.length));
  expect(upload.missing).toEqual([{ first: 1, last: 1 }]);
  const [link] = expectReply(await trySign(upload.id)).links;
  if (!link) throw new Error('one part was to be signed');
  expect((await putPart(link, png.subarray(1))).status).toBe(403);
  expect(codes(await tryFinish(upload.id))).toEqual(['PARTS_MISSING']);
  expect((await putPart(link, png)).status).toBe(200);
  expectReply(await tryFinish(upload.id));
  expect((await putPart(link, png)).status).toBe(409);
  expect(codes(await trySign(upload.id))).toEqual(['UPLOAD_CLOSED']);
  for (let each = 0; each < MAX_UNFINISHED_ASSETS; each += 1) expectReply(await tryStart('image', 'a.png', 9));
  expect(codes(await tryStart('image', 'a.png', 9))).toEqual(['ASSETS_TOO_MANY_UNFINISHED']);
});

test('starting twice with one key creates one file, and the key works for nothing else', async () => {
  const { tryStart, send, tryFinish, cancel } = await owner();
  const key = 'the same key twice';
  const [one, other] = await Promise.all([tryStart('image', 'a.png', 9, key), tryStart('image', 'a.png', 9, key)]);
  const { upload } = expectReply(one);
  expect(expectReply(other).upload).toEqual(upload);
  expect(codes(await tryStart('image', 'a.png', 10, key))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  expectReply(await cancel(upload.id));
  expect((await tryStart('image', 'a.png', 9, key)).refusals).toMatchObject([
    { code: 'ASSET_NOT_FOUND', field: ['idempotencyKey'] },
  ]);
  // A failed request leaves its key unused.
  expect(codes(await tryStart('image', 'a b.png', 9, 'another key'))).toEqual(['ASSET_NAME_SPACES']);
  expectReply(await tryStart('image', 'a.png', 9, 'another key'));
  expectReply(await tryFinish(await send('image', makePng())));
});

const fields = (answer: RestReply<unknown>) => answer.refusals?.map(({ field }) => field);
test('a refusal names an input field, or none', async () => {
  const { tryStart, trySign, tryFinish, cancel } = await owner();
  expect(fields(await tryStart('image', 'a.svg', 9))).toEqual([['fileName']]);
  expect(fields(await tryStart('image', 'a.png', 0))).toEqual([['sizeBytes']]);
  const { upload } = expectReply(await tryStart('image', 'a.png', 9));
  expect(fields(await tryFinish(upload.id))).toEqual([['assetUploadId']]);
  expect(fields(await trySign(upload.id, [2]))).toEqual([['partNumbers']]);
  expectReply(await cancel(upload.id));
  expect(fields(await trySign(upload.id))).toEqual([['assetUploadId']]);
});

test('nobody else finds, sends, finishes, discards or deletes it', async () => {
  const { send, tryFinish } = await owner();
  const id = await send('image', makePng());
  const stranger = await owner();
  for (const each of [id, 'trf_x', id.replace('trf', 'ast')]) {
    expect(codes(await stranger.tryFinish(each))).toEqual(['ASSET_NOT_FOUND']);
    expect(codes(await stranger.trySign(each))).toEqual(['ASSET_NOT_FOUND']);
  }
  expect(codes(await stranger.cancel(id))).toEqual(['ASSET_NOT_FOUND']);
  const { asset } = expectReply(await tryFinish(id));
  expect(codes(await stranger.remove(asset.id))).toEqual(['ASSET_NOT_FOUND']);
  expect(await stranger.list()).toEqual([]);
});

/** Runs the workers’ periodic tasks as if that many days had passed. */
async function later(
  days: number,
  sweep: (deps: Parameters<typeof purgeBins>[0] & Parameters<typeof expireAssets>[0]) => Promise<void>,
) {
  const log = createLog('test', 'silent');
  const jobs = await openJobs(world.config.databaseUrl, { log, supervises: false });
  const then = new Date(Date.now() + days * DAY);
  await sweep({ database: world.database, clock: () => then, jobs, log, bin: connectAreas(jobs).bin });
  await jobs.stop();
}
