import { expect, test } from 'vitest';
import { binnedUntil, goneBefore } from './index.ts';

test('deleted items are kept for 30 days, unaffected by clock changes', () => {
  const deletedAt = new Date('2026-03-01T12:00:00Z');
  expect(binnedUntil(deletedAt)).toEqual(new Date('2026-03-31T12:00:00Z'));
  expect(goneBefore(binnedUntil(deletedAt))).toEqual(deletedAt);
});
