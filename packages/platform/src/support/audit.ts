import type { Sql } from '../kit/database.ts';
import type { Caller } from '../session/caller.ts';
import { auditLog } from './tables.ts';

/** Adds a row to the log that nobody can change: who did what, in which account (a UUID, or null), and whether it was done. */
export async function audit(
  sql: Sql,
  now: Date,
  caller: Caller,
  entry: { call: string; accountId: string | null; outcome: 'done' | 'refused' },
): Promise<void> {
  await sql.insert(auditLog).values({
    at: now,
    requestId: caller.requestId,
    personId: caller.person.id,
    credentialId: caller.credential.id,
    ...entry,
  });
}
