import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { auditLog } from '../tables/audit.ts';

/** Who did it, and in which account. Ids are UUIDs; `accountId` is null when a look-up found no account. */
export interface Actor {
  requestId: string;
  personId: string;
  credentialId: string;
  accountId: string | null;
}

export const actorOf = (caller: Caller): Actor => ({
  requestId: caller.requestId,
  personId: caller.person.id,
  credentialId: caller.credential.id,
  accountId: caller.account.id,
});

/** Adds a row to the log that nobody can change: who did what, and to what (a public id, where there is one). */
export async function audit(
  sql: Sql,
  now: Date,
  actor: Actor,
  entry: { call: string; subject?: string | undefined },
): Promise<void> {
  await sql.insert(auditLog).values({ at: now, ...actor, ...entry, outcome: 'done' });
}
