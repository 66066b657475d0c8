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

/** Chunks of a PNG, segments of a JPG, blocks of a GIF: many times what any program writes into so few bytes. */
export const MAX_PICTURE_PIECES = 10_000;

/** Times that a JPG is drawn over itself; programs write some ten. Each takes as long as the whole picture. */
export const MAX_JPEG_SCANS = 100;

/** How long the check of a file may take. The largest picture that is taken needs some five. */
export const MAX_CHECK_SECONDS = 30;

/** How many files an account may have on their way at once. */
export const MAX_UNFINISHED_ASSETS = 20;

/** How many may wait to be checked: of an owner as many as they may have on their way. */
export const MAX_CHECKS_WAITING = { perOwner: MAX_UNFINISHED_ASSETS, inAll: 200 } as const;
