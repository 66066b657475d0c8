import { expect, test } from 'vitest';
import { GIB } from '../kit/index.ts';
import { checkStorage, formatShortfall, storageBar, storageUsage, usageBar } from './index.ts';

test('10 GB are free and purchased storage is added', () => {
  expect(storageUsage(0, 0, 0).totalBytes).toBe(10 * GIB);
  expect(storageUsage(0, 0, 40 * GIB).totalBytes).toBe(50 * GIB);
});

test.each([
  ['fits', 1 * GIB, storageUsage(8 * GIB, 0, 0), null],
  ['one byte less than an exact fit', 2 * GIB - 1, storageUsage(8 * GIB, 0, 0), null],
  ['an exact fit', 2 * GIB, storageUsage(8 * GIB, 0, 0), '0.001'],
  ['one byte too much', 2 * GIB + 1, storageUsage(8 * GIB, 0, 0), '0.001'],
  ['running uploads’ reservations count', 2 * GIB, storageUsage(6 * GIB, 3 * GIB, 0), '1.000'],
  ['a full account', 5 * GIB, storageUsage(10 * GIB, 0, 0), '5.000'],
])('%s', (_, sizeBytes, usage, short) => {
  const [refusal] = checkStorage(sizeBytes, usage);
  expect(refusal ? formatShortfall(refusal.figures?.['missingBytes'] ?? Number.NaN) : null).toBe(short);
});

test.each([
  [0, 0, { percent: 0, widthPercent: 0, isCritical: false }],
  [90, 100, { percent: 90, widthPercent: 90, isCritical: false }],
  [90.1, 100, { percent: 90.1, widthPercent: 90.1, isCritical: true }],
  [150, 100, { percent: 150, widthPercent: 100, isCritical: true }],
])('a bar of %d in %d', (used, total, bar) => {
  const shown = usageBar(used, total);
  expect(shown.percent).toBeCloseTo(bar.percent);
  expect(shown.widthPercent).toBeCloseTo(bar.widthPercent);
  expect(shown.isCritical).toBe(bar.isCritical);
});

test.each([
  ['nothing stored', storageUsage(0, 0, 0), { heldBytes: 0, percent: 0, isCritical: false }],
  ['nothing stored yet, mostly reserved', storageUsage(0, 9.5 * GIB, 0), { percent: 95, isCritical: true }],
  ['used and reserved at 90', storageUsage(8 * GIB, GIB, 0), { heldBytes: 9 * GIB, percent: 90, isCritical: false }],
  ['more than the total', storageUsage(20 * GIB, GIB, 0), { percent: 210, widthPercent: 100, isCritical: true }],
])('the storage bar with %s', (_, usage, bar) => {
  expect(storageBar(usage)).toMatchObject(bar);
});
