import { isReadable, type Violation } from '../kit/index.ts';
import { formatsText, THUMBNAIL_TYPES } from './kinds.ts';
import { MAX_THUMBNAIL_BYTES } from './limits.ts';
import { pictureViolations } from './violations.ts';

/** Applications §5: checks a thumbnail before it is opened. An empty file is not a picture. */
export function checkThumbnailFile({ fileName, sizeBytes }: { fileName: string; sizeBytes: number }): Violation[] {
  if (!isReadable(fileName)) return [pictureViolations.fileNameUnreadable];
  if (sizeBytes === 0) return [pictureViolations.empty(formatsText(THUMBNAIL_TYPES))];
  if (sizeBytes > MAX_THUMBNAIL_BYTES) return [pictureViolations.tooLarge];
  return [];
}
