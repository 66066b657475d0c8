import type { ByteRange } from '../providers/files/object-store.ts';

/**
 * The one range that a `Range` header requests, limited to the file; null if the whole file is to be sent (no header,
 * several ranges, or something else), 'outside' if it contains no byte of the file.
 */
export function readRangeHeader(header: string | undefined, sizeBytes: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') {
    const bytes = Math.min(Number(to), sizeBytes);
    return bytes === 0 ? 'outside' : { first: sizeBytes - bytes, last: sizeBytes - 1 };
  }
  const [first, last] = [Number(from), to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= sizeBytes ? 'outside' : { first, last };
}
