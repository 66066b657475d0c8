import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { accounts, formerUsernames } from '../tables/accounts.ts';

/** Whether an account other than this one (a UUID; null: any) has or had the name, in whatever case. */
export async function isNameTaken(db: Sql, username: string, exceptAccount: string | null = null): Promise<boolean> {
  const key = username.toLowerCase();
  const others = (column: typeof accounts.id | typeof formerUsernames.accountId): SQL | undefined =>
    exceptAccount === null ? undefined : ne(column, exceptAccount);
  const [now, before] = await Promise.all([
    db.$count(accounts, and(eq(accounts.usernameKey, key), others(accounts.id))),
    db.$count(formerUsernames, and(eq(formerUsernames.usernameKey, key), others(formerUsernames.accountId))),
  ]);
  return now + before > 0;
}

/** The account of this name, or that had it before. */
export const isAccountNamed = (username: string): SQL => {
  const key = username.trim().toLowerCase();
  const former = sql`select ${formerUsernames.accountId} from ${formerUsernames} where ${formerUsernames.usernameKey} = ${key}`;
  return sql`(${accounts.usernameKey} = ${key} or ${accounts.id} = (${former}))`;
};

/** The present name of the account that had this one before; null if nobody had it. */
export async function findRenamed(db: Sql, username: string): Promise<string | null> {
  const [found] = await db
    .select({ username: accounts.username })
    .from(formerUsernames)
    .innerJoin(accounts, eq(accounts.id, formerUsernames.accountId))
    .where(eq(formerUsernames.usernameKey, username.toLowerCase()));
  return found?.username ?? null;
}
