import { expect, test } from 'vitest';
import { json, World } from '../testing/world.ts';

const DELETED =
  'subscription ($after: String) { appDeleted(after: $after) { cursor deletedAppId isDemoDeleted resync } }';

async function open(world: World, variables: { after?: string } = {}) {
  const stream = await world.subscribe(DELETED, 'ada', variables);
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return async () => {
    const { value, done } = await stream.next();
    if (done) throw new Error('it ended');
    return json(value).data.appDeleted;
  };
}

function commit(world: World, appId: string | null): void {
  const number = (world.events.at(-1)?.number ?? 0) + 1;
  const event = { type: 'app.deleted' as const, number, accountId: world.ada.account.id, appId };
  world.events.push(event);
  world.live.commit(event);
}

test('begins with where it stands, then tells of each application that is deleted', async () => {
  const world = new World();
  const next = await open(world);
  expect(await next()).toEqual({ cursor: '0', deletedAppId: null, isDemoDeleted: false, resync: false });
  world.change(world.ada, 0, { receivedBytes: 1 });
  commit(world, 'app_1');
  expect(await next()).toEqual({ cursor: '2', deletedAppId: 'app_1', isDemoDeleted: false, resync: false });
  commit(world, null);
  expect(await next()).toMatchObject({ cursor: '3', deletedAppId: null, isDemoDeleted: true });
});

test('whoever was away is told what was deleted meanwhile, first of all', async () => {
  const world = new World();
  commit(world, 'app_1');
  commit(world, 'app_2');
  const next = await open(world, { after: '1' });
  expect(await next()).toMatchObject({ cursor: '2', deletedAppId: 'app_2' });
});

test('whoever missed too much is told to read the list again', async () => {
  const world = new World();
  for (let n = 0; n < 30; n++) commit(world, 'app_1');
  const next = await open(world, { after: '1' });
  expect(await next()).toMatchObject({ cursor: '30', deletedAppId: null, resync: true });
});
