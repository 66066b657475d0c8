import { eq } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { accounts, formerUsernames } from '../tables/accounts.ts';

/**
 * Gives an account (a UUID, locked by this transaction) another name, which nobody else has or had, and reserves the one
 * before. A former name of its own is used again.
 */
export async function renameAccount(
  tx: Tx,
  now: Date,
  accountId: string,
  { username, former }: { username: string; former: string },
): Promise<void> {
  const [usernameKey, formerKey] = [username.toLowerCase(), former.toLowerCase()];
  await tx.update(accounts).set({ username, usernameKey, updatedAt: now }).where(eq(accounts.id, accountId));
  await tx.delete(formerUsernames).where(eq(formerUsernames.usernameKey, usernameKey));
  if (usernameKey === formerKey) return;
  await tx.insert(formerUsernames).values({ usernameKey: formerKey, accountId, endedAt: now });
}
