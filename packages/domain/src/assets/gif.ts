import { MAX_PICTURE_PIECES } from './limits.ts';
import type { Structure } from './structure.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const SCREEN_END = 13;
/** Labels of extensions that contain no text and no foreign data. */
const GRAPHIC_CONTROL = 0xf9;

/**
 * Walks the blocks of a GIF: its frames, each within the screen, the trailer, and nothing after it. Everything besides
 * pixels is returned separately.
 */
export function readGif(bytes: Uint8Array): Structure {
  if (bytes.length < SCREEN_END) return 'damaged';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  if (width === 0 || height === 0) return 'damaged';
  const besides: Uint8Array[] = [];
  let frames = 0;
  for (let at = SCREEN_END + coloursBytes(bytes[10]), blocks = 0; at < bytes.length; blocks += 1) {
    if (blocks === MAX_PICTURE_PIECES) return 'tooManyPieces';
    const block = bytes[at];
    if (block === TRAILER) {
      if (frames === 0) return 'damaged';
      if (at + 1 !== bytes.length) return 'notAlone';
      return { mediaType: 'image/gif', width, height, frames, packed: null, besides };
    }
    if (block === EXTENSION) {
      const end = endOfData(bytes, at + 2);
      if (end === null) return 'damaged';
      if (bytes[at + 1] !== GRAPHIC_CONTROL) besides.push(bytes.subarray(at + 2, end));
      at = end;
      continue;
    }
    if (block !== IMAGE || at + 10 >= bytes.length) return 'damaged';
    const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)];
    const [across, down] = [view.getUint16(at + 5, true), view.getUint16(at + 7, true)];
    // A frame that reaches beyond the screen would make viewers unpack more than the header declares.
    if (across === 0 || down === 0 || left + across > width || top + down > height) return 'damaged';
    const pixels = at + 10 + coloursBytes(bytes[at + 9]);
    const codeBits = bytes[pixels] ?? 0;
    const end = codeBits >= 1 && codeBits <= 8 ? endOfData(bytes, pixels + 1) : null;
    if (end === null) return 'damaged';
    frames += 1;
    at = end;
  }
  return 'damaged';
}

/** The size of the colour table that the flags of a screen or frame announce. */
const coloursBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Where a series of sub-blocks ends, each preceded by its length and terminated by an empty one; null if the file ends
 * before.
 */
function endOfData(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}
