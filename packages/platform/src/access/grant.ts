import { and, eq } from 'drizzle-orm';
import { lookingIn, staffRoleOf, workOutGrant, type AccountRole, type Grant } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/object-store.ts';
import { members } from '../tables/team.ts';
import { findCredential, type Credential } from './credential.ts';

/**
 * What a credential may do in an account (a UUID), or null for nothing: the one place where it is worked out. A key works in its own
 * account, and is worth no more than the right of whom it was made for. One that is limited to some applications opens no other account.
 */
export async function findGrant(sql: Sql, credential: Credential, accountId: string): Promise<Grant | null> {
  const { kind, person, accountId: home } = credential;
  const found = kind === 'session' || home === accountId ? await findRole(sql, person, accountId) : null;
  const staff = staffOf(credential);
  return found ? grantOf(credential, found) : staff && lookingIn(staff);
}

/**
 * In which accounts (UUIDs) a credential acts by the right of its person, and what it may do there: in their own, then in those whose member
 * they are; a key in its own account alone. What staff look into is not among them.
 */
export async function listGrants(sql: Sql, credential: Credential): Promise<Map<string, Grant>> {
  const { kind, person, accountId: home } = credential;
  const memberships = await sql
    .select({ accountId: members.accountId, appIds: members.appIds })
    .from(members)
    .where(eq(members.personId, person.id))
    .limit(MOST_ACCOUNTS_OF_A_PERSON - 1);
  const roles = [
    { accountId: person.ownAccountId, ...OWNER },
    ...memberships.map(({ accountId, appIds }) => ({ accountId, ...memberOf(appIds) })),
  ];
  const own = roles.filter(({ accountId }) => kind === 'session' || accountId === home);
  return new Map(own.map(({ accountId, ...found }) => [accountId, grantOf(credential, found)]));
}

/** What a person is in an account, and the applications (UUIDs) that they are limited to there; null for all. */
interface FoundRole {
  role: AccountRole;
  appIds: string[] | null;
}

const OWNER: FoundRole = { role: 'owner', appIds: null };
const memberOf = (appIds: string[] | null): FoundRole => ({ role: 'editor', appIds });

function grantOf(credential: Credential, { role, appIds }: FoundRole): Grant {
  const limits = { appIds: publicIds(appIds), keyAppIds: publicIds(credential.appIds) };
  return workOutGrant({ role, way: credential.kind, staff: staffOf(credential) }, limits);
}

function staffOf({ kind, person, accountId: home, appIds }: Credential): Grant['staff'] {
  return appIds === null ? staffRoleOf(person.role, { kind, isOwn: home === person.ownAccountId }) : null;
}

async function findRole(sql: Sql, person: Credential['person'], accountId: string): Promise<FoundRole | null> {
  if (person.ownAccountId === accountId) return OWNER;
  const isMember = and(eq(members.accountId, accountId), eq(members.personId, person.id));
  const [member] = await sql.select({ appIds: members.appIds }).from(members).where(isMember);
  return member ? memberOf(member.appIds) : null;
}

const publicIds = (appIds: readonly string[] | null) => appIds && appIds.map((id) => formatId('app', id));

/** Works a grant out again for what lives longer than the request that began it; null as soon as credential or right has ended. */
export async function findGrantAgain(
  sql: Sql,
  now: Date,
  { personId, credential: { kind, id } }: LinkAsker,
  accountId: string,
): Promise<Grant | null> {
  const credential = await findCredential(sql, now, kind, { id });
  return credential?.person.id === personId ? findGrant(sql, credential, accountId) : null;
}

/** What somebody who looks accounts up may do in one of them (a UUID): as support, unless they ask from there. */
export function grantIn({ account, grant }: { account: { id: string }; grant: Grant }, accountId: string): Grant {
  return accountId === account.id ? grant : lookingIn(grant.staff);
}
