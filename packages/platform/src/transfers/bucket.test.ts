import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseId } from '@launchyard/domain/kit';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makePartsSmall, partOf, putPart, TestUploader } from '../uploads/test-uploader.ts';
import { startBucket, type Bucket } from './test-bucket.ts';

/** What every store that receives parts without us must satisfy, whoever runs it. */
let buckets: { default: Bucket; alternate: Bucket };
let world: PlatformWorld;
let folder: string;
let build: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(join(folder, 'build.zip'), spec);
  build = await readFile(join(folder, 'build.zip'));
  buckets = { default: await startBucket(), alternate: await startBucket() };
  const { default: first, alternate } = buckets;
  const stores = { default: first.store, alternate: alternate.store };
  const signers = { default: first.signer, alternate: alternate.signer };
  world = await startPlatform({ withWorker: true, outside: { stores, signers } });
  return async () => {
    await world.close();
    for (const bucket of [buckets.default, buckets.alternate]) bucket.close();
    await rm(folder, { recursive: true, force: true });
  };
});

async function begin() {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.start({ sizeBytes: build.length });
  const partBytes = Math.ceil(build.length / 4);
  await makePartsSmall(world, id, partBytes);
  const part = (number: number) => partOf(build, number, partBytes);
  return { uploader, id, part, partBytes };
}

const inside = (bucket: Bucket, id: string) =>
  [...bucket.things.keys()].filter((path) => path.startsWith(`/${parseId('upload', id)}/`));

test('a build in parts of two external stores is counted, committed, assembled and tested', async () => {
  const { uploader, id, part } = await begin();
  for (const number of [3, 1]) expect((await uploader.send(id, number, part(number))).status).toBe(201);
  expect(await uploader.missing(id)).toEqual([2, 4]);
  expect((await uploader.get(id)).receivedBytes).toBe(part(1).length + part(3).length);
  await uploader.tryAlternate(id);
  for (const number of [2, 4]) await uploader.send(id, number, part(number));
  // Nobody asked what is missing: the commit checks by itself.
  expect(expectReply(await uploader.tryFinish(id)).upload.state).toBe('acquiring');
  expect(await uploader.waitForEnd(id)).toMatchObject({ state: 'tested', failure: null });
  expect([inside(buckets.default, id).length, inside(buckets.alternate, id).length]).toEqual([2, 2]);
});

test('objects that are not parts are not counted, and the commit removes them', async () => {
  const { uploader, id, part } = await begin();
  const object = parseId('upload', id) ?? '';
  const sha256 = 'a'.repeat(64);
  buckets.default.things.set(`/${object}/1-short`, { bytes: Buffer.from('short'), sha256 });
  buckets.default.things.set(`/${object}/9-beyond`, { bytes: part(1), sha256 });
  buckets.default.things.set(`/${object}/2-without-a-hash`, { bytes: part(2), sha256: 'undefined' });
  buckets.default.things.set(`/${object}/x`, { bytes: part(1), sha256 });
  expect(await uploader.missing(id)).toEqual([1, 2, 3, 4]);
  for (const number of [1, 2, 3, 4]) await uploader.send(id, number, part(number));
  await uploader.tryFinish(id);
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  expect(inside(buckets.default, id)).toHaveLength(4);
});

test('bytes that do not match their hash end the upload before anything is unpacked', async () => {
  const { uploader, id, part } = await begin();
  for (const number of [1, 2, 3]) await uploader.send(id, number, part(number));
  const link = await uploader.sign(id, 4);
  await putPart(link, part(4), { headers: { [link.sha256Header]: 'b'.repeat(64) } });
  await uploader.tryFinish(id);
  const { state, failure } = await uploader.waitForEnd(id);
  expect({ state, failure }).toMatchObject({
    state: 'failed',
    failure: { code: 'STORED_BYTES_DAMAGED', stage: 'acquire' },
  });
});

test('of a part sent twice with different bytes, the one counted first wins', async () => {
  const { uploader, id, part } = await begin();
  await uploader.send(id, 1, part(1));
  expect(await uploader.missing(id)).toEqual([2, 3, 4]);
  await uploader.send(id, 1, randomBytes(part(1).length));
  for (const number of [2, 3, 4]) await uploader.send(id, number, part(number));
  await uploader.tryFinish(id);
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
});

test('what arrives after the commit is never read, and cancelling leaves nothing', async () => {
  const { uploader, id, part } = await begin();
  const late = await uploader.sign(id, 1);
  for (const number of [1, 2, 3, 4]) await uploader.send(id, number, part(number));
  await uploader.tryFinish(id);
  await putPart(late, randomBytes(part(1).length));
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  const other = await begin();
  await other.uploader.send(other.id, 1, part(1));
  await other.uploader.tryCancel(other.id);
  await expect.poll(() => inside(buckets.default, other.id)).toEqual([]);
});
