import { and, eq } from 'drizzle-orm';
import { actionsOf, lookingIn, staffRoleOf, workOutGrant, type Grant, type StaffRole } from '@launchyard/domain/access';
import { actionsOfScopes } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/object-store.ts';
import { members } from '../tables/team.ts';
import { findCredential, type Credential, type FoundRole } from './credential.ts';

/**
 * What a credential may do in an account (a UUID) by its person’s rights, or null for nothing. The only place that
 * computes it. A key works only in its own account and never exceeds the rights of the person it was created for.
 */
export async function findGrant(sql: Sql, credential: Credential, accountId: string): Promise<Grant | null> {
  const { kind, person, accountId: home, openedIn } = credential;
  if (openedIn && !(await mayManageKeys(sql, openedIn.person, home))) return null;
  if (kind === 'key' && home !== accountId) return null;
  const { account, membership } = credential.acting;
  const isKnown = account?.id === accountId && person.ownAccountId !== accountId;
  const found = isKnown ? membership : await findRole(sql, person, accountId);
  return found && grantOf(credential, found);
}

/**
 * The accounts (UUIDs) in which a credential acts by its person’s rights, and what it may do there: their own first,
 * then those in which they are a member; for a key only its own account. Accounts that staff look into are not
 * included.
 */
export async function listGrants(sql: Sql, credential: Credential): Promise<Map<string, Grant>> {
  const { kind, person, accountId: home } = credential;
  const memberships = await sql
    .select({ accountId: members.accountId, role: members.role, appIds: members.appIds })
    .from(members)
    .where(eq(members.personId, person.id))
    .limit(MOST_ACCOUNTS_OF_A_PERSON - 1);
  const roles = [{ accountId: person.ownAccountId, ...OWNER }, ...memberships];
  const own = roles.filter(({ accountId }) => kind === 'session' || accountId === home);
  return new Map(own.map(({ accountId, ...found }) => [accountId, grantOf(credential, found)]));
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
  const isMember = and(eq(members.accountId, accountId), eq(members.personId, person.id));
  const [member] = await sql.select({ role: members.role, appIds: members.appIds }).from(members).where(isMember);
  return member ?? null;
}

const publicIds = (appIds: readonly string[] | null) => appIds && appIds.map((id) => formatId('app', id));

/**
 * Computes a grant again for anything that outlives its request; null once the credential or the right has ended.
 * Support starts nothing that does.
 */
export async function findGrantAgain(
  sql: Sql,
  now: Date,
  { personId, credential: { kind, id } }: LinkAsker,
  accountId: string,
): Promise<Grant | null> {
  const credential = await findCredential(sql, now, kind, { id });
  return credential?.person.id === personId ? findGrant(sql, credential, accountId) : null;
}

/**
 * What somebody who looks up accounts may do in one of them (a UUID): act as support, unless it is the account of the
 * request.
 */
export function grantIn({ account, grant }: { account: { id: string }; grant: Grant }, accountId: string): Grant {
  return accountId === account.id ? grant : lookingIn(grant.staff);
}
