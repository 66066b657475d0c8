import { mailUndeliverable, type Alert } from '@launchyard/domain/alerts';
import { mailPauseSeconds } from '@launchyard/domain/notifications';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { mails } from '../../tables/providers.ts';
import type { Handed, Mailer } from './mailer.ts';
import { mailQueue } from './queue.ts';

/** Servers are down for a moment every day; operators are alerted from this try on, half a minute after the first. */
const TRIES_UNTIL_ALERT = 6;

export interface MailNeeds extends Deps {
  mailer: Mailer;
  jobs: Jobs;
  /** Tells the operators. */
  report: (alert: Alert) => void;
}

/**
 * The job of an e-mail: one try to send it. Once it is sent or given up its text is deleted, which may contain a code or
 * a link that opens an account. After a failure the next try is enqueued, and why it failed is recorded.
 */
export async function deliverMail(needs: MailNeeds, mailId: string): Promise<void> {
  const { database, clock, mailer } = needs;
  const isIt = eq(mails.id, mailId);
  const [mail] = await database.sql.select().from(mails).where(isIt);
  if (!mail || mail.sentAt !== null || mail.givenUpAt !== null) return;
  const handed = await mailer.send(mail);
  if (handed.state === 'sent') await database.sql.update(mails).set({ sentAt: clock(), body: '' }).where(isIt);
  if (handed.state === 'failed') await recordFailure(needs, mail, handed);
}

type Failed = Extract<Handed, { state: 'failed' }>;

async function recordFailure(
  { database, clock, jobs, log, report }: MailNeeds,
  mail: typeof mails.$inferSelect,
  { problem, replyCode }: Failed,
): Promise<void> {
  const now = clock();
  const mailId = mail.id;
  const tries = mail.tries + 1;
  const pause = mailPauseSeconds(problem, tries, (now.getTime() - mail.createdAt.getTime()) / 1000);
  const ended = pause === null ? { givenUpAt: now, body: '' } : {};
  log.warn({ mailId, kind: mail.kind, problem, replyCode, tries }, 'mail: not sent');
  await database.sql.transaction(async (tx) => {
    await tx
      .update(mails)
      .set({ tries, failedAt: now, problem, replyCode, ...ended })
      .where(eq(mails.id, mailId));
    if (pause !== null) await jobs.send(tx, mailQueue, { mailId }, { startAfterSeconds: pause, turn: tries });
  });
  // A refused address concerns its mail alone, and anybody can cause it.
  const isOurs = problem !== 'recipientRefused' && tries >= TRIES_UNTIL_ALERT;
  if (isOurs) report(mailUndeliverable(problem, replyCode));
}
