import { beforeAll, expect, test } from 'vitest';
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
  return () => world.close();
});

const search = async (text: string, person = owner) =>
  expectReply(await world.rest(searchFind, { text }, { token: person.session })).ids;

test('names are found by any part, in any case, and literally for % and _', async () => {
  const { id: under } = await makeTestedApp(world, owner, 'Night_District');
  const { id: between } = await makeTestedApp(world, owner, 'NightXDistrict');
  expect(await search('NIGHT')).toEqual([between, under]);
  expect(await search('t_d')).toEqual([under]);
  expect(await search('%')).toEqual([]);
  expect(await search('fault')).toEqual([expect.stringMatching(/^cfg_/)]);
});

test('a link is found by its name; deleted and foreign ones are not', async () => {
  const app = await makeTestedApp(world, owner, 'Harbour');
  const as = { token: owner.session };
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: 'search-link' }, as),
  );
  expect(await search(link.name)).toEqual([link.id]);
  expect(await search(link.name, await world.person())).toEqual([]);
  expectReply(await world.rest(linkDelete, { linkId: link.id }, as));
  expect(await search(link.name)).toEqual([]);
});

test('five of each kind are returned, newest first', async () => {
  const made = [];
  for (let number = 1; number <= 7; number++) made.unshift((await makeTestedApp(world, owner, `Many${number}`)).id);
  expect(await search('many')).toEqual(made.slice(0, 5));
});
