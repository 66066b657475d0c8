/** The first is the specification's (applications §8). */
export const assetMessages = {
  thumbnailUploaded: 'Thumbnail uploaded successfully',
  chooseThumbnail: 'Choose a thumbnail',
  thumbnailHint: 'JPG or PNG thumbnail, up to 1 MB.',
} as const;
