import { normalizeEmail } from '@launchyard/domain/session';
import type { MailKind } from '@launchyard/domain/notifications';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { HOUR_SECONDS, secondsBefore } from '../../kit/clock.ts';
import type { Sql } from '../../kit/database.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { mails } from '../../tables/providers.ts';
import { mailQueue } from './queue.ts';

export interface MailText {
  kind: MailKind;
  subject: string;
  /** Plain text. */
  body: string;
}

export interface Mail extends MailText {
  recipient: string;
}

/**
 * Stores an e-mail as part of the transaction: it is sent if and only if that commits. Throws for a recipient that is
 * not exactly one plain address, and writes to its one form; line breaks in the subject become spaces, so that no name
 * can add a header. Recipients take turns: a code is not sent after the hundred other e-mails that somebody is about to get.
 */
export async function enqueueMail(tx: Sql, jobs: Jobs, now: Date, mail: Mail): Promise<void> {
  const recipient = normalizeEmail(mail.recipient);
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(recipient)) throw new Error('a mail needs one plain address');
  const turn = await tx.$count(
    mails,
    and(
      eq(mails.recipient, recipient),
      gt(mails.createdAt, secondsBefore(now, HOUR_SECONDS)),
      isNull(mails.sentAt),
      isNull(mails.givenUpAt),
    ),
  );
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, recipient, subject: onOneLine(mail.subject), createdAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error('the mail was not written');
  await jobs.send(tx, mailQueue, { mailId: row.id }, { turn });
}

const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
