import { expect, test } from 'vitest';
import { BUILD_USES, describeNoPlace, mayTakePlace, type BuildUse } from './index.ts';

const names: Record<string, BuildUse> = { t: 'test', s: 'stream', x: 'spare' };
/** The uses of these letters: a test, a stream, a spare. */
const uses = (letters: string) => [...letters].map((letter) => names[letter] ?? 'spare');

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

test('a refusal says what the last place is kept for', () => {
  expect(describeNoPlace('test', 4)).toBe('no place of 4 is free for a test; one is kept for streams');
  expect(describeNoPlace('stream', 1)).toBe('no place of 1 is free for a stream');
  expect(describeNoPlace('spare', 4)).toBe('no place of 4 is free for a spare; one is kept for tests');
});
