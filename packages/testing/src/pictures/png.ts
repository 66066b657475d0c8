import { crc32, deflateSync } from 'node:zlib';

export interface PngSpec {
  width?: number;
  height?: number;
  /** 0 greyscale, 2 RGB, 4 greyscale with alpha, 6 RGB with alpha. */
  colour?: 0 | 2 | 4 | 6;
  depth?: 8 | 16;
  /** The uncompressed rows. Default: zeros, as many bytes as the header requires. */
  pixels?: Buffer;
  /** Chunks between the header and the pixels. */
  besides?: ReadonlyArray<readonly [type: string, data: Buffer]>;
}

const SAMPLES = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** A single-coloured PNG by default. */
export function makePng(spec: PngSpec = {}): Buffer {
  const { width = 4, height = 3, colour = 2, depth = 8, besides = [] } = spec;
  const rowBytes = 1 + (width * SAMPLES[colour] * depth) / 8;
  const pixels = spec.pixels ?? Buffer.alloc(rowBytes * height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...besides.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with an animation of so many frames beside its picture. */
export function animatedPng(frames = 20): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(4, 4);
  frame.writeUInt32BE(3, 8);
  const pixels = Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc((1 + 4 * 3) * 3))]);
  const each = Array.from({ length: frames }, () => [['fcTL', frame] as const, ['fdAT', pixels] as const]);
  return makePng({ besides: [['acTL', control], ...each.flat()] });
}

/** A chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
