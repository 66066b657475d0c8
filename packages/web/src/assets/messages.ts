import { formatLimit } from '@launchyard/domain/kit';
import { MAX_THUMBNAIL_BYTES } from '@launchyard/domain/assets';
/** The first is the specification's (applications §8). */
export const assetMessages = {
  thumbnailUploaded: 'Thumbnail uploaded successfully',
  chooseThumbnail: 'Choose a thumbnail',
  thumbnailHint: `JPG or PNG thumbnail, up to ${formatLimit(MAX_THUMBNAIL_BYTES)}.`,
} as const;
