import type { PictureType } from './kinds.ts';

/** A picture as its bytes describe it. */
export interface Picture {
  mediaType: PictureType;
  width: number;
  height: number;
  /** More than one for an animation. */
  frames: number;
  /**
   * For a PNG: its compressed pixels and their unpacked size. The caller must check that they unpack to exactly that
   * size; this needs a library of the platform, so it is not done here.
   */
  packed: { bytes: Uint8Array; unpackedBytes: number } | null;
}

/** The structure of a file, with everything in it besides pixels; or what is wrong with it. */
export type Structure = (Picture & { besides: Uint8Array[] }) | 'damaged' | 'notAlone' | 'tooManyPieces';
