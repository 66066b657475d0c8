import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { NewsletterSubscriber } from '@launchyard/contract/newsletter';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { isNotDeleted } from '../accounts/is-deleted.ts';
import { accounts, people } from '../tables/accounts.ts';
import { newsletterConsents } from '../tables/newsletter.ts';
import { unsubscribeUrl, type LinkConfig } from './link.ts';

/** Who gets the newsletter: the first so many after a person (a UUID, null to begin), by age of the person. */
export async function listSubscribers(
  sql: Sql,
  config: LinkConfig,
  { first, after }: { first: number; after: string | null },
): Promise<NewsletterSubscriber[]> {
  const newest = sql
    .select()
    .from(newsletterConsents)
    .where(eq(newsletterConsents.personId, people.id))
    .orderBy(desc(newsletterConsents.id))
    .limit(1)
    .as('newest');
  const rows = await sql
    .select({
      personId: people.id,
      email: people.email,
      at: newest.at,
      wordingVersion: newest.wordingVersion,
      sentence: newest.sentence,
    })
    .from(people)
    .innerJoin(accounts, and(eq(accounts.id, people.accountId), isNotDeleted))
    // Of each person in turn, so that a page reads no more than it shows.
    .innerJoinLateral(newest, eq(newest.act, 'given'))
    .where(and(after === null ? undefined : gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(first);
  return rows.map(({ personId, email, at, wordingVersion, sentence }) => {
    if (wordingVersion === null || sentence === null) throw new Error(`a consent of ${personId} has no wording`);
    return {
      id: formatId('person', personId),
      email,
      createdAt: instant(at),
      wordingVersion,
      sentence,
      unsubscribeUrl: unsubscribeUrl(config, personId),
    };
  });
}
