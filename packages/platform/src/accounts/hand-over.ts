import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { createHome } from './create.ts';

/**
 * Makes another person the owner of an account (UUIDs) that is locked. If it was the former owner’s home, they get an
 * empty account in its place. The new owner keeps their home.
 */
export async function handOver(
  tx: Tx,
  now: Date,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  // In the same order everywhere: two people may hand an account to each other at once. Their homes are in a unique
  // index, so whoever writes what refers to them waits; they may hold what refers to the account, which is not.
  const both = await tx
    .select({ id: people.id, homeId: people.accountId })
    .from(people)
    .where(inArray(people.id, [from, to]))
    .orderBy(asc(people.id))
    .for('update');
  if (both.some(({ id, homeId }) => id === from && homeId === accountId)) await createHome(tx, now, from);
  await tx.update(accounts).set({ ownerId: to, updatedAt: now }).where(eq(accounts.id, accountId));
}
