import { MIB } from '../kit/index.ts';

/** Applications §5 and §9. */
export const MAX_THUMBNAIL_BYTES = MIB;

/** Applications §5: the logo of a profile. */
export const MAX_LOGO_BYTES = MIB;

/** Viewers wait for it before they see anything; a 4K background as JPG is about 2 MB. */
export const MAX_IMAGE_BYTES = 5 * MIB;

/** A few minutes in full HD; nobody watches longer while a stream starts. */
export const MAX_VIDEO_BYTES = 500 * MIB;

/** Unpacked, a picture with this many pixels on each side takes about 64 MB of a browser’s memory. */
export const MAX_PICTURE_SIDE = 4096;

/** 8K, the largest size that phones and browsers show. */
export const MAX_VIDEO_SIDE = 8192;

/**
 * Of an animation, by its headers, before anything is unpacked: the frames, and their pixels in all. Each frame gets
 * colours of its own, so a pixel takes ten times as long as one of a picture: the largest animation made to be slow takes
 * about as long as the largest picture.
 */
export const MAX_ANIMATION_FRAMES = 500;
export const MAX_ANIMATION_PIXELS = 10_000_000;

/** The limit of common file systems. */
export const MAX_ASSET_NAME_LENGTH = 255;

/**
 * Chunks of a PNG, segments of a JPG, blocks of a GIF: many times more than any program writes into a file of this
 * size.
 */
export const MAX_PICTURE_PIECES = 10_000;

/** Scans of a JPG; programs write about ten. Each takes as long as decoding the whole picture. */
export const MAX_JPEG_SCANS = 100;

/** How long a browser that has loaded a file may show its copy, even after the file was deleted. */
export const ASSET_CACHE_SECONDS = 5 * 60;

/** How long the check of a file may take. The largest accepted picture takes about five seconds. */
export const MAX_CHECK_SECONDS = 30;

/** How many unfinished library uploads an account may have at once. */
export const MAX_UNFINISHED_ASSETS = 20;

/** How many files may wait to be checked. Per owner, as many as their unfinished uploads. */
export const MAX_CHECKS_WAITING = { perOwner: MAX_UNFINISHED_ASSETS, inAll: 200 } as const;
