import { fileNameUnreadable, violation } from '../kit/index.ts';
import {
  MAX_ASSET_NAME_LENGTH,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_PIXELS,
  MAX_PICTURE_SIDE,
  MAX_VIDEO_SIDE,
} from './limits.ts';

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
  animationTooLarge: violation(
    'PICTURE_ANIMATION_TOO_LARGE',
    `This animation has more than ${MAX_ANIMATION_FRAMES} frames, or more than ${MAX_ANIMATION_PIXELS / 1_000_000} million pixels in all of them. Make it shorter or smaller and choose it again.`,
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

/** Every refusal of something of the library, after applications §5. */
export const assetViolations = {
  fileNameUnreadable,
  /** The specification's words. */
  fileNameSpaces: violation('ASSET_NAME_SPACES', 'File name should not contain spaces.', 'fileName'),
  fileNameTooLong: violation(
    'ASSET_NAME_TOO_LONG',
    `File name should not be longer than ${MAX_ASSET_NAME_LENGTH} characters.`,
    'fileName',
  ),
  imageType: violation('ASSET_TYPE', 'Invalid file type. Please upload a JPG, PNG or GIF file.', 'file'),
  videoType: violation('ASSET_TYPE', 'Invalid file type. Please upload an MP4 file.', 'file'),
  logoType: violation('ASSET_TYPE', 'Invalid file type. Please upload a JPG or PNG file.', 'file'),
  imageTooLarge: violation('ASSET_TOO_LARGE', 'File size exceeds the maximum allowed size of 5 MB.', 'sizeBytes'),
  videoTooLarge: violation('ASSET_TOO_LARGE', 'File size exceeds the maximum allowed size of 500 MB.', 'sizeBytes'),
  logoTooLarge: violation('ASSET_TOO_LARGE', 'File size exceeds the maximum allowed size of 1 MB.', 'sizeBytes'),
  notFound: violation('ASSET_NOT_FOUND', 'This file does not exist, or it is not yours.', 'assetId'),
  tooManyUnfinished: violation(
    'ASSETS_TOO_MANY_UNFINISHED',
    'Too many files are being uploaded at once. Wait until some of them have arrived.',
  ),
} as const;

/** Every refusal of a video by its bytes. */
export const videoViolations = {
  damaged: violation(
    'VIDEO_DAMAGED',
    'This video is damaged or not complete. Save it again as MP4 and choose the new file.',
    'file',
  ),
  notAlone: violation(
    'VIDEO_NOT_ALONE',
    'This file holds more than a video. Save it again as MP4 and choose the new file.',
    'file',
  ),
  tooManyPixels: violation(
    'VIDEO_TOO_MANY_PIXELS',
    `This video has more than ${MAX_VIDEO_SIDE} pixels on a side. Make it smaller and choose it again.`,
    'file',
  ),
} as const;
