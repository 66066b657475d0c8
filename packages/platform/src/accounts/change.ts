import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import type { Account } from './account.ts';
import { accountColumns } from './columns.ts';

/** Changes settings of an account (a UUID) and returns it. Equal settings are no change. */
export async function changeAccount(
  tx: Tx,
  now: Date,
  accountId: string,
  change: Partial<Pick<Account, 'hasVersionControl' | 'isPayPerLaunch'>>,
): Promise<Account> {
  const isIt = eq(accounts.id, accountId);
  const [before] = await tx.select(accountColumns).from(accounts).where(isIt).for('no key update');
  if (!before) throw new Error(`there is no account ${accountId}`);
  if (isDeepStrictEqual({ ...before, ...change }, before)) return before;
  const after = { ...change, updatedAt: now };
  await tx.update(accounts).set(after).where(isIt);
  return { ...before, ...after };
}

/** Permanently removes the demo application from the list of an account (a UUID). Returns whether it was there. */
export async function takeDemoAway(tx: Tx, now: Date, accountId: string): Promise<boolean> {
  const changed = await tx
    .update(accounts)
    .set({ demoDeletedAt: now, updatedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.demoDeletedAt)))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Sets the phone number of a person (a UUID), in E.164. */
export async function setPhoneNumber(tx: Tx, personId: string, phoneNumber: string): Promise<void> {
  await tx.update(people).set({ phoneNumber }).where(eq(people.id, personId));
}

/** Sets the password of a person (a UUID); undefined if that person does not exist. */
export async function setPasswordHash(tx: Tx, personId: string, passwordHash: string) {
  const [person] = await tx
    .update(people)
    .set({ passwordHash })
    .where(eq(people.id, personId))
    .returning({ id: people.id, email: people.email, accountId: people.accountId });
  return person;
}
