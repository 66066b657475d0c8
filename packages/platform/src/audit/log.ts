import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { auditLog } from '../tables/audit.ts';

/** Who did it, and in which account. Ids are UUIDs; `accountId` is null if a look-up found no account. */
export interface Author {
  requestId: string;
  personId: string;
  credentialId: string;
  accountId: string | null;
}

export const authorOf = (caller: Caller): Author => ({
  requestId: caller.requestId,
  personId: caller.person.id,
  credentialId: caller.credential.id,
  accountId: caller.account.id,
});

/** Adds a row to the append-only log: who did what, and to what (a public id, if there is one). */
export async function audit(
  sql: Sql,
  now: Date,
  author: Author,
  entry: { call: string; subject?: string | undefined },
): Promise<void> {
  await sql.insert(auditLog).values({ at: now, ...author, ...entry, outcome: 'done' });
}
