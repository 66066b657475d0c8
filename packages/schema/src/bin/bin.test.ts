import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import { json, startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

const DELETE = `mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { binItem { id name subjectId } userErrors { code } } }`;
const RESTORE = `mutation ($id: ID!) { binItemRestore(input: { binItemId: $id }) { restoredId kind userErrors { code } } }`;

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

test('a deleted item is in the bin and is restored by its id there', async () => {
  const person = await world.person();
  const ada = world.as(person);
  const { id: appId } = await makeTestedApp(world, person, 'Harbour');
  const link = await makeLink(world, person, { appId });
  const deleted = (await ada.run(DELETE, { id: link.id })).data.linkDelete;
  expect(deleted).toMatchObject({ binItem: { name: link.name, subjectId: link.id }, userErrors: [] });
  const bin = await ada.run('{ viewer { account { bin { totalCount nodes { id kind } } } } }');
  expect(bin.data.viewer.account.bin).toEqual({
    totalCount: 1,
    nodes: [{ id: deleted.binItem.id, kind: 'STREAMING_LINK' }],
  });
  const restored = (await ada.run(RESTORE, { id: deleted.binItem.id })).data.binItemRestore;
  expect(restored).toEqual({ restoredId: link.id, kind: 'STREAMING_LINK', userErrors: [] });
  const again = (await ada.run(RESTORE, { id: deleted.binItem.id })).data.binItemRestore;
  expect(again).toEqual({ restoredId: null, kind: null, userErrors: [{ code: 'BIN_ITEM_NOT_FOUND' }] });
});

test('a subscriber gets its position first, then the areas that change', async () => {
  const person = await world.person();
  const ada = world.as(person);
  const { id: appId } = await makeTestedApp(world, person, 'Harbour');
  const begun = await ada.newestEvent();
  const stream = await ada.subscribe('subscription { contentChanged { cursor area resync } }');
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  const next = async () => {
    const { value, done } = await stream.next();
    if (done) throw new Error('it ended');
    return json(value).data.contentChanged;
  };
  expect(await next()).toEqual({ cursor: String(begun), area: null, resync: false });
  await makeLink(world, person, { appId });
  expect(await next()).toEqual({ cursor: String(begun + 1), area: 'LINKS', resync: false });
  await stream.return();
});
