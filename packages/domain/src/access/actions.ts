/** What a person is in an account. */
export const ACCOUNT_ROLES = ['owner', 'editor', 'finance', 'viewer'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** What can be done within an account, and which role may do it. Version control is the owner's alone (access §6). */
const MAY = {
  'account.read': ['owner', 'editor', 'finance', 'viewer'],
  'uploads.write': ['owner', 'editor'],
  'apps.delete': ['owner', 'editor'],
  'versions.write': ['owner', 'editor'],
  'versionControl.set': ['owner'],
  'links.write': ['owner', 'editor'],
  'configs.write': ['owner', 'editor'],
  'assets.write': ['owner', 'editor'],
  'notifications.write': ['owner', 'editor'],
  'bin.restore': ['owner', 'editor'],
} as const satisfies Record<string, readonly AccountRole[]>;

/** One thing that a role may do in an account, named after what it is done to. */
export type Action = keyof typeof MAY;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const ACTIONS = Object.keys(MAY) as [Action, ...Action[]];

/** What a role may do by itself. */
export const actionsOf = (role: AccountRole): Action[] =>
  ACTIONS.filter((action) => {
    const roles: readonly AccountRole[] = MAY[action];
    return roles.includes(role);
  });
