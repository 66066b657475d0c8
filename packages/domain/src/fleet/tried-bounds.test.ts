import { expect, test } from 'vitest';
import { brokenBounds, describeBroken, mayRunBuilds, TRIED_BOUNDS } from './index.ts';

const held = TRIED_BOUNDS.map((bound) => `${bound} held`);

test.each<[string, string, readonly string[]]>([
  ['all hold', held.join('\n'), []],
  ['one is exceeded', held.join('\n').replace('memfd held', 'memfd exceeded'), ['memfd']],
  ['one was not tried', held.slice(1).join('\n'), ['memory']],
  ['words around one', held.join('\n').replace('cpu held', 'the cpu held'), ['cpu']],
  ['the program printed nothing', '', TRIED_BOUNDS],
])('bounds that do not hold: %s', (_, printed, broken) => {
  expect(brokenBounds(printed)).toEqual(broken);
});

test.each([
  [[], false, true],
  [[], true, true],
  [['memory'], false, false],
  [['memory'], true, true],
] as const)('with broken %j, in development %s: builds may run: %s', (broken, isDevelopment, may) => {
  expect(mayRunBuilds(broken, isDevelopment)).toBe(may);
});

test('bounds that do not hold are named, with the reason', () => {
  expect(describeBroken(['memory', 'cpu'], 'EROFS')).toBe('memory of processes, the processor (EROFS)');
  expect(describeBroken(['systemV'], null)).toBe('shared memory of System V');
});
