import { LOCAL_HEADER_BYTES, type ZipEntry } from './entry.ts';

/**
 * Entries that start before the previous one has ended. Each archive byte may be unpacked only once; flat bombs work by
 * sharing them.
 */
export function findOverlaps(entries: readonly ZipEntry[]): { entry: ZipEntry; otherEntryIndex: number }[] {
  const found: { entry: ZipEntry; otherEntryIndex: number }[] = [];
  let last: { end: number; index: number } | null = null;
  for (const entry of entries.toSorted((a, b) => a.localHeaderOffset - b.localHeaderOffset)) {
    if (last && entry.localHeaderOffset < last.end) found.push({ entry, otherEntryIndex: last.index });
    // The minimum: the local header may have extra data of a length that the directory does not state.
    const end = entry.localHeaderOffset + LOCAL_HEADER_BYTES + entry.nameBytes + entry.compressedBytes;
    if (!last || end > last.end) last = { end, index: entry.index };
  }
  return found;
}
