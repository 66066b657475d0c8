import { expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { json, World } from '../testing/world.ts';

const DELETE = `mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { binItem { id name subjectId } userErrors { code } } }`;
const RESTORE = `mutation ($id: ID!) { binItemRestore(input: { binItemId: $id }) { restoredId kind userErrors { code } } }`;

test('what was deleted stands in the bin, and comes back by its id there', async () => {
  const world = new World();
  const link = idOf('streamingLink', 1);
  const deleted = (await world.run(DELETE, 'ada', { id: link })).data.linkDelete;
  expect(deleted).toMatchObject({ binItem: { name: 'Streaming-0001', subjectId: link }, userErrors: [] });
  const bin = await world.run('{ viewer { account { bin { totalCount nodes { id kind } } } } }', 'ada');
  expect(bin.data.viewer.account.bin).toEqual({
    totalCount: 1,
    nodes: [{ id: deleted.binItem.id, kind: 'STREAMING_LINK' }],
  });
  const restored = (await world.run(RESTORE, 'ada', { id: deleted.binItem.id })).data.binItemRestore;
  expect(restored).toEqual({ restoredId: link, kind: 'STREAMING_LINK', userErrors: [] });
  const again = (await world.run(RESTORE, 'ada', { id: deleted.binItem.id })).data.binItemRestore;
  expect(again).toEqual({ restoredId: null, kind: null, userErrors: [{ code: 'BIN_ITEM_NOT_FOUND' }] });
});

test('a listener hears which area changed, and begins with where it stands', async () => {
  const world = new World();
  const stream = await world.subscribe('subscription { contentChanged { cursor area resync } }', 'ada', {});
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  const next = async () => {
    const { value, done } = await stream.next();
    if (done) throw new Error('it ended');
    return json(value).data.contentChanged;
  };
  expect(await next()).toEqual({ cursor: '0', area: null, resync: false });
  const event = {
    type: 'content.changed' as const,
    number: 1,
    accountId: world.ada.account.id,
    area: 'links' as const,
  };
  world.events.push(event);
  world.live.commit(event);
  expect(await next()).toEqual({ cursor: '1', area: 'LINKS', resync: false });
});
