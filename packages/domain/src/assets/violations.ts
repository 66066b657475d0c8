import { fileNameUnreadable, violation } from '../kit/index.ts';
import { MAX_PICTURE_SIDE } from './limits.ts';

/** Every refusal of a picture, after applications §5: a thumbnail is JPG or PNG and at most 1 MB. */
export const pictureViolations = {
  fileNameUnreadable,
  type: violation('PICTURE_TYPE', 'Invalid file type. Please upload a JPG or PNG file.', 'file'),
  tooLarge: violation('PICTURE_TOO_LARGE', 'File size exceeds the maximum allowed size of 1 MB.', 'sizeBytes'),
  tooManyPixels: violation(
    'PICTURE_TOO_MANY_PIXELS',
    `This picture has more than ${MAX_PICTURE_SIDE} pixels on a side. Make it smaller and choose it again.`,
    'file',
  ),
  damaged: violation('PICTURE_DAMAGED', 'This picture is damaged. Save it again and choose the new file.', 'file'),
  notAlone: violation(
    'PICTURE_NOT_ALONE',
    'This file holds more than a picture. Save it again as JPG or PNG and choose the new file.',
    'file',
  ),
  notFound: violation('THUMBNAIL_NOT_FOUND', 'This thumbnail does not exist, or it is not yours.', 'thumbnailId'),
  replaced: violation(
    'THUMBNAIL_REPLACED',
    'Another thumbnail was chosen for this application meanwhile.',
    'thumbnailId',
  ),
} as const;
