import { expect, test } from 'vitest';
import { openTogether } from './open-together.ts';

/** Things that say when they are closed. */
function things() {
  const closed: string[] = [];
  const thing = (name: string, close: () => void = () => undefined) => ({
    close() {
      closed.push(name);
      close();
    },
  });
  return { closed, thing };
}

const fail = (why: string) => () => {
  throw new Error(why);
};

test('what was opened together is closed in reverse order', async () => {
  const { closed, thing } = things();
  const close = await openTogether(async (keep) => {
    await Promise.all([keep(thing('one')), keep({ stop: () => closed.push('two') })]);
    await keep({ remove: () => closed.push('three') });
  });
  expect(closed).toEqual([]);
  await close();
  expect(closed).toEqual(['three', 'two', 'one']);
});

test('if one cannot be opened, the others are closed, also one that opens only later', async () => {
  const { closed, thing } = things();
  const late = Promise.withResolvers<ReturnType<typeof thing>>();
  const opening = openTogether(async (keep) => {
    const broken = Promise.reject<ReturnType<typeof thing>>(new Error('no browser'));
    await Promise.all([keep(thing('first')), keep(late.promise), keep(broken)]);
  });
  late.resolve(thing('late', fail('it does not close')));
  await expect(opening).rejects.toThrow('no browser');
  expect(closed).toEqual(['late', 'first']);
});

test('one that does not close keeps no other open, and is told', async () => {
  const { closed, thing } = things();
  const close = await openTogether(async (keep) => {
    await keep(thing('first'));
    await keep(thing('second', fail('it does not close')));
  });
  await expect(close()).rejects.toThrow('not everything was closed: Error: it does not close');
  expect(closed).toEqual(['second', 'first']);
});
