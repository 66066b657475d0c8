import { beforeAll, expect, test } from 'vitest';
import { appDelete } from '@launchyard/contract/apps';
import { binList, binRestore } from '@launchyard/contract/bin';
import { storageStatus } from '@launchyard/contract/plans';
import { GIB } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { accounts } from '../tables/accounts.ts';
import { TestUploader } from '../uploads/test-uploader.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const as = (person: TestPerson) => ({ token: person.session });
const bin = async (person: TestPerson) =>
  expectReply(await world.rest(binList, {}, as(person))).edges.map(({ node }) => node.name);

/** Somebody with 10 GB, whose bin has applications of so many GB, the first one deleted first. */
async function withBin(gigabytes: Record<string, number>) {
  const person = await world.person({ purchasedStorageBytes: 0 });
  for (const [name, size] of Object.entries(gigabytes)) {
    const { id } = await makeTestedApp(world, person, name, [1], { sizeBytes: size * GIB });
    expectReply(await world.rest(appDelete, { appId: id }, as(person)));
  }
  const uploader = new TestUploader(world, person);
  const start = (appName: string, size: number) => uploader.tryStart({ appName, sizeBytes: size * GIB });
  return { person, start };
}

test('the bin does not count as stored, and a reservation permanently removes its oldest items as far as it needs the room', async () => {
  const { person, start } = await withBin({ Oldest: 4, Middle: 3, Newest: 2 });
  expect(expectReply(await world.rest(storageStatus, {}, as(person))).usedBytes).toBe(0);
  expectReply(await start('Fits', 1));
  expect(await bin(person)).toEqual(['Newest', 'Middle', 'Oldest']);
  expectReply(await start('Pushes', 2));
  expect(await bin(person)).toEqual(['Newest', 'Middle']);
});

test('a refused reservation removes nothing', async () => {
  const { person, start } = await withBin({ Old: 5, New: 4 });
  expect((await start('TooLarge', 10)).refusals).toMatchObject([{ code: 'STORAGE_SHORT' }]);
  expect(await bin(person)).toEqual(['New', 'Old']);
});

test('two concurrent reservations remove no more from the bin than they need together', async () => {
  const { person, start } = await withBin({ One: 2, Two: 2, Three: 2, Four: 2 });
  const answers = await Promise.all([start('Left', 3), start('Right', 3)]);
  expect(answers.every((answer) => answer.refusals === undefined)).toBe(true);
  expect(await bin(person)).toEqual(['Four', 'Three']);
});

test('restoring is refused by exactly the missing bytes, and uses the storage again', async () => {
  const { person, start } = await withBin({ Back: 4 });
  expectReply(await start('Beside', 6));
  const [item] = expectReply(await world.rest(binList, {}, as(person))).edges;
  const restore = () => world.rest(binRestore, { binItemId: item?.node.id ?? '' }, as(person));
  await world.database.sql.update(accounts).set({ purchasedStorageBytes: -2 * GIB });
  expect((await restore()).refusals).toMatchObject([{ code: 'STORAGE_SHORT', figures: { missingBytes: 2 * GIB } }]);
  await world.database.sql.update(accounts).set({ purchasedStorageBytes: 0 });
  expectReply(await restore());
  expect(expectReply(await world.rest(storageStatus, {}, as(person))).usedBytes).toBe(4 * GIB);
});
