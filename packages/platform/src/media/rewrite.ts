import sharp from 'sharp';
import {
  formatsText,
  MAX_ANIMATION_PIXELS,
  MAX_PICTURE_SIDE,
  pictureViolations,
  type PictureType,
} from '@launchyard/domain/assets';
import { lookInto } from './look-into.ts';
import type { PictureVerdict } from './messages.ts';

// Each of the few processes that do this works on one picture at a time, and keeps nothing of it for the next.
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = Math.max(MAX_PICTURE_SIDE ** 2, MAX_ANIMATION_PIXELS);
/** Hardly told from the original by eye, at half the size of the best. */
const JPEG_QUALITY = 90;

/**
 * Writes a picture anew from its pixels, in its own format: what stood beside them (where it was taken, by whom, what else was hidden there)
 * is gone, and it stands upright without being told to. An animation stays one. Refuses what is no picture, before anything is unpacked.
 */
export async function rewritePicture(bytes: Uint8Array, takes: readonly PictureType[]): Promise<PictureVerdict> {
  const before = await lookInto(bytes, takes);
  if ('violations' in before) return before;
  const { mediaType } = before.picture;
  const written = await write(bytes, mediaType).catch((error: unknown) => String(error));
  if (typeof written === 'string') {
    return { violations: [pictureViolations.damaged(formatsText(takes))], cause: written };
  }
  const after = await lookInto(written, takes);
  if ('violations' in after) return after;
  const { width, height } = after.picture;
  return { picture: { bytes: written, mediaType, width, height } };
}

function write(bytes: Uint8Array, mediaType: PictureType): Promise<Buffer> {
  const picture = sharp(bytes, {
    animated: mediaType === 'image/gif',
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
  }).autoOrient();
  if (mediaType === 'image/jpeg') return picture.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return (mediaType === 'image/png' ? picture.png() : picture.gif()).toBuffer();
}
