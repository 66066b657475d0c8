import { expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { World, type Who } from '../testing/world.ts';
import { uploadChanges } from '../uploads/changes.ts';

/** What each of them is told of one change, as the very object that it is answered from. */
async function told(who: readonly Who[], ids: ReadonlyArray<string | undefined> = []) {
  const world = new World();
  const streams = await Promise.all(
    who.map((each, index) => {
      const id = ids[index];
      return uploadChanges(world.context(each), { after: '0', ...(id === undefined ? {} : { id }) });
    }),
  );
  const next = streams.map((stream) => stream.next());
  world.change(world.ada, 0, { receivedBytes: 7 });
  const changes = await Promise.all(next);
  for (const stream of streams) await stream.return?.();
  return changes.map(({ value }) => value);
}

test('callers with equal rights are told of a change by one object', async () => {
  const [first, second] = await told(['ada', 'ada']);
  expect(first.value.receivedBytes).toBe(7);
  expect(second).toBe(first);
});

test('callers with other rights, or who asked for something else, are told by objects of their own', async () => {
  const all = await told(['ada', 'key', 'ada'], [undefined, undefined, idOf('upload', 1)]);
  expect(all.map(({ value }) => value.account.grant.way)).toEqual(['session', 'key', 'session']);
  expect(new Set(all).size).toBe(3);
});
