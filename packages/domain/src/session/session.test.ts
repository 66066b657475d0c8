import { expect, test } from 'vitest';
import { may, mayDebugUploads, mayLookUpAccounts, ROLES, STANDINGS, type Action } from './index.ts';

const TABLE: Array<[Action, string]> = [
  ['account.read', 'owner member key support'],
  ['uploads.write', 'owner member key'],
  ['links.write', 'owner member key'],
];

test.each(TABLE)('%s is for: %s', (action, standings) => {
  expect(STANDINGS.filter((standing) => may(standing, action)).join(' ')).toBe(standings);
});

test('looking into any account is for support and admins', () => {
  expect(ROLES.filter(mayLookUpAccounts)).toEqual(['support', 'admin']);
});

test('the controls for administrators are theirs alone, where they may upload and their credential has their powers', () => {
  const allowed = ROLES.flatMap((role) =>
    STANDINGS.filter((standing) => mayDebugUploads({ standing, role, isStaff: true })).map((each) => `${role} ${each}`),
  );
  expect(allowed).toEqual(['admin owner', 'admin member', 'admin key']);
  expect(mayDebugUploads({ standing: 'key', role: 'admin', isStaff: false })).toBe(false);
});
