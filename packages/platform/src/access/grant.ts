import { and, eq } from 'drizzle-orm';
import { lookingIn, staffRoleOf, workOutGrant, type AccountRole, type Grant } from '@launchyard/domain/access';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/objectStore.ts';
import { members } from '../tables/team.ts';
import { findCredential, type Credential } from './credential.ts';

/**
 * What a credential may do in an account (a UUID), or null for nothing: the one place where it is worked out. A key works in its own
 * account, and is worth no more than the right of whom it was made for.
 */
export async function findGrant(sql: Sql, credential: Credential, accountId: string): Promise<Grant | null> {
  const { kind, person, accountId: home } = credential;
  const staff = staffRoleOf(person.role, { kind, isOwn: home === person.ownAccountId });
  const role = kind === 'session' || home === accountId ? await findRole(sql, person, accountId) : null;
  if (role) return workOutGrant({ role, way: kind, staff });
  return staff && lookingIn(staff);
}

async function findRole(sql: Sql, person: Credential['person'], accountId: string): Promise<AccountRole | null> {
  if (person.ownAccountId === accountId) return 'owner';
  const isMember = and(eq(members.accountId, accountId), eq(members.personId, person.id));
  return (await sql.$count(members, isMember)) > 0 ? 'editor' : null;
}

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
