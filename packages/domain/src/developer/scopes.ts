import { ACTIONS, SESSION_ACTIONS, type Action } from '../access/index.ts';

/** What a named key can be allowed in addition to reading, which every key may. */
export type KeyScope = Exclude<Action, 'account.read' | (typeof SESSION_ACTIONS)[number]>;

/** Each scope in plain words. */
export const SCOPE_TEXTS: Record<KeyScope, string> = {
  'uploads.write': 'Upload builds',
  'apps.delete': 'Delete applications',
  'versions.write': 'Choose the latest version and delete versions',
  'versionControl.set': 'Switch version control',
  'links.write': 'Create, change and delete links',
  'configs.write': 'Create, change and delete configs',
  'assets.write': 'Change the library and thumbnails',
  'notifications.write': 'Read and delete notifications',
  'bin.restore': 'Restore deleted items',
  'audit.read': 'Read the audit log',
  'team.read': 'Read who is in the team',
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const KEY_SCOPES = Object.keys(SCOPE_TEXTS) as [KeyScope, ...KeyScope[]];

/** The actions that the scopes of a key leave; null: it is not narrowed. */
export const actionsOfScopes = (scopes: readonly KeyScope[] | null): Action[] | null =>
  scopes && ACTIONS.filter((action) => action === 'account.read' || scopes.some((scope) => scope === action));
