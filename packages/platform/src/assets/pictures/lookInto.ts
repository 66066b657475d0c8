import { createInflate } from 'node:zlib';
import { pictureViolations, readPicture, type Picture } from '@launchyard/domain/assets';
import { isCode } from '../../kit/errno.ts';
import { refuse } from '../../kit/refuse.ts';

/** What a picture is by its bytes; refuses what is none. A PNG's pixels are unpacked and counted, without keeping them. */
export async function lookInto(bytes: Buffer, options?: { takesGif: boolean }): Promise<Picture> {
  const reading = readPicture(bytes, options);
  if ('violations' in reading) return refuse(...reading.violations);
  const { picture } = reading;
  if (picture.packed && !(await unpacksTo(picture.packed))) return refuse(pictureViolations.damaged);
  return picture;
}

async function unpacksTo({ bytes, unpackedBytes }: NonNullable<Picture['packed']>): Promise<boolean> {
  const inflate = createInflate();
  inflate.end(bytes);
  let unpacked = 0;
  try {
    for await (const chunk of inflate) {
      unpacked += Buffer.byteLength(chunk);
      // A bomb is left where it begins to be one.
      if (unpacked > unpackedBytes) return false;
    }
  } catch (error) {
    if (isCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT')) return false;
    throw error;
  }
  // The stream ends where the pixels do; what stands behind them in the same chunks would be something else.
  return unpacked === unpackedBytes && inflate.bytesWritten === bytes.length;
}
