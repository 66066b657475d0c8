import { MEDIA_ENDINGS, type MediaType } from '@launchyard/domain/assets';

/** The address of a library file: its key cannot be guessed, and players recognise the type by the extension. */
export const assetUrl = (filesOrigin: string, key: string, mediaType: MediaType): string =>
  `${filesOrigin}/assets/${key}.${endingOf(mediaType)}`;

export const endingOf = (mediaType: MediaType): string => MEDIA_ENDINGS[mediaType][0];
