import type { ByteRange, Stores } from '../providers/files/object-store.ts';
import type { PlacedPart } from './stored-parts.ts';

/** Bytes of a committed or complete transfer (a UUID) from first to last of the range, wherever its parts are. */
export async function* readRange(
  stores: Stores,
  transferId: string,
  parts: readonly PlacedPart[],
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const part of parts) {
    const [from, to] = [Math.max(0, first - offset), Math.min(part.bytes - 1, last - offset)];
    if (from <= to) yield* stores[part.provider].readPart(transferId, part, { first: from, last: to });
    offset += part.bytes;
  }
}
