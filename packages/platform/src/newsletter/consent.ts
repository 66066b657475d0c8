import { desc, eq } from 'drizzle-orm';
import { findNewsletterWording, newsletterViolations, type NewsletterWay } from '@launchyard/domain/newsletter';
import type { Sql, Tx } from '../kit/database.ts';
import { takeLock } from '../kit/locks.ts';
import { refuse } from '../kit/refuse.ts';
import { newsletterConsents } from '../tables/newsletter.ts';

/** The newest entry of a person (a UUID); undefined for somebody who was never asked. */
export async function findConsent(sql: Sql, personId: string) {
  const isTheirs = eq(newsletterConsents.personId, personId);
  const [newest] = await sql
    .select()
    .from(newsletterConsents)
    .where(isTheirs)
    .orderBy(desc(newsletterConsents.id))
    .limit(1);
  return newest;
}

/** Adds that a person (a UUID) agreed to a wording. Somebody who agreed to it before and still does adds nothing. */
export async function giveConsent(
  tx: Tx,
  now: Date,
  personId: string,
  { version, way }: { version: number; way: NewsletterWay },
): Promise<void> {
  const wording = findNewsletterWording(version) ?? refuse(newsletterViolations.wordingUnknown);
  await lockConsent(tx, personId);
  const newest = await findConsent(tx, personId);
  if (newest?.act === 'given' && newest.wordingVersion === version) return;
  const { sentence } = wording;
  await tx
    .insert(newsletterConsents)
    .values({ personId, at: now, act: 'given', way, sentence, wordingVersion: version });
}

/** What is added for one person depends on the newest entry, so it is added one after the other. */
const lockConsent = (tx: Tx, personId: string): Promise<void> => takeLock(tx, `newsletter of ${personId}`);

/** Adds that a person (a UUID) no longer wants it. Nothing is added for somebody who does not get it. */
export async function withdrawConsent(tx: Tx, now: Date, personId: string, way: NewsletterWay): Promise<void> {
  await lockConsent(tx, personId);
  const newest = await findConsent(tx, personId);
  if (newest?.act !== 'given') return;
  await tx.insert(newsletterConsents).values({ personId, at: now, act: 'withdrawn', way });
}
