import { expect, test } from 'vitest';
import { daysUntil, newTrial, trialState } from './index.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

test.each([
  [after(25), 2],
  [after(24), 1],
  [after(11), 1],
  [after(0), 0],
  [after(-100), 0],
])('until %s the days left are rounded up, and never below 0', (end, days) => {
  expect(daysUntil(end, NOW)).toBe(days);
});

test.each([
  ['begins', 0, 'trial', 14, 0],
  ['has 9 days left', 5 * 24, 'trial', 9, 36],
  ['has its last minute', 14 * 24 - 0.02, 'trial', 1, 93],
  ['is over at its very end', 14 * 24, 'trialExpired', 0, 98],
  ['ended long ago', 400 * 24, 'trialExpired', 0, 98],
] as const)('a trial %s', (_, hours, kind, daysLeft, progressPercent) => {
  expect(trialState(newTrial(NOW), after(hours))).toMatchObject({ kind, daysLeft, progressPercent, trialDays: 14 });
});

test('the bar does not go backwards when the clock is set back', () => {
  expect(trialState(newTrial(NOW), after(-48)).progressPercent).toBe(0);
});
