import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';

/** The owner of an account (a UUID). */
export async function findOwner(sql: Sql, accountId: string): Promise<{ id: string; email: string }> {
  const [owner] = await sql
    .select({ id: people.id, email: people.email })
    .from(accounts)
    .innerJoin(people, eq(people.id, accounts.ownerId))
    .where(eq(accounts.id, accountId));
  if (!owner) throw new Error(`there is no account ${accountId}`);
  return owner;
}
