import { expect, test } from 'vitest';
import { createTurns, type TurnsOptions } from './turns.ts';

class Full extends Error {}

/** Turns whose work ends when the test says so; `began` lists the works in the order in which they started. */
function world(options: Partial<TurnsOptions> = {}) {
  const turns = createTurns({
    atOnce: 1,
    waitingPerOwner: 3,
    waitingInAll: 5,
    refusal: (full) => new Full(full),
    ...options,
  });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) => {
    const asked = turns.run(name.charAt(0), async () => {
      began.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
    return asked.catch((error: unknown) => (error instanceof Full ? `refused: ${error.message}` : 'fault'));
  };
  /** Ends the running works one after the other, until none is left. */
  const finish = async () => {
    for (let name = began.find((each) => ends.has(each)); name; name = began.find((each) => ends.has(each))) {
      ends.get(name)?.();
      ends.delete(name);
      await settled();
    }
  };
  return { turns, began, ask, finish };
}

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('owners take turns, however much one of them requests first', async () => {
  const { began, ask, finish } = world();
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(ask);
  await finish();
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('an owner who requests again at once does not overtake those who wait', async () => {
  const { began, ask, finish } = world();
  const asked = ['a1', 'b1', 'b2'].map(ask);
  asked.push(ask('a2'));
  await finish();
  expect(began).toEqual(['a1', 'b1', 'a2', 'b2']);
  await Promise.all(asked);
});

test('the limits of concurrent work hold, in all and per owner', async () => {
  const { began, ask, finish } = world({ atOnce: 3, atOncePerOwner: 2 });
  const asked = ['a1', 'a2', 'a3', 'b1'].map(ask);
  await settled();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await finish();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  await Promise.all(asked);
});

test('requests beyond an owner’s places are refused without affecting others', async () => {
  const { ask, finish } = world();
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map(ask);
  await finish();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'refused: owner', 'b1']);
});

test('when all places are taken, the owner with the most loses one to an owner with fewer', async () => {
  const { ask, finish } = world();
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'c2'].map(ask);
  await finish();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'refused: all', 'b1', 'b2', 'c1', 'refused: all']);
});

test('failed work frees its place like successful work', async () => {
  const { turns } = world();
  const failing = turns.run('a', () => Promise.reject(new Error('broken')));
  const next = turns.run('a', () => Promise.resolve('served'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('served');
  expect(await turns.run('a', () => Promise.resolve('served again'))).toBe('served again');
});
