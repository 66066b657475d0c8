import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../tables/accounts.ts';

/** Of the rows of accounts: those that are not deleted. */
export const isNotDeleted = isNull(accounts.deletedAt);

export const isDeleted = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.$count(accounts, and(eq(accounts.id, id), isNotNull(accounts.deletedAt)))) > 0;
