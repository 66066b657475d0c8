import { MAX_PART_BYTES, MAX_PARTS, MIN_PART_BYTES, PART_BYTES, SECONDS_PER_PART } from './limits.ts';

/**
 * The part size of a file: what a connection at that speed sends in about 8 seconds, as a power of two from 4 to 16
 * MiB. 16 MiB if the speed is unknown, and larger if the file would have more than 10,000 parts. A nonsensical speed
 * (zero, negative, not a number) counts as unknown.
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
