import { MIB } from '../kit/index.ts';

/** Applications §5 and §9. */
export const MAX_THUMBNAIL_BYTES = MIB;

/** Applications §5: the logo of a profile. */
export const MAX_LOGO_BYTES = MIB;

/** Viewers wait for it before they see anything; a background of 4K as JPG has some two. */
export const MAX_IMAGE_BYTES = 5 * MIB;

/** Some minutes in full HD; more is not seen while a stream begins. */
export const MAX_VIDEO_BYTES = 500 * MIB;

/** Unpacked, a picture of this many pixels on each side takes some 64 MB of a browser's memory. */
export const MAX_PICTURE_SIDE = 4096;

/** 8K, the most that phones and browsers show. */
export const MAX_VIDEO_SIDE = 8192;

/** Of an animation: all of its frames are unpacked together, at four bytes a pixel. */
export const MAX_ANIMATION_FRAMES = 500;
export const MAX_ANIMATION_PIXELS = 25_000_000;

/** As long as file systems allow. */
export const MAX_ASSET_NAME_LENGTH = 255;
