import { expect, test } from 'vitest';
import { may, mayLookUpAccounts, ROLES, STANDINGS, type Action } from './index.ts';

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
