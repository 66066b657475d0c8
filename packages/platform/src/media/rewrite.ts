import sharp from 'sharp';
import {
  formatsText,
  MAX_ANIMATION_PIXELS,
  MAX_PICTURE_SIDE,
  pictureViolations,
  type PictureType,
} from '@launchyard/domain/assets';
import { lookInto } from './look-into.ts';
import { MAX_CAUSE_LENGTH, type PictureVerdict } from './messages.ts';

// Each of these few processes works on one picture at a time and caches nothing for the next.
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = Math.max(MAX_PICTURE_SIDE ** 2, MAX_ANIMATION_PIXELS);
/** Hardly distinguishable from the original, at half the size of the best quality. */
const JPEG_QUALITY = 90;
/** Of 1 to 10. The colours of a GIF were chosen before; more effort takes up to three times as long. */
const GIF_EFFORT = 1;

/**
 * Re-encodes a picture from its pixels in its own format: metadata (location, author, anything hidden) is dropped, and
 * the orientation is applied. Animations stay animated. Refuses anything that is not a picture before unpacking it.
 */
export async function rewritePicture(bytes: Uint8Array, takes: readonly PictureType[]): Promise<PictureVerdict> {
  const before = await lookInto(bytes, takes);
  if ('violations' in before) return before;
  const { mediaType } = before.picture;
  const written = await write(bytes, mediaType).catch((error: unknown) => String(error).slice(0, MAX_CAUSE_LENGTH));
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
  return (mediaType === 'image/png' ? picture.png() : picture.gif({ effort: GIF_EFFORT })).toBuffer();
}
