import sharp from 'sharp';
import { MAX_ANIMATION_PIXELS, MAX_PICTURE_SIDE, pictureViolations, type Picture } from '@launchyard/domain/assets';
import type { Deps } from '../../kit/deps.ts';
import { refuse } from '../../kit/refuse.ts';
import { lookInto } from './lookInto.ts';

/** A picture as it is stored. */
export interface Rewritten extends Pick<Picture, 'mediaType' | 'width' | 'height'> {
  bytes: Buffer;
}

// Whoever uploads many pictures at once must not take the processors from everybody's requests, nor keep memory.
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = Math.max(MAX_PICTURE_SIDE ** 2, MAX_ANIMATION_PIXELS);
const MOST_SECONDS = 30;
/** Hardly told from the original by eye, at half the size of the best. */
const JPEG_QUALITY = 90;

/**
 * Writes a picture anew from its pixels, in its own format: what stood beside them (where it was taken, by whom, what else was hidden there)
 * is gone, and it stands upright without being told to. An animation stays one. Refuses what is no picture, before anything is unpacked.
 */
export async function rewritePicture(
  { log }: Pick<Deps, 'log'>,
  bytes: Buffer,
  options: { takesGif: boolean },
): Promise<Rewritten> {
  const { mediaType } = await lookInto(bytes, options);
  const written = await inTurn(() => write(bytes, mediaType)).catch((error: unknown) => {
    log.warn({ err: error }, 'assets: a picture could not be unpacked');
    return refuse(pictureViolations.damaged);
  });
  const { width, height } = await lookInto(written, options);
  return { bytes: written, mediaType, width, height };
}

function write(bytes: Buffer, mediaType: Picture['mediaType']): Promise<Buffer> {
  const picture = sharp(bytes, {
    animated: mediaType === 'image/gif',
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
  })
    .autoOrient()
    .timeout({ seconds: MOST_SECONDS });
  if (mediaType === 'image/jpeg') return picture.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return (mediaType === 'image/png' ? picture.png() : picture.gif()).toBuffer();
}

/** One after the other in each process. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
