import { expect, test } from 'vitest';
import { interruptionText, retryPauseSeconds } from './interruption.ts';

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [6, 30],
  [20, 30],
])('after fault %i of ours a stage is retried in %i s', (faults, seconds) => {
  expect(retryPauseSeconds(faults)).toBe(seconds);
});

test.each([
  [8_000, 0, 'Something on our side failed; retrying in 8 s.'],
  [8_000, 7_999, 'Something on our side failed; retrying in 1 s.'],
  [8_000, 8_000, 'Something on our side failed; retrying now.'],
  [8_000, 90_000, 'Something on our side failed; retrying now.'],
])('a fault of ours is announced calmly, and never with a wait of 0', (triesAgainAt, now, text) => {
  expect(interruptionText(triesAgainAt, now)).toBe(text);
});
