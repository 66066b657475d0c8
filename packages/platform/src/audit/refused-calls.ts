import { sql as raw } from 'drizzle-orm';
import type { Violation } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { refusedCalls } from '../tables/audit.ts';

/** Counts a refused change for its caller and day: one row for each call, however often it is made. */
export async function noteRefused(
  sql: Sql,
  now: Date,
  { account, person, credential, requestId }: Caller,
  refused: { call: string; violations: readonly Violation[]; subject: string | undefined },
): Promise<void> {
  const last = {
    lastAt: now,
    lastRequestId: requestId,
    lastCredentialId: credential.id,
    lastCodes: [...new Set(refused.violations.map(({ code }) => code))].slice(0, MOST_CODES),
    lastSubject: refused.subject ?? null,
  };
  await sql
    .insert(refusedCalls)
    .values({
      accountId: account.id,
      personId: person.id,
      credentialKind: credential.kind,
      call: refused.call,
      day: now.toISOString().slice(0, 'yyyy-mm-dd'.length),
      count: 1,
      firstAt: now,
      ...last,
    })
    .onConflictDoUpdate({
      target: [
        refusedCalls.accountId,
        refusedCalls.personId,
        refusedCalls.credentialKind,
        refusedCalls.call,
        refusedCalls.day,
      ],
      set: { ...last, count: raw`${refusedCalls.count} + 1` },
    });
}

/** Nobody reads more of them. */
const MOST_CODES = 5;
