import { and, eq, not, or, sql, type SQL } from 'drizzle-orm';
import { formerEmail, normalizeEmail } from '@launchyard/domain/session';
import { people } from '../tables/accounts.ts';

/**
 * The person with a given e-mail address. Two people may have had spellings of one address before there was one form:
 * then one of them is found by the spelling that they signed up with, and the other by all others.
 */
export function hasEmail(given: string): SQL | undefined {
  const [email, former] = [normalizeEmail(given), formerEmail(given)];
  if (email === former) return eq(people.email, email);
  const isFormer = eq(people.email, former);
  const isTaken = sql`exists (select 1 from people as others where others.email = ${former})`;
  return or(isFormer, and(eq(people.email, email), not(isTaken)));
}
