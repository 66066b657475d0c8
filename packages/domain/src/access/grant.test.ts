import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_ROLES,
  actionsOf,
  lookingIn,
  may,
  mayDebugUploads,
  mayLookUpAccounts,
  maySetPayPerLaunch,
  PERSON_ROLES,
  staffRoleOf,
  standingOf,
  workOutGrant,
  type Action,
  type Grant,
} from './index.ts';

const OWNER: Grant = workOutGrant({ role: 'owner', way: 'session', staff: null });

test.each<[Action, string]>([
  ['account.read', 'owner editor finance viewer'],
  ['uploads.write', 'owner editor'],
  ['links.write', 'owner editor'],
  ['versionControl.set', 'owner'],
])('%s is for: %s', (action, roles) => {
  const allowed = ACCOUNT_ROLES.filter((role) => may(workOutGrant({ ...OWNER, role }), action));
  expect(allowed.join(' ')).toBe(roles);
});

describe('nothing adds to what the rest allows', () => {
  test.each<[string, Parameters<typeof workOutGrant>, Action[]]>([
    ['no limits', [OWNER], actionsOf('owner')],
    [
      'a key for some actions',
      [OWNER, { scopes: ['uploads.write', 'account.read'] }],
      ['account.read', 'uploads.write'],
    ],
    [
      'a plan without links',
      [{ ...OWNER, role: 'editor' }, { plan: ['account.read', 'uploads.write'] }],
      ['account.read', 'uploads.write'],
    ],
    ['both', [OWNER, { scopes: ['uploads.write', 'links.write'], plan: ['links.write'] }], ['links.write']],
    ['a scope that the role has not', [{ ...OWNER, role: 'viewer' }, { scopes: ['apps.delete'] }], []],
    ['no scope at all', [OWNER, { scopes: [] }], []],
  ])('%s', (_, given, actions) => {
    expect(workOutGrant(...given).actions).toEqual(actions);
  });
});

describe('a grant for one application', () => {
  const limited = workOutGrant(OWNER, { appIds: ['app_1'] });
  test.each<[Action, string | undefined, boolean]>([
    ['uploads.write', 'app_1', true],
    ['uploads.write', 'app_2', false],
    ['configs.write', undefined, false],
    ['account.read', undefined, true],
  ])('%s of %s: %s', (action, appId, isAllowed) => {
    expect(may(limited, action, appId)).toBe(isAllowed);
  });
});

test.each<[Parameters<typeof standingOf>[0], string]>([
  [{ way: 'session', role: 'owner' }, 'owner'],
  [{ way: 'session', role: 'editor' }, 'member'],
  [{ way: 'session', role: 'viewer' }, 'member'],
  [{ way: 'key', role: 'owner' }, 'key'],
  [{ way: 'support', role: 'viewer' }, 'support'],
])('%o is told as %s', (who, standing) => {
  expect(standingOf(who)).toBe(standing);
});

describe('powers over other accounts', () => {
  test('are those of support and admins, by a session or a key of their own account', () => {
    const powers = PERSON_ROLES.map((role) => [
      staffRoleOf(role, { kind: 'session', isOwn: false }),
      staffRoleOf(role, { kind: 'key', isOwn: true }),
      staffRoleOf(role, { kind: 'key', isOwn: false }),
    ]);
    expect(powers).toEqual([
      [null, null, null],
      ['support', 'support', null],
      ['admin', 'admin', null],
    ]);
  });

  test('support looks up accounts, admins switch pay-per-launch, too', () => {
    const staff = [null, 'support', 'admin'] as const;
    expect(staff.map((each) => mayLookUpAccounts({ staff: each }))).toEqual([false, true, true]);
    expect(staff.map((each) => maySetPayPerLaunch({ staff: each }))).toEqual([false, false, true]);
  });

  test('the controls for administrators are theirs alone, where they may upload', () => {
    const admin = { ...OWNER, staff: 'admin' as const };
    expect(mayDebugUploads(admin)).toBe(true);
    expect(mayDebugUploads({ ...OWNER, staff: 'support' })).toBe(false);
    expect(mayDebugUploads(lookingIn('admin'))).toBe(false);
  });
});
