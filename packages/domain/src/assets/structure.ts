import type { PictureType } from './kinds.ts';

/** What a picture is by its bytes. */
export interface Picture {
  mediaType: PictureType;
  width: number;
  height: number;
  /** More than one in an animation. */
  frames: number;
  /**
   * For a PNG: its packed pixels, and how many bytes they are unpacked. Whoever can unpack them makes sure that they are no more and no
   * fewer; that takes a library of the platform, so it is not done here.
   */
  packed: { bytes: Uint8Array; unpackedBytes: number } | null;
}

/** A file as its format has it, with what is in it besides pixels; or what is wrong with its structure. */
export type Structure = (Picture & { besides: Uint8Array[] }) | 'damaged' | 'notAlone' | 'tooManyPieces';
