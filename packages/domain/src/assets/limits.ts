import { MIB } from '../kit/index.ts';

/** Applications §5 and §9. */
export const MAX_THUMBNAIL_BYTES = MIB;

/** Unpacked, a picture of this many pixels on each side takes some 64 MB of a browser's memory. */
export const MAX_PICTURE_SIDE = 4096;
