import { and, eq } from 'drizzle-orm';
import { lookingIn, staffRoleOf, workOutGrant, type AccountRole, type Grant } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
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
  const isWhole = credential.appIds === null;
  const staff = isWhole ? staffRoleOf(person.role, { kind, isOwn: home === person.ownAccountId }) : null;
  const found = kind === 'session' || home === accountId ? await findRole(sql, person, accountId) : null;
  if (!found) return staff && lookingIn(staff);
  const limits = { appIds: publicIds(found.appIds), keyAppIds: publicIds(credential.appIds) };
  return workOutGrant({ role: found.role, way: kind, staff }, limits);
}

/** What a person is in an account, and the applications (UUIDs) that they are limited to there; null for all. */
async function findRole(
  sql: Sql,
  person: Credential['person'],
  accountId: string,
): Promise<{ role: AccountRole; appIds: string[] | null } | null> {
  if (person.ownAccountId === accountId) return { role: 'owner', appIds: null };
  const isMember = and(eq(members.accountId, accountId), eq(members.personId, person.id));
  const [member] = await sql.select({ appIds: members.appIds }).from(members).where(isMember);
  return member ? { role: 'editor', appIds: member.appIds } : null;
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
