import { checkThumbnailFile, readPicture, THUMBNAIL_TYPES } from '@launchyard/domain/assets';

/**
 * Why a file cannot be a thumbnail, in the product's words; null if it can. Rejects if the file is
 * unreadable.
 */
export async function judgeThumbnail(file: File): Promise<string | null> {
  const [beforeReading] = checkThumbnailFile({ fileName: file.name, sizeBytes: file.size });
  if (beforeReading) return beforeReading.message;
  const reading = readPicture(new Uint8Array(await file.arrayBuffer()), THUMBNAIL_TYPES);
  return 'violations' in reading ? (reading.violations[0]?.message ?? null) : null;
}
