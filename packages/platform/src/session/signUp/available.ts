import { eq } from 'drizzle-orm';
import type { Violation } from '@launchyard/domain/kit';
import { normalizeEmail, sessionViolations } from '@launchyard/domain/session';
import type { Sql } from '../../kit/database.ts';
import { accounts, people } from '../tables.ts';

/** Access §5: what of these somebody has already. Names are compared without case. */
export async function findTaken(sql: Sql, wanted: { email?: string; username?: string }): Promise<Violation[]> {
  const taken: Violation[] = [];
  if (wanted.email !== undefined) {
    if ((await sql.$count(people, eq(people.email, normalizeEmail(wanted.email)))) > 0)
      taken.push(sessionViolations.emailUnusable);
  }
  if (wanted.username !== undefined) {
    if ((await sql.$count(accounts, eq(accounts.usernameKey, wanted.username.toLowerCase()))) > 0)
      taken.push(sessionViolations.usernameUnusable);
  }
  return taken;
}
