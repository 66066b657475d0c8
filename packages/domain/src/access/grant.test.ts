import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_ROLES,
  actionsOf,
  lookingIn,
  may,
  mayDebugUploads,
  mayForSome,
  mayLookUpAccounts,
  mayRead,
  maySendTestAlerts,
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
  ['team.read', 'owner finance'],
  ['team.manage', 'owner'],
  ['ownership.offer', 'owner'],
])('%s may be done by: %s', (action, roles) => {
  const allowed = ACCOUNT_ROLES.filter((role) => may(workOutGrant({ ...OWNER, role }), action));
  expect(allowed.join(' ')).toBe(roles);
});

describe('no limit adds to what the others allow', () => {
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
    ['a scope that the role does not have', [{ ...OWNER, role: 'viewer' }, { scopes: ['apps.delete'] }], []],
    ['no scope at all', [OWNER, { scopes: [] }], []],
  ])('%s', (_, given, actions) => {
    expect(workOutGrant(...given).actions).toEqual(actions);
  });
});

test.each<Action>(['team.manage', 'ownership.offer'])(
  '%s is for people who are signed in, never for a program',
  (action) => {
    const ways = (['session', 'key', 'support'] as const).map((way) => may(workOutGrant({ ...OWNER, way }), action));
    expect(ways).toEqual([true, false, false]);
  },
);

describe('a grant for one application', () => {
  const limited = workOutGrant(OWNER, { appIds: ['app_1'] });
  test.each<[Action, string | undefined, boolean]>([
    ['uploads.write', 'app_1', true],
    ['uploads.write', 'app_2', false],
    ['configs.write', undefined, false],
    ['account.read', undefined, true],
    ['account.read', 'app_1', true],
    ['account.read', 'app_2', false],
    ['versionControl.set', 'app_2', false],
  ])('%s of %s: %s', (action, appId, isAllowed) => {
    expect(may(limited, action, appId)).toBe(isAllowed);
  });

  test.each<[string, string | null, boolean]>([
    ['its application, and what is in it', 'app_1', true],
    ['another application, and anything that names it', 'app_2', false],
    ['a config, a library file, the plan, what support did', null, true],
  ])('reads %s: %j, %s', (_, appId, isAllowed) => {
    expect(mayRead(limited, appId)).toBe(isAllowed);
  });

  test.each<[string, string[] | null, string[] | null, string[] | null]>([
    ['nobody is limited', null, null, null],
    ['only the member is limited', ['app_1'], null, ['app_1']],
    ['only the key is limited', null, ['app_1'], ['app_1']],
    ['both are limited, differently', ['app_1', 'app_2'], ['app_2', 'app_3'], ['app_2']],
    ['both are limited, with nothing in common', ['app_1'], ['app_2'], []],
    ['limited to nothing at all', [], null, []],
  ])('the intersection of the limits applies: %s', (_, appIds, keyAppIds, left) => {
    const grant = workOutGrant(OWNER, { appIds, keyAppIds });
    expect(grant.appIds).toEqual(left);
    expect(mayForSome(grant, 'uploads.write')).toBe(left?.length !== 0);
  });
});

test.each<[Parameters<typeof standingOf>[0], string]>([
  [{ way: 'session', role: 'owner' }, 'owner'],
  [{ way: 'session', role: 'editor' }, 'member'],
  [{ way: 'session', role: 'viewer' }, 'member'],
  [{ way: 'key', role: 'owner' }, 'key'],
  [{ way: 'support', role: 'viewer' }, 'support'],
])('a grant of %o is shown as %s', (who, standing) => {
  expect(standingOf(who)).toBe(standing);
});

describe('powers over other accounts', () => {
  test('only support and admins have them, through a session or a key of their own account', () => {
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

  test('support may look up accounts; admins may also switch pay-per-launch', () => {
    const staff = [null, 'support', 'admin'] as const;
    expect(staff.map((each) => mayLookUpAccounts({ staff: each }))).toEqual([false, true, true]);
    expect(staff.map((each) => maySetPayPerLaunch({ staff: each }))).toEqual([false, false, true]);
    expect(staff.map((each) => maySendTestAlerts({ staff: each }))).toEqual([false, false, true]);
  });

  test('only admins have the debugging controls, in accounts where they may upload', () => {
    const admin = { ...OWNER, staff: 'admin' as const };
    expect(mayDebugUploads(admin)).toBe(true);
    expect(mayDebugUploads({ ...OWNER, staff: 'support' })).toBe(false);
    expect(mayDebugUploads(lookingIn('admin'))).toBe(false);
  });
});
