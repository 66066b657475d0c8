import type { Deletion } from '@launchyard/domain/deletion';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql as expression } from 'drizzle-orm';
import type { RemovedAccount } from '../kit/area.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { isNotDeleted } from './is-deleted.ts';

/** In SQL, of the rows of accounts: those whose data is being removed. */
export const IS_BEING_REMOVED = 'accounts.removal_started_at is not null and accounts.removed_at is null';

/** In SQL, of rows with an `account_id`: those of accounts whose data is being removed. */
export const IS_OF_REMOVED = `account_id in (select id from accounts where ${IS_BEING_REMOVED})`;

const ownedBy = (personId: string) => eq(accounts.ownerId, personId);

/**
 * Locks all accounts of a person that are not deleted, and then the person, until the transaction ends. Returns their
 * ids (UUIDs), the home first; none if they are deleted. Throws if an account was handed over at the same time.
 */
export async function lockOwned(tx: Tx, personId: string): Promise<string[]> {
  const isOwned = and(ownedBy(personId), isNotDeleted);
  const owned = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isOwned)
    .orderBy(asc(accounts.id))
    .for('no key update');
  const isPerson = eq(people.id, personId);
  const [person] = await tx.select({ homeId: people.accountId }).from(people).where(isPerson).for('no key update');
  if ((await tx.$count(accounts, isOwned)) !== owned.length) throw new Error(`the accounts of ${personId} changed`);
  const ids = owned.map(({ id }) => id);
  return ids.toSorted((one, other) => Number(other === person?.homeId) - Number(one === person?.homeId));
}

/** Marks accounts (UUIDs) that are locked as deleted. */
export async function markDeleted(tx: Tx, now: Date, ids: readonly string[]): Promise<void> {
  await tx
    .update(accounts)
    .set({ deletedAt: now, updatedAt: now })
    .where(inArray(accounts.id, [...ids]));
}

/** The deleted accounts of a person, locked until the transaction ends. Ids are UUIDs. */
export const lockDeleted = (tx: Tx, personId: string): Promise<(Deletion & { id: string })[]> =>
  tx
    .select({ id: accounts.id, deletedAt: accounts.deletedAt, removalStartedAt: accounts.removalStartedAt })
    .from(accounts)
    .where(and(ownedBy(personId), isNotNull(accounts.deletedAt)))
    .orderBy(asc(accounts.id))
    .for('no key update');

/** Makes deleted accounts (UUIDs) that are locked live again. */
export async function bringBack(tx: Tx, now: Date, ids: readonly string[]): Promise<void> {
  await tx
    .update(accounts)
    .set({ deletedAt: null, updatedAt: now })
    .where(inArray(accounts.id, [...ids]));
}

/** The accounts that were deleted at that instant or before and are not removed yet, the longest deleted first. */
export async function listRemovable(sql: Sql, deletedBy: Date, most: number): Promise<RemovedAccount[]> {
  const rows = await sql
    .select({ id: accounts.id, personId: people.id, email: people.email })
    .from(accounts)
    .leftJoin(people, eq(people.accountId, accounts.id))
    .where(and(lte(accounts.deletedAt, deletedBy), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.deletedAt), asc(accounts.id))
    .limit(most);
  return rows.map(({ id, personId, email }) => ({
    id,
    person: personId === null || email === null ? null : { id: personId, email },
  }));
}

/**
 * Begins the removal of an account (a UUID), and of the others that were deleted with it, unless they were restored
 * meanwhile. From then on they cannot be. Returns whether it began, now or before.
 */
export async function startRemoval(sql: Sql, now: Date, id: string): Promise<boolean> {
  const owner = sql.select({ id: accounts.ownerId }).from(accounts).where(eq(accounts.id, id));
  const isLeft = and(isNotNull(accounts.deletedAt), isNull(accounts.removedAt));
  const started = await sql
    .update(accounts)
    .set({ removalStartedAt: expression`coalesce(${accounts.removalStartedAt}, ${now})` })
    .where(and(inArray(accounts.ownerId, owner), isLeft))
    .returning({ id: accounts.id });
  return started.some((each) => each.id === id);
}

/**
 * Ends it: forgets the person whose home it was, so that their address is free. The row of the account stays and keeps
 * its name reserved; the row of the person stays without anything about them, because others refer to it.
 */
export async function finishRemoval(tx: Tx, now: Date, { id, person }: RemovedAccount): Promise<void> {
  if (person) {
    const nothing = { email: `${person.id}@removed.invalid`, passwordHash: '', phoneNumber: null, leadSource: null };
    await tx.update(people).set(nothing).where(eq(people.id, person.id));
  }
  await tx.update(accounts).set({ removedAt: now, updatedAt: now }).where(eq(accounts.id, id));
}
