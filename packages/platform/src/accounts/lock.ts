import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../tables/accounts.ts';

/*
 * Locks are always taken in this order: account, upload with its transfer, the line before the tests.
 */

/** Makes the account's storage, names and unfinished uploads stand still until the transaction ends. */
export async function lockAccount(tx: Sql, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
