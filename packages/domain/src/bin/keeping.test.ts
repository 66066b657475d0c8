import { expect, test } from 'vitest';
import { binnedUntil, goneBefore } from './index.ts';

test('what was deleted is kept for 30 days, whatever clocks do in between', () => {
  const deletedAt = new Date('2026-03-01T12:00:00Z');
  expect(binnedUntil(deletedAt)).toEqual(new Date('2026-03-31T12:00:00Z'));
  expect(goneBefore(binnedUntil(deletedAt))).toEqual(deletedAt);
});
