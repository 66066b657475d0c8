import type { Violation } from '../kit/index.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { formatsText, type PictureType } from './kinds.ts';
import { MAX_ANIMATION_FRAMES, MAX_ANIMATION_PIXELS, MAX_PICTURE_SIDE } from './limits.ts';
import { holdsOtherFile } from './other-files.ts';
import { readPng } from './png.ts';
import type { Picture } from './structure.ts';
import { pictureViolations } from './violations.ts';

/**
 * Identifies a picture by its bytes, whatever its name says, and accepts only the given types. The structure is walked
 * from end to end: nothing may follow the picture, and data besides the pixels must not look like another kind of file.
 */
export function readPicture(
  bytes: Uint8Array,
  takes: readonly PictureType[],
): { picture: Picture } | { violations: Violation[] } {
  const formats = formatsText(takes);
  const reader = readers.find(({ start }) => startsWith(bytes, start));
  if (!reader || !takes.includes(reader.mediaType)) return { violations: [pictureViolations.type(formats)] };
  const structure = reader.read(bytes);
  if (typeof structure === 'string') return { violations: [pictureViolations[structure](formats)] };
  const { besides, ...picture } = structure;
  if (picture.width > MAX_PICTURE_SIDE || picture.height > MAX_PICTURE_SIDE) {
    return { violations: [pictureViolations.tooManyPixels] };
  }
  const { frames } = picture;
  if (frames > MAX_ANIMATION_FRAMES || (frames > 1 && picture.width * picture.height * frames > MAX_ANIMATION_PIXELS)) {
    return { violations: [pictureViolations.animationTooLarge] };
  }
  if (besides.some(holdsOtherFile)) return { violations: [pictureViolations.notAlone(formats)] };
  return { picture };
}

export const PNG: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG: readonly number[] = [0xff, 0xd8, 0xff];

const readers = [
  { mediaType: 'image/png', start: PNG, read: readPng },
  { mediaType: 'image/jpeg', start: JPEG, read: readJpeg },
  { mediaType: 'image/gif', start: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61], read: readGif },
  { mediaType: 'image/gif', start: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], read: readGif },
] as const;

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);
