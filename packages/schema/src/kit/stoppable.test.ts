import { expect, test } from 'vitest';
import { stoppable } from './stoppable.ts';

/** Numbers, then it waits for ever; or it ends or fails. */
async function* numbers(then: 'wait' | 'end' | 'fail'): AsyncGenerator<number, undefined> {
  yield 1;
  if (then === 'fail') throw new Error('broken');
  if (then === 'wait') await new Promise(() => undefined);
}

function counted(then: 'wait' | 'end' | 'fail') {
  let released = 0;
  const iterator = stoppable(numbers(then), async () => void released++);
  return { iterator, released: () => released };
}

test('stopping ends what waits, at once, and releases once', async () => {
  const { iterator, released } = counted('wait');
  expect(await iterator.next()).toEqual({ done: false, value: 1 });
  const waiting = [iterator.next(), iterator.next()];
  await iterator.return?.();
  await iterator.return?.();
  expect(await Promise.all(waiting)).toMatchObject([{ done: true }, { done: true }]);
  expect(await iterator.next()).toEqual({ done: true, value: undefined });
  expect(released()).toBe(1);
});

test('the end of the source and its fault release, too', async () => {
  const ended = counted('end');
  await iterateAll(ended.iterator);
  expect(ended.released()).toBe(1);
  const failed = counted('fail');
  await expect(iterateAll(failed.iterator)).rejects.toThrow('broken');
  expect(failed.released()).toBe(1);
});

test('leaving a loop releases', async () => {
  const { iterator, released } = counted('wait');
  for await (const number of iterator) if (number === 1) break;
  expect(released()).toBe(1);
});

async function iterateAll(iterator: AsyncIterable<number>): Promise<void> {
  for await (const number of iterator) expect(number).toBe(1);
}
