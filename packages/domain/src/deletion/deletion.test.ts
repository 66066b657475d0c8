import { expect, test } from 'vitest';
import { checkDeletion, checkRestoration, removedSince, restorableUntil } from './index.ts';

test.each([
  ['DELETE', []],
  ['', ['DELETION_NOT_CONFIRMED']],
  ['delete', ['DELETION_NOT_CONFIRMED']],
  ['Delete', ['DELETION_NOT_CONFIRMED']],
  [' DELETE', ['DELETION_NOT_CONFIRMED']],
  ['DELETE ', ['DELETION_NOT_CONFIRMED']],
  ['DELETE\n', ['DELETION_NOT_CONFIRMED']],
  ['DELETED', ['DELETION_NOT_CONFIRMED']],
  ['DELET', ['DELETION_NOT_CONFIRMED']],
  ['ＤＥＬＥＴＥ', ['DELETION_NOT_CONFIRMED']],
])('an account is deleted by the word %j', (typed, codes) => {
  expect(checkDeletion(typed).map(({ code }) => code)).toEqual(codes);
});

const DELETED = new Date('2026-02-10T10:00:00Z');
const at = (iso: string) => new Date(iso);

test.each([
  { now: '2026-02-10T10:00:00Z', codes: [] },
  { now: '2026-03-12T09:59:59.999Z', codes: [] },
  { now: '2026-03-12T10:00:00Z', codes: ['ACCOUNT_REMOVED'] },
  { now: '2027-01-01T00:00:00Z', codes: ['ACCOUNT_REMOVED'] },
  { now: '2026-02-11T10:00:00Z', removalStartedAt: '2026-02-11T09:00:00Z', codes: ['ACCOUNT_REMOVED'] },
  { now: '2026-02-11T10:00:00Z', deletedAt: null, codes: ['ACCOUNT_NOT_DELETED'] },
])('an account can be restored at $now: $codes', ({ now, deletedAt = DELETED, removalStartedAt, codes }) => {
  const deletion = { deletedAt, removalStartedAt: removalStartedAt === undefined ? null : at(removalStartedAt) };
  expect(checkRestoration(deletion, at(now)).map(({ code }) => code)).toEqual(codes);
});

test('data is removed at the very instant from which on it cannot be restored', () => {
  expect(removedSince(restorableUntil(DELETED))).toEqual(DELETED);
});
