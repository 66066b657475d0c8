import { storageUsage } from '@launchyard/domain/plans';
import { GIB } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, expect, test } from 'vitest';

const STORAGE =
  '{ viewer { account { storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical } } } }';

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

test.each([
  ['half full', 5 * GIB, GIB, 0, { availableBytes: 4 * GIB, usedPercent: 60, isCritical: false }],
  ['at 90 percent', 9 * GIB, 0, 0, { availableBytes: GIB, usedPercent: 90, isCritical: false }],
  ['bought', 19 * GIB, 0, 10 * GIB, { availableBytes: GIB, usedPercent: 95, isCritical: true }],
  ['fuller than it may be', 20 * GIB, GIB, 0, { availableBytes: 0, usedPercent: 210, isCritical: true }],
  ['held by an upload', GIB, 8.5 * GIB, 0, { availableBytes: 0.5 * GIB, usedPercent: 95, isCritical: true }],
])('storage that is %s', async (_, used, reserved, purchased, shown) => {
  const ada = await world.person({ purchasedStorageBytes: purchased });
  if (reserved > 0) await startUpload(world, ada, 'Museum', { sizeBytes: reserved });
  await makeTestedApp(world, ada, 'Harbour', [1], { sizeBytes: used });
  const { data } = await world.as(ada).run(STORAGE);
  expect(data.viewer.account.storage).toEqual({ ...storageUsage(used, reserved, purchased), ...shown });
});
