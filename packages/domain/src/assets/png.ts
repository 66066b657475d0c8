import { crc32 } from '../kit/index.ts';
import { MAX_PICTURE_PIECES } from './limits.ts';
import type { Structure } from './structure.ts';

const SIGNATURE_BYTES = 8;
/** Chunks that a viewer must understand. With any other critical chunk the file is not a PNG that viewers support. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/** Samples per pixel by colour type, and the bit depths allowed with it (PNG specification, 11.2.1). */
const COLOURS: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/**
 * Walks the chunks of a PNG: each complete and with its checksum, the header first, the end last and nothing after it.
 */
export function readPng(bytes: Uint8Array): Structure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array[] = [];
  const besides: Uint8Array[] = [];
  let header: Header | null = null;
  for (let at = SIGNATURE_BYTES, chunks = 0; at + 12 <= bytes.length; chunks += 1) {
    if (chunks === MAX_PICTURE_PIECES) return 'tooManyPieces';
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'damaged';
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return 'damaged';
    if ((header === null) !== (type === 'IHDR')) return 'damaged';
    if (type === 'IHDR') header = readHeader(data);
    if (header === null || (/^[A-Z]/.test(type) && !CRITICAL.has(type))) return 'damaged';
    if (type === 'IDAT') packed.push(data);
    else if (!CRITICAL.has(type)) besides.push(data);
    at = end;
    if (type !== 'IEND') continue;
    if (packed.length === 0) return 'damaged';
    if (at !== bytes.length) return 'notAlone';
    const { width, height } = header;
    const pixels = { bytes: join(packed), unpackedBytes: unpackedBytes(header) };
    return { mediaType: 'image/png', width, height, frames: 1, packed: pixels, besides };
  }
  return 'damaged';
}

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  isInterlaced: boolean;
}

function readHeader(data: Uint8Array): Header | null {
  if (data.length !== 13) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colour, compression, filter, interlace] = data.subarray(8);
  const samples = COLOURS[colour ?? -1];
  if (!samples || depth === undefined || !samples.depths.includes(depth)) return null;
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0) return null;
  if (interlace !== 0 && interlace !== 1) return null;
  return { width, height, bitsPerPixel: samples.samples * depth, isInterlaced: interlace === 1 };
}

/** The offsets and steps of the seven passes of an interlaced PNG: x, y, dx, dy. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Each row starts with a filter byte. */
function unpackedBytes({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const size = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!isInterlaced) return size(width, height);
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + size(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
