import { MAX_JPEG_SCANS, MAX_PICTURE_PIECES } from './limits.ts';
import type { Structure } from './structure.ts';

const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: the frames that browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Other frame types, among them arithmetic and lossless ones. C4, C8 and CC are not frames. */
const isOtherFrame = (marker: number) =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Walks the segments of a JPEG: a frame, at least one scan, the end marker and nothing after it. */
export function readJpeg(bytes: Uint8Array): Structure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const besides: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let [segments, scans] = [0, 0];
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] ?? 0;
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    segments += 1;
    if (segments > MAX_PICTURE_PIECES || scans > MAX_JPEG_SCANS) return 'tooManyPieces';
    if (marker === END) {
      if (!size || scans === 0) return 'damaged';
      return at + 2 === bytes.length
        ? { mediaType: 'image/jpeg', ...size, frames: 1, packed: null, besides }
        : 'notAlone';
    }
    if (at + 4 > bytes.length) return 'damaged';
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length || isOtherFrame(marker)) return 'damaged';
    const data = bytes.subarray(at + 4, end);
    if (FRAMES.has(marker)) {
      size = size === null && data.length >= 6 ? readSize(data) : null;
      if (size === null) return 'damaged';
    }
    if (marker === COMMENT || isApplication(marker)) besides.push(data);
    if (marker === SCAN) scans += 1;
    at = marker === SCAN ? endOfScan(bytes, end) : end;
  }
  return 'damaged';
}

/** Precision (1 byte), height, width. A height of 0 means that it follows later, which no encoder does. */
function readSize(data: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [height, width] = [view.getUint16(1), view.getUint16(3)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The first marker after the compressed pixels. FF 00 is an escaped byte, FF D0 to D7 are restart markers within them.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}
