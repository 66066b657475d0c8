import type { Violation } from '../kit/index.ts';
import { MAX_IMAGE_BYTES, MAX_LOGO_BYTES, MAX_VIDEO_BYTES } from './limits.ts';
import { assetViolations } from './violations.ts';

/** What the library keeps. A logo is the profile's; images and videos go into configs. */
export const ASSET_KINDS = ['image', 'video', 'logo'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** What files are by their bytes, and how the names of such files end; the first of them is ours. */
export const MEDIA_ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4'],
} as const;
export type MediaType = keyof typeof MEDIA_ENDINGS;

interface KindRule {
  mediaTypes: readonly MediaType[];
  mostBytes: number;
  wrongType: Violation;
  tooLarge: Violation;
}

/** Applications §5: JPG, PNG and GIF as images, MP4 as videos, JPG and PNG of at most 1 MB as logos. */
export const ASSET_RULES: Record<AssetKind, KindRule> = {
  image: {
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
    mostBytes: MAX_IMAGE_BYTES,
    wrongType: assetViolations.imageType,
    tooLarge: assetViolations.imageTooLarge,
  },
  video: {
    mediaTypes: ['video/mp4'],
    mostBytes: MAX_VIDEO_BYTES,
    wrongType: assetViolations.videoType,
    tooLarge: assetViolations.videoTooLarge,
  },
  logo: {
    mediaTypes: ['image/jpeg', 'image/png'],
    mostBytes: MAX_LOGO_BYTES,
    wrongType: assetViolations.logoType,
    tooLarge: assetViolations.logoTooLarge,
  },
};

/** How the names of files of a kind end, each with its dot: what a file chooser offers. */
export const endingsOf = (kind: AssetKind): string[] =>
  ASSET_RULES[kind].mediaTypes.flatMap((type) => MEDIA_ENDINGS[type].map((ending) => `.${ending}`));
