import { describe, expect, test } from 'vitest';
import {
  checkSignedLink,
  MAX_SIGNED_LINK_DAYS,
  MAX_SIGNED_LINK_USES,
  mayReturnUse,
  MOST_SIGNED_LINKS_COUNTED,
  RETURNS_OF_A_USE,
  signedLinksCounted,
  signedLinkState,
  signedTokenOf,
} from './index.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const DAYS = 24 * 3600;

describe('a signed link ends', () => {
  test.each<[string, number | null, Date | null, string[]]>([
    ['never', null, null, ['SIGNED_LINK_ENDLESS']],
    ['after one visitor', 1, null, []],
    ['after as many as there may be', MAX_SIGNED_LINK_USES, null, []],
    ['after one more', MAX_SIGNED_LINK_USES + 1, null, ['SIGNED_LINK_USES']],
    ['before the first visitor', 0, null, ['SIGNED_LINK_USES']],
    ['after half a visitor', 1.5, null, ['SIGNED_LINK_USES']],
    ['in a second', null, after(1), []],
    ['now', null, now, ['SIGNED_LINK_EXPIRY']],
    ['in a year', null, after(MAX_SIGNED_LINK_DAYS * DAYS), []],
    ['a second later', null, after(MAX_SIGNED_LINK_DAYS * DAYS + 1), ['SIGNED_LINK_EXPIRY']],
    ['at no time', null, new Date(Number.NaN), ['SIGNED_LINK_EXPIRY']],
    ['in two wrong ways', -1, after(-1), ['SIGNED_LINK_USES', 'SIGNED_LINK_EXPIRY']],
  ])('%s', (_, maxUses, expiresAt, codes) => {
    expect(checkSignedLink({ maxUses, expiresAt }, now).map(({ code }) => code)).toEqual(codes);
  });
});

test.each([
  [{ maxUses: 2, uses: 1, expiresAt: null, revokedAt: null }, 'open'],
  [{ maxUses: 2, uses: 2, expiresAt: null, revokedAt: null }, 'usedUp'],
  [{ maxUses: null, uses: 9, expiresAt: after(1), revokedAt: null }, 'open'],
  [{ maxUses: null, uses: 9, expiresAt: now, revokedAt: null }, 'expired'],
  [{ maxUses: 2, uses: 2, expiresAt: now, revokedAt: null }, 'usedUp'],
  [{ maxUses: 2, uses: 0, expiresAt: after(1), revokedAt: now }, 'revoked'],
])('%o is %s', (link, state) => {
  expect(signedLinkState(link, now)).toBe(state);
});

test.each([
  ['the first', 1, 0, true],
  ['one of a link for one, for the last time', 1, RETURNS_OF_A_USE - 1, true],
  ['once more', 1, RETURNS_OF_A_USE, false],
  ['one of a link for two', 2, RETURNS_OF_A_USE, true],
  ['any of a link for as many as want', null, 1_000_000, true],
])('a use is given back: %s', (_, maxUses, returnedUses, may) => {
  expect(mayReturnUse({ maxUses, returnedUses })).toBe(may);
});

test.each([
  [0, 0, false],
  [MOST_SIGNED_LINKS_COUNTED, MOST_SIGNED_LINKS_COUNTED, false],
  [MOST_SIGNED_LINKS_COUNTED + 1, MOST_SIGNED_LINKS_COUNTED, true],
])('of %i that were found %i are counted, and it is said whether there are more', (found, totalCount, more) => {
  expect(signedLinksCounted(found)).toEqual({ totalCount, hasMoreThanCounted: more });
});

test.each([
  ['/s/lyl_abc', 'lyl_abc'],
  ['/s/lyl_abc/', 'lyl_abc'],
  ['/s/', ''],
  ['/s', null],
  ['/v6/abc', null],
  ['/v5/a/b/c', null],
])('the path %s has the token %j', (path, token) => {
  expect(signedTokenOf(path)).toBe(token);
});
