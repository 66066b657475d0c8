import { eq } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { lockAccount } from './lock.ts';

export interface Profile {
  username: string;
  /** In E.164. */
  phoneNumber: string;
  leadSource: string;
}

/**
 * The profile of a person (a UUID) as it stands, locked with their own account until the transaction ends; null where
 * nothing is known yet.
 */
export async function lockProfile(
  tx: Tx,
  personId: string,
): Promise<{ accountId: string } & { [Part in keyof Profile]: Profile[Part] | null }> {
  const isTheirs = eq(people.id, personId);
  const [own] = await tx.select({ accountId: people.accountId }).from(people).where(isTheirs);
  // The account before the person, like everybody who hands one over.
  if (own) await lockAccount(tx, own.accountId);
  const [found] = await tx
    .select({
      accountId: people.accountId,
      username: accounts.username,
      phoneNumber: people.phoneNumber,
      leadSource: people.leadSource,
    })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(isTheirs)
    .for('no key update');
  if (!found) throw new Error(`there is no person ${personId}`);
  return found;
}

/** Gives a person and their own account (UUIDs) a name, and keeps what else they entered. */
export async function finishPerson(
  tx: Tx,
  now: Date,
  { personId, accountId }: { personId: string; accountId: string },
  { username, phoneNumber, leadSource }: Profile,
): Promise<void> {
  const usernameKey = username.toLowerCase();
  await tx.update(accounts).set({ username, usernameKey, updatedAt: now }).where(eq(accounts.id, accountId));
  await tx.update(people).set({ phoneNumber, leadSource }).where(eq(people.id, personId));
}
