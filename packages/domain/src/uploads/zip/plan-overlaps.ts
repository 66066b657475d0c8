import { LOCAL_HEADER_BYTES, type ZipEntry } from './entry.ts';

/**
 * Entries that begin before the one in front of them has ended. Each archive byte may be unpacked once; sharing them is
 * how flat bombs are made.
 */
export function findOverlaps(entries: readonly ZipEntry[]): { entry: ZipEntry; otherEntryIndex: number }[] {
  const found: { entry: ZipEntry; otherEntryIndex: number }[] = [];
  let last: { end: number; index: number } | null = null;
  for (const entry of entries.toSorted((a, b) => a.localHeaderOffset - b.localHeaderOffset)) {
    if (last && entry.localHeaderOffset < last.end) found.push({ entry, otherEntryIndex: last.index });
    // The least that it takes: the local header may carry extra data of a length that the directory does not tell.
    const end = entry.localHeaderOffset + LOCAL_HEADER_BYTES + entry.nameBytes + entry.compressedBytes;
    if (!last || end > last.end) last = { end, index: entry.index };
  }
  return found;
}
