import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../tables/accounts.ts';

/* Lock order, everywhere: account, upload with its transfer, test queue. */

/** Locks the account’s storage, names and unfinished uploads until the transaction ends. */
export async function lockAccount(tx: Sql, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
