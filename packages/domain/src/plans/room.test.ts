import { expect, test } from 'vitest';
import { GIB } from '../kit/index.ts';
import { binnedInTheWay, checkReturn, storageUsage } from './index.ts';

const bin = [4, 0, 3, 1].map((size, index) => ({ id: `bin-${index}`, sizeBytes: size * GIB }));

test.each([
  ['nothing, if all of it fits', 2, 0, 0, []],
  ['nothing, at an exact fit', 1, 1, 0, []],
  ['the oldest, for a byte too much', 2 + 1 / GIB, 0, 0, ['bin-0']],
  ['no more than necessary', 2, 4, 0, ['bin-0']],
  ['the next ones too, but nothing without a size', 5, 2, 0, ['bin-0', 'bin-2']],
  ['everything that has a size', 5, 4, 1, ['bin-0', 'bin-2', 'bin-3']],
])('what is permanently removed for a reservation: %s', (_, needed, used, reserved, gone) => {
  const usage = storageUsage(used * GIB, reserved * GIB, 0);
  expect(binnedInTheWay(needed * GIB, usage, bin).map(({ id }) => id)).toEqual(gone);
});

test('a restored item may fill the storage exactly, and is refused by exactly the missing bytes', () => {
  expect(checkReturn(2 * GIB, storageUsage(7 * GIB, GIB, 0))).toEqual([]);
  expect(checkReturn(2 * GIB + 5, storageUsage(7 * GIB, GIB, 0))).toEqual([
    {
      code: 'STORAGE_SHORT',
      message: 'There is no room to restore this: 0.001 GB are missing.',
      field: ['binItemId'],
      figures: { missingBytes: 5 },
    },
  ]);
});
