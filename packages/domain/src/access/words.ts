import { ACCOUNT_ROLES, ACTIONS, actionsOf, type AccountRole, type Action } from './actions.ts';

/** Each action in plain words: on the team page, in the docs, and as a scope of an API key. */
export const ACTION_TEXTS: Record<Action, string> = {
  'account.read': 'See applications, links, configs, the library and plans',
  'uploads.write': 'Upload builds',
  'apps.delete': 'Delete applications',
  'versions.write': 'Choose the latest version and delete versions',
  'versionControl.set': 'Switch version control',
  'links.write': 'Create, change and delete links',
  'embedding.set': 'Choose which websites may embed streams',
  'configs.write': 'Create, change and delete configs',
  'assets.write': 'Change the library and thumbnails',
  'notifications.write': 'Read and delete notifications',
  'bin.restore': 'Restore deleted items',
  'keys.manage': 'Create and revoke API keys',
  'billing.read': 'See bills and what a change of the plan costs',
  'billing.manage': 'Buy, change and cancel the plan',
  'audit.read': 'Read the audit log',
  'team.read': 'See who is in the team',
  'team.manage': 'Invite, change and remove members',
  'ownership.offer': 'Hand over the account',
};

/** Each role in one sentence. */
export const ROLE_TEXTS: Record<AccountRole, string> = {
  owner: 'May do everything. Each account has one.',
  editor: 'Sees and changes everything but the team, keys, version control, embedding, bills and the audit log.',
  finance: 'Sees everything, the team, the bills and the audit log included. Changes nothing.',
  viewer: 'Sees everything but the team, the bills and the audit log. Changes nothing.',
};

/** What somebody with a role is, within a sentence: "as an editor". */
export const ROLE_NOUNS: Record<AccountRole, string> = {
  owner: 'the owner',
  editor: 'an editor',
  finance: 'a finance member',
  viewer: 'a viewer',
};

/** What each role may do, in the order in which it is shown. */
export const ROLE_TABLE: ReadonlyArray<{ action: Action; roles: readonly AccountRole[] }> = ACTIONS.map((action) => ({
  action,
  roles: ACCOUNT_ROLES.filter((role) => actionsOf(role).includes(action)),
}));
