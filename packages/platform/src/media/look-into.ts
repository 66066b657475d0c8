import { createInflate } from 'node:zlib';
import { formatsText, pictureViolations, readPicture, type Picture, type PictureType } from '@launchyard/domain/assets';
import type { Violation } from '@launchyard/domain/kit';
import { isCode } from '../kit/errno.ts';

/** What a picture is by its bytes, or why it is not accepted. A PNG’s pixels are unpacked and counted, but not kept. */
export async function lookInto(
  bytes: Uint8Array,
  takes: readonly PictureType[],
): Promise<{ picture: Picture } | { violations: Violation[] }> {
  const reading = readPicture(bytes, takes);
  if ('violations' in reading) return reading;
  const { packed } = reading.picture;
  const isWhole = packed === null || (await unpacksTo(packed));
  return isWhole ? reading : { violations: [pictureViolations.damaged(formatsText(takes))] };
}

async function unpacksTo({ bytes, unpackedBytes }: NonNullable<Picture['packed']>): Promise<boolean> {
  const inflate = createInflate();
  inflate.end(bytes);
  let unpacked = 0;
  try {
    for await (const chunk of inflate) {
      unpacked += Buffer.byteLength(chunk);
      // Stops where a decompression bomb exceeds its announced size.
      if (unpacked > unpackedBytes) return false;
    }
  } catch (error) {
    if (isCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT')) return false;
    throw error;
  }
  // The stream ends with the pixels; data after them in the same chunks would be something else.
  return unpacked === unpackedBytes && inflate.bytesWritten === bytes.length;
}
