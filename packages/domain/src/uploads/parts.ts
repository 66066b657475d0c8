/** One part: numbered from 1, bytes `[offset, offset + bytes)` of the file. */
export interface Part {
  number: number;
  offset: number;
  bytes: number;
}

/** How many parts a file of that size has. */
export function countParts(sizeBytes: number, partBytes: number): number {
  return Math.ceil(sizeBytes / partBytes);
}

/** The part with that number, or null if the file has no such part. */
export function partAt(number: number, sizeBytes: number, partBytes: number): Part | null {
  if (!Number.isInteger(number) || number < 1 || number > countParts(sizeBytes, partBytes)) return null;
  const offset = (number - 1) * partBytes;
  return { number, offset, bytes: Math.min(partBytes, sizeBytes - offset) };
}

/** First and last number, both inclusive. */
export interface PartRange {
  first: number;
  last: number;
}

/** Which of the `count` parts have not been received, in as few ranges as possible, in order. */
export function missingRanges(received: Iterable<number>, count: number): PartRange[] {
  const got = new Set(received);
  const ranges: PartRange[] = [];
  for (let number = 1; number <= count; number++) {
    if (got.has(number)) continue;
    const open = ranges.at(-1);
    if (open?.last === number - 1) open.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges;
}
