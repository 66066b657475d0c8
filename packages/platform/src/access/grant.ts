import { and, eq } from 'drizzle-orm';
import { actionsOf, lookingIn, staffRoleOf, workOutGrant, type Grant, type StaffRole } from '@launchyard/domain/access';
import { actionsOfScopes } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/object-store.ts';
import { isNotDeleted } from '../accounts/is-deleted.ts';
import { accounts } from '../tables/accounts.ts';
import { members } from '../tables/team.ts';
import { findCredentialAgain, isProfileUnfinished, type Credential, type FoundRole } from './credential.ts';

/**
 * What a credential may do in an account (a UUID) by its person’s rights, or null for nothing. The only place that
 * computes it. A key works only in its own account and never exceeds the rights of the person it was created for.
 */
export async function findGrant(sql: Sql, credential: Credential, accountId: string): Promise<Grant | null> {
  const { kind, person, accountId: home, openedIn } = credential;
  if (openedIn && !(await mayManageKeys(sql, openedIn.person, home))) return null;
  if (kind === 'key' && home !== accountId) return null;
  const { account, membership } = credential.acting;
  const isKnown = account?.id === accountId;
  const found = isKnown ? roleIn(account, person, membership) : await findRole(sql, person, accountId);
  return found && grantOf(credential, found);
}

/**
 * The accounts (UUIDs) in which a credential acts by its person’s rights, and what it may do there; for a key only its
 * own account. Accounts that staff look into are not included.
 */
export async function listGrants(sql: Sql, credential: Credential): Promise<Map<string, Grant>> {
  const { kind, person, accountId: home } = credential;
  const roles = await listRoles(sql, person.id);
  const own = roles.filter(({ accountId }) => kind === 'session' || accountId === home);
  return new Map(own.map(({ accountId, ...found }) => [accountId, grantOf(credential, found)]));
}

/** What a person (a UUID) is in which accounts (UUIDs): first those that they own, their home among them. */
export async function listRoles(sql: Sql, personId: string): Promise<Array<FoundRole & { accountId: string }>> {
  const [owned, memberships] = await Promise.all([
    sql
      .select({ accountId: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.ownerId, personId), isNotDeleted)),
    sql
      .select({ accountId: members.accountId, role: members.role, appIds: members.appIds })
      .from(members)
      .innerJoin(accounts, and(eq(accounts.id, members.accountId), isNotDeleted))
      .where(eq(members.personId, personId)),
  ]);
  return [...owned.map((each) => ({ ...each, ...OWNER })), ...memberships];
}

const OWNER: FoundRole = { role: 'owner', appIds: null };

function grantOf(credential: Credential, { role, appIds }: FoundRole): Grant {
  const scopes = actionsOfScopes(credential.scopes);
  const limits = { appIds: publicIds(appIds), keyAppIds: publicIds(credential.appIds), scopes };
  return workOutGrant({ role, way: credential.kind, staff: staffOf(credential) }, limits);
}

/** The powers over other accounts; a key that is limited in any way has none. */
export function staffOf({ kind, person, accountId: home, appIds, scopes }: Credential): StaffRole | null {
  return appIds === null && scopes === null
    ? staffRoleOf(person.role, { kind, isOwn: home === person.ownAccountId })
    : null;
}

/** Whether a person may still open GraphiQL with the keys of an account (a UUID). */
async function mayManageKeys(sql: Sql, person: Holder, accountId: string): Promise<boolean> {
  const found = await findRole(sql, person, accountId);
  return found !== null && actionsOf(found.role).includes('keys.manage');
}

type Holder = Pick<Credential['person'], 'id' | 'ownAccountId'>;

async function findRole(sql: Sql, person: Holder, accountId: string): Promise<FoundRole | null> {
  if (person.ownAccountId === accountId) return OWNER;
  const isMembership = and(eq(members.accountId, accounts.id), eq(members.personId, person.id));
  const [found] = await sql
    .select({ ownerId: accounts.ownerId, membership: { role: members.role, appIds: members.appIds } })
    .from(accounts)
    .leftJoin(members, isMembership)
    .where(and(eq(accounts.id, accountId), isNotDeleted));
  return found ? roleIn(found, person, found.membership) : null;
}

const roleIn = (account: { ownerId: string }, person: Holder, membership: FoundRole | null): FoundRole | null =>
  account.ownerId === person.id ? OWNER : membership;

const publicIds = (appIds: readonly string[] | null) => appIds && appIds.map((id) => formatId('app', id));

/**
 * Computes a grant again for anything that outlives its request; null once the credential or the right has ended, and
 * while the person’s profile is unfinished.
 * Support starts nothing that does.
 */
export async function findGrantAgain(sql: Sql, now: Date, asker: LinkAsker, accountId: string): Promise<Grant | null> {
  const credential = await findCredentialAgain(sql, now, asker.credential);
  if (credential?.person.id !== asker.personId || isProfileUnfinished(credential)) return null;
  return findGrant(sql, credential, accountId);
}

/**
 * What somebody who looks up accounts may do in one of them (a UUID): act as support, unless it is the account of the
 * request.
 */
export function grantIn({ account, grant }: { account: { id: string }; grant: Grant }, accountId: string): Grant {
  return accountId === account.id ? grant : lookingIn(grant.staff);
}
