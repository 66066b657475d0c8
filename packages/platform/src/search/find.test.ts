import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkDelete, streamingLinkCreate } from '@launchyard/contract/links';
import { searchFind } from '@launchyard/contract/search';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
});
afterAll(() => world.close());

const search = async (text: string, person = owner) =>
  expectReply(await world.rest(searchFind, { text }, { token: person.session })).found;

const names = async (text: string) => (await search(text)).map((each) => each.name);

test('names are found by any part of them, in any case, and by % and _ as they are typed', async () => {
  await makeTestedApp(world, owner, 'Night_District');
  await makeTestedApp(world, owner, 'NightXDistrict');
  expect(await names('NIGHT')).toEqual(['NightXDistrict', 'Night_District']);
  expect(await names('t_d')).toEqual(['Night_District']);
  expect(await names('%')).toEqual([]);
  expect(await names('fault')).toEqual(['default']);
});

test('a link says where it leads, and what was deleted or is another’s is not found', async () => {
  const app = await makeTestedApp(world, owner, 'Harbour');
  const as = { token: owner.session };
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: 'search-link' }, as),
  );
  const found = { id: link.id, kind: 'streamingLink', name: link.name, appName: 'Harbour', configName: 'default' };
  expect(await search(link.name)).toEqual([found]);
  expect(await search(link.name, await world.person())).toEqual([]);
  expectReply(await world.rest(linkDelete, { linkId: link.id }, as));
  expect(await search(link.name)).toEqual([]);
});

test('five of each kind are answered, the newest first', async () => {
  for (let number = 1; number <= 7; number++) await makeTestedApp(world, owner, `Many${number}`);
  expect(await names('many')).toEqual(['Many7', 'Many6', 'Many5', 'Many4', 'Many3']);
});
