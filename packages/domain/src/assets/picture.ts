import type { Violation } from '../kit/index.ts';
import { MAX_PICTURE_SIDE } from './limits.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { pictureViolations } from './violations.ts';

/** What a picture is by its bytes. */
export interface Picture {
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /**
   * For a PNG: its packed pixels, and how many bytes they are unpacked. Whoever can unpack them makes sure that they are no more and no
   * fewer; that takes a library of the platform, so it is not done here.
   */
  packed: { bytes: Uint8Array; unpackedBytes: number } | null;
}

/** A file as its format has it, with what is in it besides pixels; or what is wrong with its structure. */
export type Structure = (Picture & { besides: Uint8Array[] }) | 'damaged' | 'notAlone';

/**
 * Judges a file by its bytes, whatever its name says. JPG and PNG only; the structure is walked from end to end, so that nothing stands
 * behind the picture, and what stands beside the pixels must not look like another kind of file.
 */
export function readPicture(bytes: Uint8Array): { picture: Picture } | { violations: Violation[] } {
  const structure = startsWith(bytes, PNG) ? readPng(bytes) : startsWith(bytes, JPEG) ? readJpeg(bytes) : null;
  if (structure === null) return { violations: [pictureViolations.type] };
  if (typeof structure === 'string') return { violations: [pictureViolations[structure]] };
  const { besides, ...picture } = structure;
  if (picture.width > MAX_PICTURE_SIDE || picture.height > MAX_PICTURE_SIDE) {
    return { violations: [pictureViolations.tooManyPixels] };
  }
  if (besides.some(holdsOtherFile)) return { violations: [pictureViolations.notAlone] };
  return { picture };
}

export const PNG: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG: readonly number[] = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

/** What the kinds of file begin with that programs find in the middle of another: pages, scripts, archives, documents, GIFs. */
const OTHER_FILES = [
  '<script',
  '<svg',
  '<html',
  '<!doctype',
  '<?php',
  '%pdf-',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  'gif87a',
  'gif89a',
];

function holdsOtherFile(bytes: Uint8Array): boolean {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  const lower = text.toLowerCase();
  return OTHER_FILES.some((start) => lower.includes(start));
}
