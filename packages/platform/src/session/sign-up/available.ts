import type { Violation } from '@launchyard/domain/kit';
import { sessionViolations } from '@launchyard/domain/session';
import { hasEmail } from '../../accounts/by-email.ts';
import { isNameTaken } from '../../accounts/usernames.ts';
import type { Sql } from '../../kit/database.ts';
import { people } from '../../tables/accounts.ts';

/** The requested name or address; omitted ones are not checked. */
export interface Wanted {
  email?: string | undefined;
  username?: string | undefined;
}

/** Access §5: which of these are taken. Names are case-insensitive, and those that an account had before stay taken. */
export async function findTaken(sql: Sql, { email, username }: Wanted): Promise<Violation[]> {
  const taken: Violation[] = [];
  if (email !== undefined && (await sql.$count(people, hasEmail(email))) > 0)
    taken.push(sessionViolations.emailUnusable);
  if (username !== undefined && (await isNameTaken(sql, username))) taken.push(sessionViolations.usernameUnusable);
  return taken;
}
