import { expect, test } from 'vitest';
import { minutesOf } from './minutes.ts';

test.each([
  ['nothing', 0, 0],
  ['less than a tenth', 5.9, 0],
  ['a tenth', 6, 0.1],
  ['half a minute', 30, 0.5],
  ['almost a minute', 59.999, 0.9],
  ['an hour', 3600, 60],
  ['the last tenth that is told', 5_999, 99.9],
  ['whole minutes from a hundred on', 6_059, 100],
  ['a year', 31_536_000, 525_600],
])('%s', (_, seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
});
