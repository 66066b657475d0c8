import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';
import { Customer } from '../testing/subscriptions.ts';
import { uploadChanges } from '../uploads/changes.ts';

let world: SchemaWorld;
let ada: Customer;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await Customer.make(world, 'Harbour');
  return () => world.close();
});

/** What each of them is told of one change, as the very object that it is answered from. */
async function told(who: ReadonlyArray<'session' | 'key'>, ids: ReadonlyArray<string | undefined> = []) {
  const streams = await Promise.all(
    who.map((way, index) => {
      const id = ids[index];
      const caller = world.as(way === 'key' ? { key: ada.person.apiKey } : ada.person);
      return uploadChanges(caller.context('socket'), {
        after: String(ada.newest),
        ...(id === undefined ? {} : { id }),
      });
    }),
  );
  const next = streams.map((stream) => stream.next());
  await ada.change();
  const changes = await Promise.all(next);
  for (const stream of streams) await stream.return?.();
  return changes.map(({ value }) => value);
}

test('callers with equal rights share the object of a change', async () => {
  const [first, second] = await told(['session', 'session']);
  expect(first.value.receivedBytes).toBe(ada.newest);
  expect(second).toBe(first);
});

test('callers with other rights or documents get objects of their own', async () => {
  const all = await told(['session', 'key', 'session'], [undefined, undefined, ada.uploads[0]]);
  expect(all.map(({ value }) => value.account.grant.way)).toEqual(['session', 'key', 'session']);
  expect(new Set(all).size).toBe(3);
});
