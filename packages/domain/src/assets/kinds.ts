import type { Violation } from '../kit/index.ts';
import { MAX_IMAGE_BYTES, MAX_LOGO_BYTES, MAX_VIDEO_BYTES } from './limits.ts';
import { assetViolations } from './violations.ts';

/** What the library holds. A logo belongs to the profile; images and videos are used in configs. */
export const ASSET_KINDS = ['image', 'video', 'logo'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The types recognised by their bytes, with their file extensions; the first one is what we use. */
export const MEDIA_ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4'],
} as const;
export type MediaType = keyof typeof MEDIA_ENDINGS;

/** The type of a picture, recognised by its bytes. */
export type PictureType = Exclude<MediaType, 'video/mp4'>;

const FORMATS: Record<MediaType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'video/mp4': 'MP4',
};

/** Media types as text: 'JPG, PNG or GIF'. */
export function formatsText(mediaTypes: readonly MediaType[]): string {
  const names = mediaTypes.map((type) => FORMATS[type]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Applications §5 and §9: a thumbnail is JPG or PNG. */
export const THUMBNAIL_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png'];

interface KindRule {
  mediaTypes: readonly MediaType[];
  mostBytes: number;
  tooLarge: Violation;
}

/** Applications §5: JPG, PNG and GIF as images, MP4 as videos, JPG and PNG of at most 1 MB as logos. */
export const ASSET_RULES = {
  image: {
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
    mostBytes: MAX_IMAGE_BYTES,
    tooLarge: assetViolations.imageTooLarge,
  },
  video: {
    mediaTypes: ['video/mp4'],
    mostBytes: MAX_VIDEO_BYTES,
    tooLarge: assetViolations.videoTooLarge,
  },
  logo: {
    mediaTypes: ['image/jpeg', 'image/png'],
    mostBytes: MAX_LOGO_BYTES,
    tooLarge: assetViolations.logoTooLarge,
  },
} as const satisfies Record<AssetKind, KindRule>;

/** The file extensions of a kind, each with its dot, for a file chooser. */
export function endingsOf(kind: AssetKind): string[] {
  const { mediaTypes }: KindRule = ASSET_RULES[kind];
  return mediaTypes.flatMap((type) => MEDIA_ENDINGS[type].map((ending) => `.${ending}`));
}
