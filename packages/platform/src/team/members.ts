import { and, eq } from 'drizzle-orm';
import type { MemberRole } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { endKeys } from '../keys/keys.ts';
import { publishContent } from '../events/content.ts';
import { publish } from '../events/publish.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { apiKeys } from '../tables/keys.ts';
import { members } from '../tables/team.ts';

/** What a member may do: their role, and the applications (UUIDs) that they are limited to; null for all. */
export interface MemberRights {
  role: MemberRole;
  appIds: string[] | null;
}

/** Makes a person a member of an account. Idempotent. */
export async function addMember(
  sql: Sql,
  now: Date,
  accountId: string,
  personId: string,
  { role, appIds }: MemberRights = { role: 'editor', appIds: null },
): Promise<void> {
  await sql.insert(members).values({ accountId, personId, role, appIds, createdAt: now }).onConflictDoNothing();
}

/** Removes a member, revokes the keys that they created in the account, and disconnects their listeners there. */
export async function removeMember({ database, clock }: Deps, accountId: string, personId: string): Promise<void> {
  await database.sql.transaction((tx) => endMembership(tx, clock(), accountId, personId));
}

/** The same within a transaction. */
export async function endMembership(tx: Tx, now: Date, accountId: string, personId: string): Promise<void> {
  await tx.delete(members).where(memberOf(accountId, personId));
  await endKeys(tx, now, and(eq(apiKeys.accountId, accountId), eq(apiKeys.personId, personId)));
  await publish(tx, now, null, {
    type: 'access.ended',
    ended: { kind: 'membership', accountId: formatId('account', accountId), personId: formatId('person', personId) },
  });
  await publishContent(tx, now, accountId, 'team');
}

/** Changes what a member may do. Their listeners find out again what they may hear. */
export async function changeMember(
  tx: Tx,
  now: Date,
  accountId: string,
  personId: string,
  rights: MemberRights,
): Promise<void> {
  await tx.update(members).set(rights).where(memberOf(accountId, personId));
  await publish(tx, now, accountId, {
    type: 'access.changed',
    accountId: formatId('account', accountId),
    personId: formatId('person', personId),
  });
  await publishContent(tx, now, accountId, 'team');
}

export const memberOf = (accountId: string, personId: string) =>
  and(eq(members.accountId, accountId), eq(members.personId, personId));
