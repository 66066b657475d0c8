import { eq } from 'drizzle-orm';
import type { Newsletter } from '@launchyard/contract/newsletter';
import { formatId } from '@launchyard/domain/kit';
import { newsletterViolations, UNSUBSCRIBES_PER_HOUR, type NewsletterWay } from '@launchyard/domain/newsletter';
import { personLabel } from '@launchyard/domain/session';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { Caller } from '../access/caller.ts';
import { requirePerson } from '../access/require-person.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { personAuthor, type AuditDetails, type Author } from '../audit/log.ts';
import type { Visitor } from '../http/routes.ts';
import { takeAttempt, type Limit } from '../kit/attempts.ts';
import { HOUR_SECONDS } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { instantOrNull } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import { accounts, people } from '../tables/accounts.ts';
import { findConsent, giveConsent, withdrawConsent } from './consent.ts';
import { readUnsubscribeToken } from './link.ts';

/** Whether a person (a UUID) gets the newsletter. */
export async function readNewsletter(sql: Sql, personId: string): Promise<Newsletter> {
  const newest = await findConsent(sql, personId);
  return { isSubscribed: newest?.act === 'given', updatedAt: instantOrNull(newest?.at ?? null) };
}

/** Subscribes the caller to a version of the wording, or with null ends that. */
export async function setNewsletter(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  wordingVersion: number | null,
): Promise<Newsletter> {
  const { person, credential } = requirePerson(caller);
  const { id, kind } = credential;
  const now = clock();
  return inTransaction(async (tx, note) => {
    note(await authored(tx, caller, person.id, { kind, id }));
    if (wordingVersion === null) await withdrawConsent(tx, now, person.id, 'panel');
    else await giveConsent(tx, now, person.id, { version: wordingVersion, way: 'panel' });
    return readNewsletter(tx, person.id);
  });
}

/**
 * Ends it for the person of a token, whoever sends it. Each use writes a row of the audit log, so one link is used some
 * times an hour; beyond that it throws RATE_LIMITED, unless they get the newsletter.
 */
export async function unsubscribeByLink(
  { database, clock, config }: Pick<Deps, 'database' | 'clock'> & { config: { signingSecret: string } },
  inTransaction: InTransaction,
  token: string,
  visitor: Visitor,
): Promise<void> {
  const personId = readUnsubscribeToken(config.signingSecret, token) ?? refuse(newsletterViolations.linkIncomplete);
  const way: NewsletterWay = 'link';
  const isAllowed = await database.sql.transaction((tx) => takeAttempt(tx, clock(), [usesOf(personId)]));
  if (!isAllowed && !(await readNewsletter(database.sql, personId)).isSubscribed)
    throw new FaultError(SERVICE_FAULT.RATE_LIMITED, 'This link was used very often. Try again in an hour.');
  await inTransaction(async (tx, note) => {
    note(await authored(tx, visitor, personId, { kind: 'newsletterLink', id: personId }));
    await withdrawConsent(tx, clock(), personId, way);
  });
}

const usesOf = (personId: string): Limit => ({
  kind: 'newsletter link',
  subject: personId,
  most: UNSUBSCRIBES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
});

/** The log of their own account shows it, whichever account the request acts in. */
async function authored(
  tx: Tx,
  request: { requestId: string; clientAddress: string },
  personId: string,
  credential: { kind: Author['credentialKind']; id: string },
): Promise<AuditDetails & { author: Author }> {
  const [person] = await tx
    .select({ id: people.id, accountId: people.accountId, email: people.email, username: accounts.username })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.id, personId));
  if (!person) return refuse(newsletterViolations.linkIncomplete);
  const author = personAuthor(request, person, credential);
  return { author, subject: formatId('person', person.id), label: personLabel(person) };
}
