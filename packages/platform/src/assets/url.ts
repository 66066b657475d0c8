import { MEDIA_ENDINGS, type MediaType } from '@launchyard/domain/assets';

/** Where a file of the library is shown: nobody guesses its key, and players know it by its end. */
export const assetUrl = (filesOrigin: string, key: string, mediaType: MediaType): string =>
  `${filesOrigin}/assets/${key}.${endingOf(mediaType)}`;

export const endingOf = (mediaType: MediaType): string => MEDIA_ENDINGS[mediaType][0];
