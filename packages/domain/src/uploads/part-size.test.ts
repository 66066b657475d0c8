import { assert, double, integer, oneof, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { GIB, KIB, MIB } from '../kit/index.ts';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { partBytesFor } from './part-size.ts';

test.each([
  ['nothing is known', GIB, null, 16],
  ['nothing is known, for the largest file', MAX_UPLOAD_BYTES, null, 16],
  ['nothing is known, for one byte', 1, null, 16],
  ['a connection without throughput', GIB, 0, 16],
  ['a negative speed', GIB, -1, 16],
  ['a speed that is not a number', GIB, Number.NaN, 16],
  ['a telephone', GIB, 7 * KIB, 4],
  ['half a megabyte per second: 8 seconds', GIB, MIB / 2, 4],
  ['just below the middle between 4 and 8', GIB, 0.7 * MIB, 4],
  ['just above it', GIB, 0.72 * MIB, 8],
  ['one megabyte per second', GIB, MIB, 8],
  ['two', GIB, 2 * MIB, 16],
  ['six', GIB, 6 * MIB, 16],
  ['eight', GIB, 8 * MIB, 16],
  ['a data centre', GIB, 10 * GIB, 16],
  ['an infinite speed', GIB, Number.POSITIVE_INFINITY, 16],
  ['a slow connection with exactly 10,000 of the smallest parts', 10_000 * 4 * MIB, 1, 4],
  ['a slow connection with one byte more', 10_000 * 4 * MIB + 1, 1, 8],
  ['a slow connection with the largest file', MAX_UPLOAD_BYTES, 1, 8],
])('%s', (_, sizeBytes, speed, mebibytes) => {
  expect(partBytesFor(sizeBytes, speed) / MIB).toBe(mebibytes);
});

test('for any file and speed: a power of two from 4 to 16 MiB, and at most 10,000 parts', () => {
  const file = integer({ min: 1, max: MAX_UPLOAD_BYTES });
  const line = option(oneof(double(), integer({ min: 0, max: 10 * GIB })));
  assert(
    property(file, line, (sizeBytes, speed) => {
      const partBytes = partBytesFor(sizeBytes, speed);
      expect(Math.log2(partBytes) % 1).toBe(0);
      expect(partBytes).toBeGreaterThanOrEqual(4 * MIB);
      expect(partBytes).toBeLessThanOrEqual(16 * MIB);
      expect(Math.ceil(sizeBytes / partBytes)).toBeLessThanOrEqual(10_000);
    }),
  );
});
