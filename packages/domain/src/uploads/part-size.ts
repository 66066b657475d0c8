import { MAX_PART_BYTES, MAX_PARTS, MIN_PART_BYTES, PART_BYTES, SECONDS_PER_PART } from './limits.ts';

/**
 * How large the parts of a file are: what a line at that speed sends in about 8 seconds, as a power of two from 4 to 16 MiB; 16 MiB where
 * nothing is known of the line, and larger where the file would have more than 10,000 parts. A line that tells nonsense of itself
 * (nothing, less, not a number) is one of which nothing is known.
 */
export function partBytesFor(sizeBytes: number, measuredBytesPerSecond: number | null): number {
  let partBytes = sizeForLine(measuredBytesPerSecond);
  while (partBytes < MAX_PART_BYTES && Math.ceil(sizeBytes / partBytes) > MAX_PARTS) partBytes *= 2;
  return partBytes;
}

function sizeForLine(bytesPerSecond: number | null): number {
  if (bytesPerSecond === null || !(bytesPerSecond > 0)) return PART_BYTES;
  const nearest = 2 ** Math.round(Math.log2(bytesPerSecond * SECONDS_PER_PART));
  return Math.min(MAX_PART_BYTES, Math.max(MIN_PART_BYTES, nearest));
}
