import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { appGet } from '@launchyard/contract/apps';
import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { storageStatus } from '@launchyard/contract/plans';
import { MAX_THUMBNAIL_BYTES } from '@launchyard/domain/assets';
import { parseId } from '@launchyard/domain/kit';
import { makeJpeg } from '@launchyard/testing/pictures/jpeg';
import { hostile } from '@launchyard/testing/pictures/hostile';
import { makePng, pngChunk } from '@launchyard/testing/pictures/png';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { putPart, TestUploader } from '../../uploads/test-uploader.ts';

const DAY = 24 * 3600 * 1000;
let now = new Date();
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now, withWorker: true });
  return () => world.close();
});

const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);
const as = (person: TestPerson) => ({ token: person.session });

/** An application’s owner, and what they do with thumbnails. */
async function owner() {
  const person = await world.person();
  const app = await makeTestedApp(world, person, 'Harbour');
  const tryStart = (sizeBytes: number, fileName = 'picture.png') =>
    world.rest(thumbnailStart, { appId: app.id, fileName, sizeBytes }, as(person));
  const send = async (bytes: Buffer, fileName?: string) => {
    const { thumbnail } = expectReply(await tryStart(bytes.length, fileName));
    expect((await putPart(thumbnail.link, bytes)).status).toBe(200);
    return thumbnail.id;
  };
  const tryFinish = (thumbnailId: string) => world.rest(thumbnailFinish, { thumbnailId }, as(person));
  const url = async () =>
    expectReply(await world.rest(appGet, { by: [{ id: app.id }] }, as(person))).apps[0]?.thumbnailUrl;
  return { person, app, tryStart, send, tryFinish, url };
}

const stored = async (id: string) => {
  const folder = join(world.config.dataDir, 'files', 'objects', parseId('transfer', id) ?? '');
  return readdir(folder).catch(() => []);
};

describe('an uploaded picture', () => {
  test.each([
    ['a PNG', makePng(), 'image/png', 'thumbnail.png'],
    ['a JPG that is named like something else', makeJpeg(), 'image/jpeg', 'thumbnail.jpg'],
  ])('is shown at an unguessable address: %s', async (_, bytes, type, name) => {
    const { send, tryFinish, url } = await owner();
    expect(await url()).toBeNull();
    const id = await send(bytes, 'x.svg');
    const { app } = expectReply(await tryFinish(id));
    expect(app.thumbnailUrl).toMatch(new RegExp(`^${world.config.addresses.files}/pictures/[\\w-]{32}$`));
    expect(await url()).toBe(app.thumbnailUrl);
    const answer = await fetch(app.thumbnailUrl ?? '');
    const shown = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(shown).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(shown.length),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('contains only upright pixels: location and author are removed', async () => {
    const { send, tryFinish } = await owner();
    const camera = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const id = await send(camera, 'camera.jpg');
    const url = expectReply(await tryFinish(id)).app.thumbnailUrl ?? '';
    const shown = Buffer.from(await (await fetch(url)).arrayBuffer());
    const { width, height, exif } = await sharp(shown).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    expect([shown.includes('Somebody'), shown.includes('Exif')]).toEqual([false, false]);
    expect(await stored(id)).toHaveLength(1);
  });

  test('answers HEAD without a body, and no other method', async () => {
    const { send, tryFinish } = await owner();
    const url = expectReply(await tryFinish(await send(makePng()))).app.thumbnailUrl ?? '';
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url.slice(0, -1)}!`)).status).toBe(404);
    expect((await fetch(url.slice(0, -1))).status).toBe(404);
  });

  test('replaces the previous one, whose address stops working', async () => {
    const { send, tryFinish, url } = await owner();
    const first = await send(makePng());
    const before = expectReply(await tryFinish(first)).app.thumbnailUrl ?? '';
    const after = expectReply(await tryFinish(await send(makeJpeg()))).app.thumbnailUrl ?? '';
    expect(after).not.toBe(before);
    expect(await url()).toBe(after);
    expect((await fetch(before)).status).toBe(404);
    await vi.waitFor(async () => expect(await stored(first)).toEqual([]));
    expect((await fetch(after)).status).toBe(200);
  });

  test('is finished once: repeated and concurrent finishes return the same picture', async () => {
    const { send, tryFinish } = await owner();
    const id = await send(makePng());
    const answers = [...(await Promise.all([tryFinish(id), tryFinish(id)])), await tryFinish(id)];
    expect(new Set(answers.map((answer) => expectReply(answer).app.thumbnailUrl)).size).toBe(1);
  });
});

/** A PNG whose pixels unpack to far more than its header says. */
function bomb(): Buffer {
  const whole = makePng();
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(64 * 1024 * 1024)));
  return Buffer.concat([whole.subarray(0, 33), pixels, whole.subarray(-12)]);
}

describe('anything but a picture is refused when it is finished, and never shown', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_TYPE'],
    ['a page that is named picture.png', Buffer.from('<html><script>alert(1)</script>'), 'PICTURE_TYPE'],
    ['an archive behind a picture', Buffer.concat([makePng(), Buffer.from('PK\u0003\u0004')]), 'PICTURE_NOT_ALONE'],
    [
      'a pixel bomb by its header',
      makePng({ width: 50_000, height: 50_000, pixels: Buffer.alloc(9) }),
      'PICTURE_TOO_MANY_PIXELS',
    ],
    ['a pixel bomb by its pixels', bomb(), 'PICTURE_DAMAGED'],
    ['a picture in far too many pieces', hostile.png(50_000), 'PICTURE_TOO_MANY_PIECES'],
    ['a picture that lacks pixels', makePng({ pixels: Buffer.alloc(5) }), 'PICTURE_DAMAGED'],
    [
      'pixels that are not packed',
      Buffer.concat([makePng().subarray(0, 33), pngChunk('IDAT', randomBytes(9)), makePng().subarray(-12)]),
      'PICTURE_DAMAGED',
    ],
  ])('%s', async (_, bytes, code) => {
    const { send, tryFinish, url } = await owner();
    const { refusals } = await tryFinish(await send(bytes));
    expect(refusals).toMatchObject([{ code, field: ['thumbnailId'] }]);
    expect(await url()).toBeNull();
    expect(expectReply(await tryFinish(await send(makePng()))).app.thumbnailUrl).not.toBeNull();
  });

  test('and the previous picture stays', async () => {
    const { send, tryFinish, url } = await owner();
    const before = expectReply(await tryFinish(await send(makePng()))).app.thumbnailUrl;
    expect(codes(await tryFinish(await send(Buffer.from('GIF89a'))))).toEqual(['PICTURE_TYPE']);
    expect(await url()).toBe(before);
  });
});

test('a picture counts against no storage, neither unfinished nor shown', async () => {
  const { person, send, tryFinish } = await owner();
  const status = async () => expectReply(await world.rest(storageStatus, {}, as(person)));
  const before = await status();
  const id = await send(makePng());
  expect(await status()).toEqual(before);
  await tryFinish(id);
  expect(await status()).toEqual(before);
});

describe('starting', () => {
  test('accepts 1 MB and refuses one byte more, an empty file, and foreign applications', async () => {
    const { tryStart, app } = await owner();
    expect(codes(await tryStart(MAX_THUMBNAIL_BYTES + 1))).toEqual(['PICTURE_TOO_LARGE']);
    expect(codes(await tryStart(0))).toEqual(['PICTURE_TYPE']);
    expect(expectReply(await tryStart(MAX_THUMBNAIL_BYTES)).thumbnail.link).toMatchObject({
      number: 1,
      offsetBytes: 0,
    });
    const stranger = await world.person();
    for (const appId of [app.id, 'app_x', '../x']) {
      const asked = await world.rest(thumbnailStart, { appId, fileName: 'a.png', sizeBytes: 9 }, as(stranger));
      expect(codes(asked)).toEqual(['APP_NOT_FOUND']);
    }
  });

  test('accepts only the announced size', async () => {
    const { tryStart } = await owner();
    const { link } = expectReply(await tryStart(9)).thumbnail;
    expect((await putPart(link, randomBytes(10))).status).toBe(403);
  });

  test('starting again discards the previous one, which then can neither be sent nor finished', async () => {
    const { tryStart, send, tryFinish } = await owner();
    const png = makePng();
    const first = expectReply(await tryStart(png.length)).thumbnail;
    const second = await send(png);
    expect((await putPart(first.link, png)).status).toBe(409);
    expect(codes(await tryFinish(first.id))).toEqual(['THUMBNAIL_REPLACED']);
    expect(expectReply(await tryFinish(second)).app.thumbnailUrl).not.toBeNull();
  });

  test('of many concurrent starts one can be finished', async () => {
    const { tryStart, tryFinish } = await owner();
    const png = makePng();
    const started = await Promise.all(Array.from({ length: 8 }, () => tryStart(png.length)));
    const sent = await Promise.all(started.map((answer) => putPart(expectReply(answer).thumbnail.link, png)));
    expect(sent.filter((response) => response.status === 200)).toHaveLength(1);
    const ends = await Promise.all(started.map((answer) => tryFinish(expectReply(answer).thumbnail.id)));
    expect(ends.filter((answer) => answer.reply)).toHaveLength(1);
  });
});

test('finishing is refused before the picture has arrived, for another account, and with the id of an upload', async () => {
  const { person, tryStart, send, tryFinish } = await owner();
  expect(codes(await tryFinish(expectReply(await tryStart(9)).thumbnail.id))).toEqual(['PARTS_MISSING']);
  const id = await send(makePng());
  const stranger = await owner();
  for (const each of [id, 'trf_x', id.replace('trf', 'upl')]) {
    expect(codes(await stranger.tryFinish(each))).toEqual(['THUMBNAIL_NOT_FOUND']);
  }
  const upload = await new TestUploader(world, person).start({ appName: 'Other' });
  expect(codes(await tryFinish(upload.id.replace('upl', 'trf')))).toEqual(['THUMBNAIL_NOT_FOUND']);
});

test('an application that is deleted with its cancelled upload takes its picture along', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id, appId } = await uploader.start();
  const png = makePng();
  const start = await world.rest(thumbnailStart, { appId, fileName: 'a.png', sizeBytes: png.length }, as(person));
  const { thumbnail } = expectReply(start);
  await putPart(thumbnail.link, png);
  const finish = await world.rest(thumbnailFinish, { thumbnailId: thumbnail.id }, as(person));
  const url = expectReply(finish).app.thumbnailUrl ?? '';
  expect((await fetch(url)).status).toBe(200);
  await uploader.tryCancel(id);
  expect((await fetch(url)).status).toBe(404);
  await vi.waitFor(async () => expect(await stored(thumbnail.id)).toEqual([]));
});

test('an unfinished one is deleted after a week', async () => {
  const { send, tryFinish } = await owner();
  const forgotten = await send(makePng());
  now = new Date(now.getTime() + 8 * DAY);
  const worker = await world.startWorker();
  await vi.waitFor(async () => expect(await stored(forgotten)).toEqual([]));
  expect(codes(await tryFinish(forgotten))).toEqual(['THUMBNAIL_REPLACED']);
  await worker.close();
});
