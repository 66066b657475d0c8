/** The first bytes of a program of Linux, and of a script. */
const HEADS = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0x23, 0x21],
];

/**
 * Whether a file that begins with these bytes is a program or a script. Archives that were made on Windows do not say it, and
 * builds for Linux are often made there.
 */
export const isProgramHead = (bytes: Uint8Array): boolean =>
  HEADS.some((head) => head.every((byte, index) => bytes[index] === byte));
