import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { configCreate } from '@launchyard/contract/configs';
import { eventsSince } from '@launchyard/contract/events';
import { CONFIG_FIELDS } from '@launchyard/domain/configs';
import { makeGif } from '@launchyard/testing/pictures/gif';
import { hostile } from '@launchyard/testing/pictures/hostile';
import { makeJpeg } from '@launchyard/testing/pictures/jpeg';
import { box, makeMp4 } from '@launchyard/testing/pictures/mp4';
import { makePng } from '@launchyard/testing/pictures/png';
import { makeConfig } from '@launchyard/testing/world/links';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { codes, libraryOwner, stored } from './test-library.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ withWorker: true });
  return () => world.close();
});
const owner = () => libraryOwner(world);

describe('an uploaded file', () => {
  test.each([
    ['image', 'sky.png', makePng(), 'image/png', 'png', '4x3'],
    ['image', 'sky.PNG', makeJpeg(), 'image/jpeg', 'jpg', '16x16'],
    ['image', 'loading.gif', makeGif({ frames: 3 }), 'image/gif', 'gif', '4x3'],
    ['logo', 'logo.jpg', makeJpeg(), 'image/jpeg', 'jpg', '16x16'],
    ['video', 'film.mp4', makeMp4(), 'video/mp4', 'mp4', '640x360'],
  ] as const)('is in the library and served by its address: %s %s', async (kind, name, bytes, type, ending, size) => {
    const { person, add, list } = await owner();
    const asset = await add(kind, bytes, name);
    expect(asset).toMatchObject({
      kind,
      name,
      mediaType: type,
      createdBy: { kind: 'member', label: person.username },
      usedByCount: 0,
    });
    expect(`${asset.width}x${asset.height}`).toBe(size);
    expect(asset.url).toMatch(new RegExp(`^${world.config.addresses.files}/assets/[\\w-]{32}\\.${ending}$`));
    expect(await list({ kind })).toEqual([asset]);
    const answer = await fetch(asset.url);
    expect((await answer.arrayBuffer()).byteLength).toBe(asset.sizeBytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(asset.sizeBytes),
      'content-disposition': expect.stringMatching(/^inline; filename="/),
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
    });
    const same = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(asset.url, { headers: same })).status).toBe(304);
    expect((await fetch(asset.url.replace(`.${ending}`, '.html'))).status).toBe(404);
    expect((await fetch(asset.url, { method: 'POST' })).status).toBe(405);
  });

  test('keeps only upright pixels: location and other metadata are removed', async () => {
    const { add } = await owner();
    const camera = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(camera.includes('Exif')).toBe(true);
    const asset = await add('image', camera, 'camera.jpg');
    const shown = Buffer.from(await (await fetch(asset.url)).arrayBuffer());
    expect([shown.includes('Somebody'), shown.includes('Exif')]).toEqual([false, false]);
    expect([asset.width, asset.height]).toEqual([20, 40]);
    await vi.waitFor(async () => expect(await stored(world, asset.id)).toHaveLength(1));
  });

  test('stays an animation', async () => {
    const { add } = await owner();
    const { url } = await add('image', makeGif({ frames: 4 }), 'loading.gif');
    const shown = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(shown).metadata()).pages).toBe(4);
  });

  test('is finished once: repeated and concurrent finishes return the same file', async () => {
    const { send, tryFinish, list } = await owner();
    const id = await send('image', makePng());
    const answers = [...(await Promise.all([tryFinish(id), tryFinish(id)])), await tryFinish(id)];
    const urls = new Set(answers.map((answer) => expectReply(answer).asset.url));
    expect(urls.size).toBe(1);
    const [asset] = await list();
    expect((await fetch(asset?.url ?? '')).status).toBe(200);
    expect(await stored(world, id)).toHaveLength(1);
  });

  test('is announced to all listeners', async () => {
    const { as, add } = await owner();
    const { newest } = expectReply(await world.rest(eventsSince, {}, as));
    await add('image', makePng());
    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
    expect(missed).toMatchObject([{ type: 'content.changed', area: 'assets' }]);
  });
});

describe('a video', () => {
  test('is sent in parts and served by ranges, even after a jump', async () => {
    const { add } = await owner();
    const film = makeMp4({ samples: Buffer.alloc(17 * 1024 * 1024, 'frames ') });
    const { url, sizeBytes } = await add('video', film);
    expect(sizeBytes).toBe(film.length);
    const middle = 16 * 1024 * 1024;
    for (const [header, first, last] of [
      ['bytes=0-1', 0, 1],
      [`bytes=${middle - 5}-${middle + 5}`, middle - 5, middle + 5],
      ['bytes=-7', sizeBytes - 7, sizeBytes - 1],
      [`bytes=${sizeBytes - 3}-`, sizeBytes - 3, sizeBytes - 1],
    ] as const) {
      const answer = await fetch(url, { headers: { range: header } });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${first}-${last}/${sizeBytes}`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(first, last + 1))).toBe(true);
    }
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const asked = (headers: Record<string, string>) => fetch(url, { method: 'HEAD', headers });
    expect((await asked({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await asked({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
    expect((await asked({ range: 'bytes=0-1,5-6' })).status).toBe(200);
    expect((await asked({ range: 'bytes=5-2' })).status).toBe(200);
    expect((await asked({ range: `bytes=${sizeBytes}-` })).status).toBe(416);
  });

  test('is not affected by a viewer who disconnects: the next one gets all of it', async () => {
    const { add } = await owner();
    const film = makeMp4({ samples: Buffer.alloc(17 * 1024 * 1024, 'frames ') });
    const { url } = await add('video', film);
    const [first] = await once(get(url), 'response');
    await once(first, 'data');
    first.destroy();
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true);
  });
});

describe('a file that is not of its kind is refused when it is finished, discarded at once, and never served', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['image', 'an SVG', svg, 'PICTURE_TYPE'],
    ['image', 'a page', Buffer.from('<html><script>alert(1)</script>'), 'PICTURE_TYPE'],
    ['image', 'a film', makeMp4(), 'PICTURE_TYPE'],
    [
      'image',
      'an archive behind a picture',
      Buffer.concat([makePng(), Buffer.from('PK\u0003\u0004')]),
      'PICTURE_NOT_ALONE',
    ],
    [
      'image',
      'a pixel bomb',
      makePng({ width: 50_000, height: 50_000, pixels: Buffer.alloc(9) }),
      'PICTURE_TOO_MANY_PIXELS',
    ],
    ['image', 'a bomb of frames', makeGif({ width: 4000, height: 4000, frames: 20 }), 'PICTURE_ANIMATION_TOO_LARGE'],
    ['image', 'comments without end', hostile.gif(1_700_000), 'PICTURE_TOO_MANY_PIECES'],
    ['image', 'chunks without end', hostile.png(400_000), 'PICTURE_TOO_MANY_PIECES'],
    ['video', 'boxes without end', hostile.mp4(600_000), 'VIDEO_DAMAGED'],
    ['image', 'pixels that nobody can unpack', makeJpeg({ frame: 0xc2 }), 'PICTURE_DAMAGED'],
    ['logo', 'an animation', makeGif(), 'PICTURE_TYPE'],
    ['video', 'a picture', makePng(), 'ASSET_TYPE'],
    ['video', 'a page in a video', makeMp4({ besides: [box('free', svg)] }), 'VIDEO_NOT_ALONE'],
  ] as const)('%s: %s', async (kind, _, bytes, code) => {
    const { send, tryFinish, list, used } = await owner();
    const sent = await send(kind, bytes);
    expect((await tryFinish(sent)).refusals).toMatchObject([{ code, field: ['assetUploadId'] }]);
    expect(await list({ kind })).toEqual([]);
    // It holds no storage, and is not checked again.
    expect(await used()).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
    expect(codes(await tryFinish(sent))).toEqual(['ASSET_NOT_FOUND']);
  });
});

test('a name is stored in the same characters however it was typed, and can be found by them', async () => {
  const { add, list } = await owner();
  expect((await add('image', makePng(), 'Gro\u0308\u00dfe.png')).name).toBe('Gr\u00f6\u00dfe.png');
  expect(await list({ kind: 'image', search: 'gro\u0308' })).toHaveLength(1);
});

test('markup in a name is just a name and never becomes a header', async () => {
  const { add } = await owner();
  const name = `"><script>alert('1')<\\script>\u00fc%0d%0aX:y;.png`;
  const asset = await add('image', makePng(), `../${name}`);
  // Everything before a slash of either kind is a folder.
  expect(asset.name).toBe('script>\u00fc%0d%0aX:y;.png');
  const header = (await fetch(asset.url)).headers.get('content-disposition');
  expect(header).toBe(
    `inline; filename="script___0d_0aX_y_.png"; filename*=UTF-8''script%3E%C3%BC%250d%250aX%3Ay%3B.png`,
  );
});

test('the address of a video that viewers cannot reach is refused, and our servers never connect to it', async () => {
  const { person, as, list } = await owner();
  const connections: unknown[] = [];
  const inside = createServer((socket) => {
    connections.push(socket);
    socket.destroy();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(inside.address());
  const loadingVideos = [`https://127.0.0.1:${port}/film.mp4`, `https://localhost:${port}/film.mp4`];
  const config = { name: 'inside', settings: { loadingVideos }, idempotencyKey: 'config inside' };
  const answer = await world.rest(configCreate, config, as);
  expect(answer.refusals?.map(({ code }) => code)).toEqual(['CONFIG_ADDRESS_NOT_HTTPS']);
  // As if a name resolved there.
  await makeConfig(world, person, 'inside', { [CONFIG_FIELDS.loadingVideos.wire]: loadingVideos });
  await list({ kind: 'video' });
  expect(connections).toEqual([]);
  inside.close();
});
