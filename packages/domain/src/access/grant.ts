import { actionsOf, type AccountRole, type Action } from './actions.ts';
import type { StaffRole } from './people.ts';

/** By what somebody acts in an account: signed in, with a key of the account, or as support that looks into it. */
export const WAYS = ['session', 'key', 'support'] as const;
export type Way = (typeof WAYS)[number];

/**
 * What a caller may do in one account, worked out once for each request by the services. It travels with the caller, with whoever listens
 * and to those who show it; what lives on works it out again. It says what is allowed, never how much of it is left.
 */
export interface Grant {
  role: AccountRole;
  way: Way;
  /** Powers over other accounts; null: none. */
  staff: StaffRole | null;
  /** What is left of the role's actions by the credential and the plan. */
  actions: Action[];
  /** The applications (public ids) that it is limited to; null: none in particular, but all. */
  appIds: string[] | null;
}

/** What narrows a grant; null: nothing. */
interface Limits {
  /** Of a key. */
  scopes?: readonly Action[] | null;
  /** What the account has paid for. */
  plan?: readonly Action[] | null;
  /** Of a membership. */
  appIds?: readonly string[] | null;
  /** Of a key, which may be one that such a member made. */
  keyAppIds?: readonly string[] | null;
}

/** The one place where role, credential and plan come together: nothing of them adds to what the others allow. */
export function workOutGrant(who: Pick<Grant, 'role' | 'way' | 'staff'>, limits: Limits = {}): Grant {
  const { scopes = null, plan = null, appIds = null, keyAppIds = null } = limits;
  const actions = actionsOf(who.role).filter((action) => isWithin(scopes, action) && isWithin(plan, action));
  const some = appIds ?? keyAppIds;
  return { ...who, actions, appIds: some && some.filter((appId) => isWithin(keyAppIds, appId)) };
}

/** What staff who look into somebody's account may do there: read. */
export const lookingIn = (staff: Grant['staff']): Grant => workOutGrant({ role: 'viewer', way: 'support', staff });

const isWithin = <T>(limit: readonly T[] | null, one: T) => limit === null || limit.includes(one);

/**
 * The one answer to "may they?": it guards each call of the services and is what `viewerCanX` shows. `appId`: the application (a public id)
 * that it is about. Whoever is limited to some changes these and what is in them, and nothing that is the whole account's.
 */
export function may(grant: Grant, action: Action, appId?: string): boolean {
  if (!grant.actions.includes(action)) return false;
  if (grant.appIds === null) return true;
  return appId === undefined ? action === 'account.read' : grant.appIds.includes(appId);
}

/** Whether they may do it to any application at all; to which, is asked where it is known. */
export const mayForSome = (grant: Grant, action: Action): boolean =>
  grant.actions.includes(action) && grant.appIds?.length !== 0;

/**
 * Whoever is limited to some applications reads these and what is in them: versions, links, uploads, pictures, and what is in the bin of
 * them. Of what is the whole account’s (configs, the library, the plan, its notifications) they read whatever names no other application:
 * it is counted, listed and told as if the others were not there. `appId` is the application that something names, null for none.
 */
export const mayRead = (grant: Grant, appId: string | null): boolean => may(grant, 'account.read', appId ?? undefined);

/** How a caller stands to an account, as they are told. */
export const STANDINGS = ['owner', 'member', 'key', 'support'] as const;
export type Standing = (typeof STANDINGS)[number];

export function standingOf({ way, role }: Pick<Grant, 'way' | 'role'>): Standing {
  if (way !== 'session') return way;
  return role === 'owner' ? 'owner' : 'member';
}

/** Looking into any account is for support colleagues and admins. */
export const mayLookUpAccounts = ({ staff }: Pick<Grant, 'staff'>): boolean => staff !== null;

/** Until plans do it, an admin switches pay-per-launch. */
export const maySetPayPerLaunch = ({ staff }: Pick<Grant, 'staff'>): boolean => staff === 'admin';

/** Applications §6: the upload wizard's two controls for administrators, 'Skip Zip Checking' and 'Simulate Upload Stuck'. */
export const mayDebugUploads = (grant: Grant): boolean => grant.staff === 'admin' && may(grant, 'uploads.write');
