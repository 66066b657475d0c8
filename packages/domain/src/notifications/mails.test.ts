import { expect, test } from 'vitest';
import { mailPauseSeconds } from './index.ts';

const DAY = 24 * 3600;

test.each([
  ['unreachable', 1, 0, 1],
  ['unreachable', 5, 20, 16],
  ['postponed', 10, 900, 512],
  ['serverRefused', 11, 1_500, 600],
  ['unreachable', 2_000, DAY - 600, 600],
  ['unreachable', 150, DAY - 599, null],
  ['postponed', 1, DAY, null],
  ['recipientRefused', 1, 0, null],
] as const)('after %s at try %d of a mail %d s old: %s', (problem, tries, age, pause) => {
  expect(mailPauseSeconds(problem, tries, age)).toBe(pause);
});
