import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { hostile } from './hostile.ts';
import { makeJpeg } from './jpeg.ts';
import { makePng, pngChunk } from './png.ts';
import {
  ASSET_RULES,
  checkThumbnailFile,
  MAX_JPEG_SCANS,
  MAX_THUMBNAIL_BYTES,
  readPicture,
  THUMBNAIL_TYPES,
} from '@launchyard/domain/assets';

function judge(bytes: Buffer): string {
  const reading = readPicture(bytes, THUMBNAIL_TYPES);
  if ('violations' in reading) return reading.violations.map((each) => each.code).join();
  return `${reading.picture.mediaType} ${reading.picture.width}x${reading.picture.height}`;
}

const text = (words: string) => Buffer.from(words, 'latin1');
const png = makePng();
const jpeg = makeJpeg();
const ZIP_START = 'PK\u0003\u0004';

test.each([
  ['a PNG', png, 'image/png 4x3'],
  ['a JPG', jpeg, 'image/jpeg 16x16'],
  ['a progressive JPG', makeJpeg({ frame: 0xc2 }), 'image/jpeg 16x16'],
  ['a JPG with a comment', makeJpeg({ comment: text('Made on Tuesday') }), 'image/jpeg 16x16'],
  [
    'a PNG with XMP',
    makePng({ besides: [['iTXt', text('XML:com.adobe.xmp\0<?xpacket begin=""?>')]] }),
    'image/png 4x3',
  ],
  ['the maximum width', makePng({ width: 4096, height: 1 }), 'image/png 4096x1'],
  ['nothing', Buffer.alloc(0), 'PICTURE_TYPE'],
  ['text', text('hello'), 'PICTURE_TYPE'],
  ['an SVG', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'PICTURE_TYPE'],
  ['a GIF', text('GIF89a'), 'PICTURE_TYPE'],
  ['a WebP', text('RIFF\0\0\0\0WEBPVP8 '), 'PICTURE_TYPE'],
  ['a ZIP', text(ZIP_START), 'PICTURE_TYPE'],
  ['the first bytes of a PNG', png.subarray(0, 8), 'PICTURE_DAMAGED'],
  ['the first bytes of a JPG', jpeg.subarray(0, 3), 'PICTURE_DAMAGED'],
  ['a ZIP after a PNG', Buffer.concat([png, text(ZIP_START)]), 'PICTURE_NOT_ALONE'],
  ['an HTML page after a JPG', Buffer.concat([jpeg, text('<html>')]), 'PICTURE_NOT_ALONE'],
  ['one byte after a PNG', Buffer.concat([png, Buffer.alloc(1)]), 'PICTURE_NOT_ALONE'],
  ['a script in a chunk', makePng({ besides: [['tEXt', text('a\0<ScRiPt>alert(1)</script>')]] }), 'PICTURE_NOT_ALONE'],
  ['an archive in a comment', makeJpeg({ comment: text(ZIP_START) }), 'PICTURE_NOT_ALONE'],
  ['a document in a comment', makeJpeg({ comment: text('%PDF-1.7') }), 'PICTURE_NOT_ALONE'],
  ['one pixel too wide', makePng({ width: 4097, height: 1 }), 'PICTURE_TOO_MANY_PIXELS'],
  ['one pixel too high', makePng({ width: 1, height: 4097 }), 'PICTURE_TOO_MANY_PIXELS'],
  ['a JPG that claims to be huge', makeJpeg({ width: 65_500, height: 65_500 }), 'PICTURE_TOO_MANY_PIXELS'],
  ['a PNG without width', makePng({ width: 0 }), 'PICTURE_DAMAGED'],
  ['a JPG without height', makeJpeg({ height: 0 }), 'PICTURE_DAMAGED'],
  ['a lossless JPG, which no browser supports', makeJpeg({ frame: 0xc3 }), 'PICTURE_DAMAGED'],
  ['an unknown critical chunk', makePng({ besides: [['EVIL', text('x')]] }), 'PICTURE_DAMAGED'],
  ['a second header', makePng({ besides: [['IHDR', Buffer.alloc(13)]] }), 'PICTURE_DAMAGED'],
  ['too many chunks', hostile.png(10_000), 'PICTURE_TOO_MANY_PIECES'],
  ['too many segments', hostile.jpeg(10_000), 'PICTURE_TOO_MANY_PIECES'],
  ['one scan too many', makeJpeg({ scans: MAX_JPEG_SCANS + 1 }), 'PICTURE_TOO_MANY_PIECES'],
  ['the maximum number of scans', makeJpeg({ scans: MAX_JPEG_SCANS }), 'image/jpeg 16x16'],
  ['a PNG without pixels', Buffer.concat([png.subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]), 'PICTURE_DAMAGED'],
])('%s: %#', (_, bytes, verdict) => {
  expect(judge(bytes)).toBe(verdict);
});

test('a PNG’s pixel size is known, so that a bomb can be detected', () => {
  const reading = readPicture(makePng({ width: 10, height: 2, colour: 6, depth: 16 }), THUMBNAIL_TYPES);
  expect('picture' in reading && reading.picture.packed?.unpackedBytes).toBe(2 * (1 + 80));
});

test('a file with changed bytes, or cut anywhere, gets a verdict without an exception', () => {
  assert(
    property(constantFrom(png, jpeg), nat(), nat(255), nat(), (file, at, value, cut) => {
      const changed = Buffer.from(file);
      changed[at % file.length] = value;
      expect(judge(changed)).toMatch(/^(image|PICTURE)/);
      if (cut % file.length > 0) expect(judge(file.subarray(0, cut % file.length))).toMatch(/^PICTURE/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['nothing', 0, 'PICTURE_TYPE'],
  ['one byte', 1, undefined],
  ['exactly 1 MB', MAX_THUMBNAIL_BYTES, undefined],
  ['one byte more', MAX_THUMBNAIL_BYTES + 1, 'PICTURE_TOO_LARGE'],
])('a thumbnail of %s', (_, sizeBytes, code) => {
  expect(checkThumbnailFile({ fileName: 'a.png', sizeBytes })[0]?.code).toBe(code);
});

test.each([
  ['thumbnail', 'JPG or PNG', THUMBNAIL_TYPES],
  ['image', 'JPG, PNG or GIF', ASSET_RULES.image.mediaTypes],
  ['logo', 'JPG or PNG', ASSET_RULES.logo.mediaTypes],
] as const)('a refusal of %s names the accepted formats: %s', (_, formats, takes) => {
  const files = [text('hello'), png.subarray(0, 8), Buffer.concat([png, text(ZIP_START)]), hostile.png(10_000)];
  for (const bytes of files) {
    const reading = readPicture(bytes, takes);
    expect('violations' in reading && reading.violations[0]?.message).toContain(` ${formats} `);
  }
});
