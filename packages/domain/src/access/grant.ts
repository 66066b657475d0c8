import { actionsOf, SESSION_ACTIONS, type AccountRole, type Action } from './actions.ts';
import type { StaffRole } from './people.ts';

/** How somebody acts in an account: signed in, with an API key of the account, or as support looking into it. */
export const WAYS = ['session', 'key', 'support'] as const;
export type Way = (typeof WAYS)[number];

/**
 * What a caller may do in one account. The services compute it once for each request; it is passed on to listeners and
 * to whoever displays it. Anything that outlives the request computes it again. It says what is allowed, not how much
 * of a quota is left.
 */
export interface Grant {
  role: AccountRole;
  way: Way;
  /** Powers over other accounts; null for none. */
  staff: StaffRole | null;
  /** The role’s actions that the credential and the plan leave. */
  actions: Action[];
  /** The applications (public ids) that it is limited to; null: not limited. */
  appIds: string[] | null;
}

/** What narrows a grant; null: no limit. */
interface Limits {
  /** Limits of the key. */
  scopes?: readonly Action[] | null;
  /** What the account’s plan includes. */
  plan?: readonly Action[] | null;
  /** Limits of the membership. */
  appIds?: readonly string[] | null;
  /** Limits of the key, which may have been created by a limited member. */
  keyAppIds?: readonly string[] | null;
}

/** The one place that combines role, credential and plan. None of them adds to what the others allow. */
export function workOutGrant(who: Pick<Grant, 'role' | 'way' | 'staff'>, limits: Limits = {}): Grant {
  const { scopes = null, plan = null, appIds = null, keyAppIds = null } = limits;
  const actions = actionsOf(who.role).filter(
    (action) => isOpenTo(who.way, action) && isWithin(scopes, action) && isWithin(plan, action),
  );
  const some = appIds ?? keyAppIds;
  return { ...who, actions, appIds: some && some.filter((appId) => isWithin(keyAppIds, appId)) };
}

/** What staff may do in an account that they have an open case for: read, the audit log and the team included. */
export function lookingIn(staff: Grant['staff']): Grant {
  const grant = workOutGrant({ role: 'viewer', way: 'support', staff });
  return { ...grant, actions: [...grant.actions, 'audit.read', 'team.read', 'billing.read'] };
}

/** What a customer allowed an admin to do, besides reading. */
export const withConsent = (grant: Grant, action: Action): Grant => ({ ...grant, actions: [...grant.actions, action] });

function isOpenTo(way: Way, action: Action): boolean {
  const sessionActions: readonly Action[] = SESSION_ACTIONS;
  return way === 'session' || !sessionActions.includes(action);
}

const isWithin = <T>(limit: readonly T[] | null, one: T) => limit === null || limit.includes(one);

/**
 * The one answer to "may they?": it guards every call of the services and is shown as `viewerCanX`. `appId` is the
 * application (a public id) concerned. A grant limited to some applications allows changes to these and what is in
 * them, but to nothing that belongs to the whole account.
 */
export function may(grant: Grant, action: Action, appId?: string): boolean {
  if (!grant.actions.includes(action)) return false;
  if (grant.appIds === null) return true;
  return appId === undefined ? action === 'account.read' : grant.appIds.includes(appId);
}

/**
 * Whether the grant allows the action for any application at all. Which ones is checked where the application is known.
 */
export const mayForSome = (grant: Grant, action: Action): boolean =>
  grant.actions.includes(action) && grant.appIds?.length !== 0;

/**
 * A grant limited to some applications may read these and what is in them: versions, links, uploads, thumbnails, and
 * their deleted items. Of what belongs to the whole account (configs, the library, the plan, its notifications) it may
 * read everything that names no other application: lists and counts look as if the others did not exist. `appId` is the
 * application that something names, null for none.
 */
export const mayRead = (grant: Grant, appId: string | null): boolean => may(grant, 'account.read', appId ?? undefined);

/** How a caller relates to an account, as the API reports it. */
export const STANDINGS = ['owner', 'member', 'key', 'support'] as const;
export type Standing = (typeof STANDINGS)[number];

export function standingOf({ way, role }: Pick<Grant, 'way' | 'role'>): Standing {
  if (way !== 'session') return way;
  return role === 'owner' ? 'owner' : 'member';
}

/** Who may see which keys an account has, never their secrets: its owner, and support who helps them. */
export const mayReadKeys = (grant: Grant): boolean => may(grant, 'keys.manage') || grant.way === 'support';

/** Support colleagues and admins may open a case for any account, and read it within the case. */
export const mayLookUpAccounts = ({ staff }: Pick<Grant, 'staff'>): boolean => staff !== null;

/** Until plans do this, an admin switches pay-per-launch. */
export const maySetPayPerLaunch = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';

/** An admin brings a deleted account back. */
export const mayRestoreAccounts = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';

/** An admin reads to whom a newsletter may be sent. */
export const mayListNewsletterSubscribers = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';

/** An admin ends sessions and retries uploads of a customer who allowed it. */
export const mayActWithConsent = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';

/** Applications §6: the upload wizard’s two admin controls, 'Skip Zip Checking' and 'Simulate Upload Stuck'. */
export const mayDebugUploads = (grant: Grant): boolean => grant.staff === 'admin' && may(grant, 'uploads.write');

/** Admins may send test messages to the channels for alerts. */
export const maySendTestAlerts = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';
