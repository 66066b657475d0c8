/** How a caller stands to the account that a request speaks of. */
export const STANDINGS = ['owner', 'member', 'key', 'support'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What people are: customers, support colleagues, or admins. An admin may do what support may. */
export const ROLES = ['customer', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What can be done within an account, and which standing may do it. Support reads and changes nothing. */
const MAY = {
  'account.read': ['owner', 'member', 'key', 'support'],
  'uploads.write': ['owner', 'member', 'key'],
  'apps.delete': ['owner', 'member', 'key'],
  'versions.write': ['owner', 'member', 'key'],
  'versionControl.set': ['owner', 'key'],
  'links.write': ['owner', 'member', 'key'],
  'configs.write': ['owner', 'member', 'key'],
  'assets.write': ['owner', 'member', 'key'],
  'notifications.write': ['owner', 'member', 'key'],
  'bin.restore': ['owner', 'member', 'key'],
} as const satisfies Record<string, readonly Standing[]>;

export type Action = keyof typeof MAY;

/** The one answer to "may they?": it guards each call of the services and is what `viewerCanX` shows. */
export function may(standing: Standing, action: Action): boolean {
  const allowed: readonly Standing[] = MAY[action];
  return allowed.includes(standing);
}

/**
 * Access §6: version control is for the owner alone, in the panel or by a key of theirs. `isOwn` says that the account is that of the person who
 * asks or who made the key: one that a member made is a member's.
 */
export const maySetVersionControl = ({ standing, isOwn }: { standing: Standing; isOwn: boolean }): boolean =>
  isOwn && may(standing, 'versionControl.set');

/** Looking into any account is for support colleagues and admins. */
export const mayLookUpAccounts = (role: Role): boolean => role === 'support' || role === 'admin';

/** Until plans do it, an admin switches pay-per-launch. `isStaff` as below. */
export const maySetPayPerLaunch = (who: { role: Role; isStaff: boolean }): boolean =>
  who.role === 'admin' && who.isStaff;

/**
 * Applications §6: the upload wizard's two controls for administrators, 'Skip Zip Checking' and 'Simulate Upload Stuck'. `isStaff` says
 * that the credential carries the powers of the role: a key made in a customer's account does not.
 */
export function mayDebugUploads(who: { standing: Standing; role: Role; isStaff: boolean }): boolean {
  return who.role === 'admin' && who.isStaff && may(who.standing, 'uploads.write');
}
