import { expect, test } from 'vitest';
import { GIB } from '../kit/index.ts';
import { PART_BYTES } from './limits.ts';
import { countParts, missingRanges, partAt } from './parts.ts';
import { checkBuildFile, checkFingerprint } from './start.ts';

test.each([
  [1, 1],
  [PART_BYTES - 1, 1],
  [PART_BYTES, 1],
  [PART_BYTES + 1, 2],
  [50 * GIB, 3200],
])('a file of %d bytes has %d parts', (sizeBytes, count) => {
  expect(countParts(sizeBytes, PART_BYTES)).toBe(count);
});

test('the parts cover the file without gap or overlap, the last one being shorter', () => {
  const sizeBytes = 2 * PART_BYTES + 5;
  const parts = [1, 2, 3].map((number) => partAt(number, sizeBytes, PART_BYTES));
  expect(parts).toEqual([
    { number: 1, offset: 0, bytes: PART_BYTES },
    { number: 2, offset: PART_BYTES, bytes: PART_BYTES },
    { number: 3, offset: 2 * PART_BYTES, bytes: 5 },
  ]);
});

test.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no part %d of three', (number) => {
  expect(partAt(number, 2 * PART_BYTES + 5, PART_BYTES)).toBeNull();
});

test.each([
  ['nothing has arrived', [], 3, [{ first: 1, last: 3 }]],
  ['everything has arrived', [3, 1, 2], 3, []],
  ['the middle is missing', [1, 4], 4, [{ first: 2, last: 3 }]],
  [
    'every second one',
    [2, 4],
    5,
    [
      { first: 1, last: 1 },
      { first: 3, last: 3 },
      { first: 5, last: 5 },
    ],
  ],
  ['one listed twice', [1, 1], 2, [{ first: 2, last: 2 }]],
])('%s', (_, received, count, ranges) => {
  expect(missingRanges(received, count)).toEqual(ranges);
});

test.each([
  ['no name', { fileName: ' ', sizeBytes: 1 }, 'FILE_NAME_MISSING'],
  ['another ending', { fileName: 'build.rar', sizeBytes: 1 }, 'FILE_NOT_ZIP'],
  ['an end in the middle', { fileName: 'build.zip.exe', sizeBytes: 1 }, 'FILE_NOT_ZIP'],
  ['no bytes', { fileName: 'build.zip', sizeBytes: 0 }, 'FILE_EMPTY'],
  ['exactly 50 GB', { fileName: 'build.ZIP', sizeBytes: 50 * GIB }, null],
  ['one byte more', { fileName: 'build.zip', sizeBytes: 50 * GIB + 1 }, 'FILE_TOO_LARGE'],
])('a file with %s', (_, file, code) => {
  expect(checkBuildFile(file)[0]?.code ?? null).toBe(code);
});

test.each([
  ['', false],
  ['a'.repeat(64), true],
  ['A'.repeat(64), false],
  ['a'.repeat(63), false],
  [`${'a'.repeat(64)}\n`, false],
])('fingerprint %j', (fingerprint, isRight) => {
  expect(checkFingerprint(fingerprint).length === 0).toBe(isRight);
});
