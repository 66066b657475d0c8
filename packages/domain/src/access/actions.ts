/** The role of a person in an account. */
export const ACCOUNT_ROLES = ['owner', 'editor', 'finance', 'viewer'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The roles that the owner gives to others. */
export const MEMBER_ROLES = ['editor', 'finance', 'viewer'] as const satisfies readonly AccountRole[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * The actions within an account, and the roles that may perform them. Only the owner may change version control (access
 * §6), and which websites may embed the streams.
 */
const MAY = {
  'account.read': ['owner', 'editor', 'finance', 'viewer'],
  'uploads.write': ['owner', 'editor'],
  'apps.delete': ['owner', 'editor'],
  'versions.write': ['owner', 'editor'],
  'versionControl.set': ['owner'],
  'links.write': ['owner', 'editor'],
  'embedding.set': ['owner'],
  'configs.write': ['owner', 'editor'],
  'assets.write': ['owner', 'editor'],
  'notifications.write': ['owner', 'editor'],
  'bin.restore': ['owner', 'editor'],
  'keys.manage': ['owner'],
  'billing.read': ['owner', 'finance'],
  'billing.manage': ['owner'],
  'audit.read': ['owner', 'finance'],
  'team.read': ['owner', 'finance'],
  'team.manage': ['owner'],
  'ownership.offer': ['owner'],
} as const satisfies Record<string, readonly AccountRole[]>;

/** An action that a role may perform in an account, named after its subject. */
export type Action = keyof typeof MAY;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const ACTIONS = Object.keys(MAY) as [Action, ...Action[]];

/** The actions that need a signed-in person: a leaked key must not give its holder another one, nor spend money. */
export const SESSION_ACTIONS = [
  'keys.manage',
  'team.manage',
  'ownership.offer',
  'billing.manage',
] as const satisfies readonly Action[];

/** The actions that a role allows by itself. */
export const actionsOf = (role: AccountRole): Action[] =>
  ACTIONS.filter((action) => {
    const roles: readonly AccountRole[] = MAY[action];
    return roles.includes(role);
  });
