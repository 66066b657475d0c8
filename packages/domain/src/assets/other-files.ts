/**
 * Signatures of file types that programs also find in the middle of another file: pages, scripts, archives, documents,
 * GIFs.
 */
const OTHER_FILES = [
  '<script',
  '<svg',
  '<html',
  '<!doctype',
  '<?php',
  '%pdf-',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  'gif87a',
  'gif89a',
];
/** The signatures too long to occur by chance in a megabyte of numbers. */
const LONG_ENOUGH = OTHER_FILES.filter((start) => start.length > 4);

/** Whether these bytes contain something that looks like the start of another file. */
export const holdsOtherFile = (bytes: Uint8Array): boolean => holds(bytes, OTHER_FILES);

/** The same for bytes that are mostly numbers: only looks for signatures too long to occur by chance. */
export const numbersHoldOtherFile = (bytes: Uint8Array): boolean => holds(bytes, LONG_ENOUGH);

function holds(bytes: Uint8Array, starts: readonly string[]): boolean {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  const lower = pieces.join('').toLowerCase();
  return starts.some((start) => lower.includes(start));
}
