import { fileNameUnreadable, fileTooLarge, formatLimit, violation } from '../kit/index.ts';
import {
  MAX_ASSET_NAME_LENGTH,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_PIXELS,
  MAX_IMAGE_BYTES,
  MAX_LOGO_BYTES,
  MAX_PICTURE_SIDE,
  MAX_THUMBNAIL_BYTES,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SIDE,
} from './limits.ts';

/**
 * The refusals of a picture, after applications §5: a thumbnail is JPG or PNG and at most 1 MB. Findings in its bytes
 * concern no input field. `formats` names the accepted ones: 'JPG, PNG or GIF'.
 */
export const pictureViolations = {
  fileNameUnreadable,
  empty: (formats: string) => violation('PICTURE_TYPE', wrongType(formats), 'sizeBytes'),
  type: (formats: string) => violation('PICTURE_TYPE', wrongType(formats)),
  tooLarge: fileTooLarge('PICTURE_TOO_LARGE', formatLimit(MAX_THUMBNAIL_BYTES)),
  tooManyPixels: violation(
    'PICTURE_TOO_MANY_PIXELS',
    `This picture has more than ${MAX_PICTURE_SIDE} pixels on a side. Make it smaller and choose it again.`,
  ),
  animationTooLarge: violation(
    'PICTURE_ANIMATION_TOO_LARGE',
    `This animation has more than ${MAX_ANIMATION_FRAMES} frames, or more than ${MAX_ANIMATION_PIXELS / 1_000_000} million pixels in all of them (width × height × frames). Make it shorter or smaller and choose it again.`,
  ),
  damaged: (formats: string) =>
    violation('PICTURE_DAMAGED', `This picture is damaged. Save it again as ${formats} and choose the new file.`),
  notAlone: (formats: string) =>
    violation(
      'PICTURE_NOT_ALONE',
      `This file holds more than a picture. Save it again as ${formats} and choose the new file.`,
    ),
  tooManyPieces: (formats: string) =>
    violation(
      'PICTURE_TOO_MANY_PIECES',
      `This picture is stored in too many pieces to be checked. Save it again as ${formats} and choose the new file.`,
    ),
  tooSlow: violation(
    'PICTURE_TOO_SLOW',
    'Checking this picture took too long. Try again, or make it smaller and choose it again.',
  ),
  notFound: violation('THUMBNAIL_NOT_FOUND', 'This thumbnail does not exist, or it is not yours.', 'thumbnailId'),
  replaced: violation(
    'THUMBNAIL_REPLACED',
    'Another thumbnail was chosen for this application meanwhile.',
    'thumbnailId',
  ),
} as const;

/** The refusals of library files, after applications §5. */
export const assetViolations = {
  fileNameUnreadable,
  /** In the specification’s words. */
  fileNameSpaces: violation('ASSET_NAME_SPACES', 'File name should not contain spaces.', 'fileName'),
  fileNameTooLong: violation(
    'ASSET_NAME_TOO_LONG',
    `File name should not be longer than ${MAX_ASSET_NAME_LENGTH} characters.`,
    'fileName',
  ),
  type: (formats: string) => violation('ASSET_TYPE', wrongType(formats), 'fileName'),
  empty: (formats: string) => violation('ASSET_TYPE', wrongType(formats), 'sizeBytes'),
  imageTooLarge: fileTooLarge('ASSET_TOO_LARGE', formatLimit(MAX_IMAGE_BYTES)),
  videoTooLarge: fileTooLarge('ASSET_TOO_LARGE', formatLimit(MAX_VIDEO_BYTES)),
  logoTooLarge: fileTooLarge('ASSET_TOO_LARGE', formatLimit(MAX_LOGO_BYTES)),
  notFound: violation('ASSET_NOT_FOUND', 'This file does not exist, or it is not yours.', 'assetId'),
  arrived: violation(
    'ASSET_ARRIVED',
    'This file is in the library already. Delete it there if it is not wanted.',
    'assetUploadId',
  ),
  tooManyUnfinished: violation(
    'ASSETS_TOO_MANY_UNFINISHED',
    'Too many files are being uploaded at once. Wait until some of them have arrived.',
  ),
} as const;

/** The refusals of a video by its bytes; they concern no input field. */
export const videoViolations = {
  /** The name was checked before: it says MP4. */
  type: violation('ASSET_TYPE', `${wrongType('MP4')} This one is named like one, but holds something else.`),
  damaged: violation(
    'VIDEO_DAMAGED',
    'This video is damaged or not complete. Save it again as MP4 and choose the new file.',
  ),
  notAlone: violation(
    'VIDEO_NOT_ALONE',
    'This file holds more than a video. Save it again as MP4 and choose the new file.',
  ),
  tooManyPixels: violation(
    'VIDEO_TOO_MANY_PIXELS',
    `This video has more than ${MAX_VIDEO_SIDE} pixels on a side. Make it smaller and choose it again.`,
  ),
  tooSlow: violation('VIDEO_TOO_SLOW', 'Checking this video took too long. Try again, or save it again as MP4.'),
} as const;

/** Refusals to check a file now, whatever its kind. It stays uploaded and can be finished later. */
export const checkViolations = {
  tooManyOfYours: violation(
    'CHECKS_TOO_MANY',
    'Too many of your files are being checked at once. Wait until some of them are ready, then try again.',
  ),
  tooManyInAll: violation(
    'CHECKS_BUSY',
    'Too many files are being checked at the moment. Wait a minute, then try again.',
  ),
} as const;

/** In the specification’s words. */
function wrongType(formats: string): string {
  return `Invalid file type. Please upload ${formats.startsWith('MP4') ? 'an' : 'a'} ${formats} file.`;
}
