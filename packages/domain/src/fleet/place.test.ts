import { expect, test } from 'vitest';
import { aheadOf, BUILD_USES, describeNoPlace, mayTakePlace, type BuildUse } from './index.ts';

const names: Record<string, BuildUse> = { t: 'test', s: 'stream', x: 'spare' };
/** The uses of these letters: a test, a stream, a spare. */
const uses = (letters: string) => letters.split('').map((letter) => names[letter] ?? 'spare');

test.each([
  // places, running, ahead, who gets one
  [0, '', '', ''],
  [1, '', '', 'ts'],
  [1, 't', '', ''],
  [1, 's', '', ''],
  // The only place goes to whoever has waited longest.
  [1, '', 't', ''],
  [1, '', 's', ''],
  // A spare that waited would not get it either.
  [1, '', 'x', 'ts'],
  [2, '', '', 'tsx'],
  [2, 't', '', 'sx'],
  [2, 's', '', 't'],
  [2, 'x', '', 't'],
  [2, 'ts', '', ''],
  // Whoever waits for the other side’s place holds nobody up.
  [2, 's', 's', 't'],
  [2, 't', 't', 'sx'],
  [2, 's', 't', ''],
  [2, '', 's', 't'],
  [4, '', '', 'tsx'],
  [4, 'tt', '', 'tsx'],
  [4, 'ttt', '', 'sx'],
  [4, 'sss', '', 't'],
  [4, 'ssx', '', 't'],
  [4, 'sst', '', 'tsx'],
  [4, 'sst', 's', ''],
  [4, 'sst', 't', ''],
  [4, 'sss', 'ss', 't'],
  [4, 'ss', 's', 't'],
  [4, 'sstt', '', ''],
] as const)('of %i places, with “%s” running and “%s” ahead, one is for “%s”', (places, running, ahead, expected) => {
  const fleet = { places, running: uses(running), ahead: uses(ahead) };
  expect(BUILD_USES.filter((use) => mayTakePlace(use, fleet))).toEqual(uses(expected));
});

/** A build of an account, by its letter and a number: what it is used for says who is ahead. */
const build = (name: string) => ({ id: name, accountId: name.charAt(0), use: names[name.charAt(2)] ?? 'stream' });
const builds = (list: string) => (list === '' ? [] : list.split(' ').map(build));

test.each([
  // who asks, who waits, what runs, the uses of those ahead
  ['a1t', '', '', ''],
  ['a1t', 'a1t', '', ''],
  ['a2t', 'a1s', '', 's'],
  ['b1t', 'a1s', '', 's'],
  ['a1s', 'a1s b1t', '', ''],
  // Others of the same account wait for their next turn.
  ['b1t', 'a1s a2x', '', 's'],
  ['a2x', 'a1s a2x b1t', '', 'st'],
  // What runs of an account counts.
  ['b1t', 'a2s', 'a1s', ''],
  ['a2s', 'a2s b1t', 'a1s', 't'],
  ['b2t', 'a2s', 'a1s b1s', 's'],
])('%s, with “%s” waiting and “%s” running, comes after “%s”', (asking, waiting, running, ahead) => {
  expect(aheadOf(build(asking), builds(waiting), builds(running))).toEqual(uses(ahead));
});

test('a refusal says what the last place is kept for', () => {
  expect(describeNoPlace('test', 4)).toBe('no place of 4 is free for a test; one is kept for streams');
  expect(describeNoPlace('stream', 1)).toBe('no place of 1 is free for a stream');
  expect(describeNoPlace('spare', 4)).toBe('no place of 4 is free for a spare; one is kept for tests');
});
