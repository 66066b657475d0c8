import type { MailKind } from '@launchyard/domain/notifications';
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
 * not exactly one plain address; line breaks in the subject become spaces, so that no name can add a header.
 */
export async function enqueueMail(tx: Sql, jobs: Jobs, now: Date, mail: Mail): Promise<void> {
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(mail.recipient)) throw new Error('a mail needs one plain address');
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, subject: onOneLine(mail.subject), createdAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error('the mail was not written');
  await jobs.send(tx, mailQueue, { mailId: row.id });
}

const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
