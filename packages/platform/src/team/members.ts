import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MemberRole } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { listRoles } from '../access/grant.ts';
import { endKeys } from '../keys/keys.ts';
import { publishContent } from '../events/content.ts';
import { publish } from '../events/publish.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { apiKeys } from '../tables/keys.ts';
import { members, ownershipOffers, teamInvitations } from '../tables/team.ts';

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
  // What was offered to them was offered to a member.
  await tx
    .update(ownershipOffers)
    .set({ endedAt: now, outcome: 'lapsed' })
    .where(
      and(
        eq(ownershipOffers.accountId, accountId),
        eq(ownershipOffers.toId, personId),
        isNull(ownershipOffers.endedAt),
      ),
    );
  await endKeys(tx, now, and(eq(apiKeys.accountId, accountId), eq(apiKeys.personId, personId)));
  await publish(tx, now, null, {
    type: 'access.ended',
    ended: { kind: 'membership', accountId: formatId('account', accountId), personId: formatId('person', personId) },
  });
  await publishContent(tx, now, accountId, 'team');
}

/** Ends every membership of a person (a UUID), as above. */
export async function endMemberships(tx: Tx, now: Date, personId: string): Promise<void> {
  const mine = await tx
    .delete(members)
    .where(eq(members.personId, personId))
    .returning({ accountId: members.accountId });
  for (const { accountId } of mine) await endMembership(tx, now, accountId, personId);
}

/**
 * Shuts the teams of deleted accounts (UUIDs, locked): nobody can join or take them over any more, and their members are
 * disconnected. They stay members, in case the account is restored.
 */
export async function shutTeams(tx: Tx, now: Date, accountIds: readonly string[]): Promise<void> {
  const ids = [...accountIds];
  await tx
    .update(ownershipOffers)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(and(inArray(ownershipOffers.accountId, ids), isNull(ownershipOffers.endedAt)));
  await tx
    .update(teamInvitations)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(and(inArray(teamInvitations.accountId, ids), isNull(teamInvitations.endedAt)));
  const gone = await tx.select().from(members).where(inArray(members.accountId, ids));
  for (const { accountId, personId } of gone) {
    await publish(tx, now, null, {
      type: 'access.ended',
      ended: { kind: 'membership', accountId: formatId('account', accountId), personId: formatId('person', personId) },
    });
  }
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
  await tellRightsChanged(tx, now, accountId, personId);
}

/** The rights of a person in an account changed: their listeners find out again what they may hear. */
export async function tellRightsChanged(tx: Tx, now: Date, accountId: string, personId: string): Promise<void> {
  await tellListeners(tx, now, accountId, personId);
  await publishContent(tx, now, accountId, 'team');
}

/** The same in every account that a person acts in: they may have no username any more, and then hear nothing. */
export async function tellListenersEverywhere(tx: Tx, now: Date, personId: string): Promise<void> {
  for (const { accountId } of await listRoles(tx, personId)) await tellListeners(tx, now, accountId, personId);
}

const tellListeners = (tx: Tx, now: Date, accountId: string, personId: string) =>
  publish(tx, now, accountId, {
    type: 'access.changed',
    accountId: formatId('account', accountId),
    personId: formatId('person', personId),
  });

export const memberOf = (accountId: string, personId: string) =>
  and(eq(members.accountId, accountId), eq(members.personId, personId));
