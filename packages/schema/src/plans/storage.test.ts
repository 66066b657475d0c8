import { storageUsage } from '@launchyard/domain/plans';
import { GIB } from '@launchyard/domain/kit';
import { expect, test } from 'vitest';
import { World } from '../testing/world.ts';

const STORAGE =
  '{ viewer { account { storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical } } } }';

test.each([
  ['half full', storageUsage(5 * GIB, GIB, 0), { availableBytes: 4 * GIB, usedPercent: 60, isCritical: false }],
  ['at 90 percent', storageUsage(9 * GIB, 0, 0), { availableBytes: GIB, usedPercent: 90, isCritical: false }],
  ['bought', storageUsage(19 * GIB, 0, 10 * GIB), { availableBytes: GIB, usedPercent: 95, isCritical: true }],
  ['fuller than it may be', storageUsage(20 * GIB, GIB, 0), { availableBytes: 0, usedPercent: 210, isCritical: true }],
  [
    'held by an upload',
    storageUsage(GIB, 8.5 * GIB, 0),
    { availableBytes: 0.5 * GIB, usedPercent: 95, isCritical: true },
  ],
])('storage that is %s', async (_, usage, shown) => {
  const world = new World();
  world.ada.storage = usage;
  const { data } = await world.run(STORAGE);
  expect(data.viewer.account.storage).toEqual({ ...usage, ...shown });
});
