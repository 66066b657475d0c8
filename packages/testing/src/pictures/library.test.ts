import { assert, constantFrom, nat, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import {
  ASSET_RULES,
  checkAssetFile,
  endingsOf,
  MAX_ANIMATION_FRAMES,
  MAX_IMAGE_BYTES,
  MAX_LOGO_BYTES,
  MAX_VIDEO_BYTES,
  readPicture,
  readVideo,
  type AssetKind,
} from '@launchyard/domain/assets';
import { makeGif } from './gif.ts';
import { hostile } from './hostile.ts';
import { makeJpeg } from './jpeg.ts';
import { box, makeMp4 } from './mp4.ts';
import { animatedPng, makePng } from './png.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const ZIP_START = 'PK\u0003\u0004';

test.each<[AssetKind, string, number, string | null]>([
  ['image', 'sky.png', 1, null],
  ['image', 'Sky-Nacht_ü.JPEG', 1, null],
  ['image', 'loading.gif', MAX_IMAGE_BYTES, null],
  ['image', '<b>"x"</b>.png', 1, null],
  ['image', 'night sky.png', 1, 'File name should not contain spaces.'],
  ['image', 'night\u00a0sky.png', 1, 'File name should not contain spaces.'],
  ['image', `${'x'.repeat(252)}.png`, 1, 'File name should not be longer than 255 characters.'],
  [
    'image',
    'gnp.\u202eexe',
    1,
    'The file name has characters that cannot be shown. Rename the file and choose it again.',
  ],
  ['image', 'sky.png', 0, 'Invalid file type. Please upload a JPG, PNG or GIF file.'],
  ['image', 'sky.svg', 1, 'Invalid file type. Please upload a JPG, PNG or GIF file.'],
  ['image', 'sky.mp4', 1, 'Invalid file type. Please upload a JPG, PNG or GIF file.'],
  ['image', 'sky.png', MAX_IMAGE_BYTES + 1, 'File size exceeds the maximum allowed size of 5 MB.'],
  ['video', 'film.MP4', MAX_VIDEO_BYTES, null],
  ['video', 'film.mov', 1, 'Invalid file type. Please upload an MP4 file.'],
  ['video', 'film.mp4', MAX_VIDEO_BYTES + 1, 'File size exceeds the maximum allowed size of 500 MB.'],
  ['logo', 'logo.png', MAX_LOGO_BYTES, null],
  ['logo', 'logo.gif', 1, 'Invalid file type. Please upload a JPG or PNG file.'],
  ['logo', 'logo.jpg', MAX_LOGO_BYTES + 1, 'File size exceeds the maximum allowed size of 1 MB.'],
])('%s %s of %i bytes: %s', (kind, fileName, sizeBytes, refusal) => {
  expect(checkAssetFile({ kind, fileName, sizeBytes })[0]?.message ?? null).toBe(refusal);
});

test('a file chooser offers the types of its kind', () => {
  expect(endingsOf('image')).toEqual(['.jpg', '.jpeg', '.png', '.gif']);
  expect(endingsOf('video')).toEqual(['.mp4']);
});

const gif = makeGif({ frames: 3 });

function judgePicture(bytes: Buffer, kind: 'image' | 'logo' = 'image'): string {
  const reading = readPicture(bytes, ASSET_RULES[kind].mediaTypes);
  if ('violations' in reading) return reading.violations.map((each) => each.code).join();
  const { mediaType, width, height, frames } = reading.picture;
  return `${mediaType} ${width}x${height} ${frames}`;
}

test.each([
  ['a GIF', makeGif(), 'image/gif 4x3 1'],
  ['an animated GIF', gif, 'image/gif 4x3 3'],
  ['a GIF with a comment', makeGif({ comment: text('Made on Tuesday') }), 'image/gif 4x3 1'],
  ['the maximum number of frames', makeGif({ frames: MAX_ANIMATION_FRAMES }), `image/gif 4x3 ${MAX_ANIMATION_FRAMES}`],
  ['one frame too many', makeGif({ frames: MAX_ANIMATION_FRAMES + 1 }), 'PICTURE_ANIMATION_TOO_LARGE'],
  [
    'frames with too many pixels in total',
    makeGif({ width: 4096, height: 4096, frames: 2 }),
    'PICTURE_ANIMATION_TOO_LARGE',
  ],
  ['the maximum number of pixels', makeGif({ width: 1_000, height: 1_000, frames: 10 }), 'image/gif 1000x1000 10'],
  ['one frame of pixels too many', makeGif({ width: 1_000, height: 1_000, frames: 11 }), 'PICTURE_ANIMATION_TOO_LARGE'],
  ['a GIF that claims to be huge', makeGif({ width: 65_535, height: 1 }), 'PICTURE_TOO_MANY_PIXELS'],
  ['no width', makeGif({ width: 0 }), 'PICTURE_DAMAGED'],
  ['a frame that exceeds the screen', makeGif({ left: 1 }), 'PICTURE_DAMAGED'],
  ['the first bytes', text('GIF89a'), 'PICTURE_DAMAGED'],
  ['too many comments', hostile.gif(10_000), 'PICTURE_TOO_MANY_PIECES'],
  ['a GIF without frames', makeGif({ frames: 0 }), 'PICTURE_DAMAGED'],
  ['an HTML page in a comment', makeGif({ comment: text('<HTML><script>alert(1)') }), 'PICTURE_NOT_ALONE'],
  ['an archive after a GIF', Buffer.concat([gif, text(ZIP_START)]), 'PICTURE_NOT_ALONE'],
  ['a GIF polyglot: a script that starts like a GIF', text('GIF89a/*\0\0\0\0\0*/=1;alert(1)//'), 'PICTURE_DAMAGED'],
])('%s: %#', (_, bytes, verdict) => {
  expect(judgePicture(bytes)).toBe(verdict);
});

test.each([
  ['an animated PNG, which is one picture', animatedPng(), 'image/png 4x3 1'],
  ['an animated WebP', text('RIFF\x1a\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0'), 'PICTURE_TYPE'],
  ['an animated AVIF', text('\0\0\0\x14ftypavis\0\0\0\0avis'), 'PICTURE_TYPE'],
])('of what can be animated elsewhere: %s', (_, bytes, verdict) => {
  expect(judgePicture(bytes)).toBe(verdict);
});

test('a GIF has the wrong type where none is accepted, even if it is valid', () => {
  expect(judgePicture(gif, 'logo')).toBe('PICTURE_TYPE');
});

async function judgeVideo(bytes: Buffer): Promise<string> {
  const read = (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length));
  const reading = await readVideo({ sizeBytes: bytes.length, read });
  if ('violations' in reading) return reading.violations.map((each) => each.code).join();
  return `${reading.video.mediaType} ${reading.video.width}x${reading.video.height}`;
}

const mp4 = makeMp4();
const zipEnd = (comment: string) => {
  const end = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, text(comment)]);
};
/** A box with a 64-bit length, announced by a length of 1. */
function longBox(bytes: bigint): Buffer {
  const whole = Buffer.alloc(24);
  whole.writeUInt32BE(1);
  whole.write('mdat', 4);
  whole.writeBigUInt64BE(bytes, 8);
  return whole;
}

test.each([
  ['an MP4', mp4, 'video/mp4 640x360'],
  ['the brand of cameras', makeMp4({ brand: 'mp42' }), 'video/mp4 640x360'],
  ['a box with a long length', Buffer.concat([mp4, longBox(24n)]), 'video/mp4 640x360'],
  ['a free box', makeMp4({ besides: [box('free', Buffer.alloc(4096))] }), 'video/mp4 640x360'],
  ['a QuickTime video', makeMp4({ brand: 'qt  ' }), 'ASSET_TYPE'],
  ['a HEIC picture', makeMp4({ brand: 'heic' }), 'ASSET_TYPE'],
  ['nothing', Buffer.alloc(0), 'ASSET_TYPE'],
  ['an HTML page', text('<!doctype html><script>alert(1)</script>'), 'ASSET_TYPE'],
  ['a few words', text('a film'), 'ASSET_TYPE'],
  ['a PNG', makePng(), 'ASSET_TYPE'],
  ['a JPG', makeJpeg(), 'ASSET_TYPE'],
  ['a truncated video', mp4.subarray(0, -1), 'VIDEO_DAMAGED'],
  ['a byte after an MP4', Buffer.concat([mp4, Buffer.alloc(1)]), 'VIDEO_DAMAGED'],
  ['a box that extends to the end of the file', Buffer.concat([mp4, Buffer.alloc(8)]), 'VIDEO_DAMAGED'],
  ['an impossible length', Buffer.concat([mp4, longBox(2n ** 63n)]), 'VIDEO_DAMAGED'],
  ['an unknown box', Buffer.concat([mp4, box('evil')]), 'VIDEO_DAMAGED'],
  ['a video without a movie box', Buffer.concat([mp4.subarray(0, 20), box('mdat')]), 'VIDEO_DAMAGED'],
  ['two movie boxes', Buffer.concat([mp4, makeMp4().subarray(20)]), 'VIDEO_DAMAGED'],
  ['audio only', makeMp4({ handler: 'soun' }), 'VIDEO_DAMAGED'],
  ['no height', makeMp4({ height: 0 }), 'VIDEO_DAMAGED'],
  ['a track with a wrong length', makeMp4({ tables: [box('trak', Buffer.alloc(7))] }), 'VIDEO_DAMAGED'],
  ['ten thousand tracks', makeMp4({ tables: Array<Buffer>(10_000).fill(box('trak')) }), 'VIDEO_DAMAGED'],
  ['too many boxes', hostile.mp4(2_000), 'VIDEO_DAMAGED'],
  ['too many boxes in the movie box', hostile.mp4Tables(1_000), 'VIDEO_DAMAGED'],
  ['one pixel too wide', makeMp4({ width: 8193 }), 'VIDEO_TOO_MANY_PIXELS'],
  ['an HTML page in a free box', makeMp4({ besides: [box('free', text('<html><script>'))] }), 'VIDEO_NOT_ALONE'],
  ['an archive in a uuid box', makeMp4({ besides: [box('uuid', text(ZIP_START))] }), 'VIDEO_NOT_ALONE'],
  ['a script in the movie box', makeMp4({ tables: [box('udta', text('<script>alert(1)'))] }), 'VIDEO_NOT_ALONE'],
  ['an archive at the end of the samples', makeMp4({ samples: zipEnd('') }), 'VIDEO_NOT_ALONE'],
  [
    'an archive with a comment at the end of the samples',
    makeMp4({ samples: zipEnd('x'.repeat(500)) }),
    'VIDEO_NOT_ALONE',
  ],
])('%s: %#', async (_, bytes, verdict) => {
  expect(await judgeVideo(bytes)).toBe(verdict);
});

test('a file with changed bytes, or cut anywhere, gets a verdict without an exception', async () => {
  await assert(
    asyncProperty(constantFrom(gif, mp4), nat(), nat(255), nat(), async (file, at, value, cut) => {
      const changed = Buffer.from(file);
      changed[at % file.length] = value;
      const judge = (bytes: Buffer) => (file === gif ? judgePicture(bytes) : judgeVideo(bytes));
      expect(await judge(changed)).toMatch(/^(image|video|PICTURE|VIDEO|ASSET)/);
      expect(await judge(file.subarray(0, cut % file.length))).toMatch(/^(PICTURE|VIDEO|ASSET)/);
    }),
    { numRuns: 1000 },
  );
});
