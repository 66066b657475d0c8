import type { MailKind, MailProblem } from '@launchyard/domain/notifications';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../kit/columns.ts';

/**
 * The e-mails that the services wrote in the last weeks. Without a mail server they stay here, and developers read them
 * on the outbox page.
 */
export const mails = pgTable(
  'mails',
  {
    id: primaryId(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Empty once it is sent or given up. */
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Null until a mail server accepted it. */
    sentAt: instantColumn('sent_at'),
    /** Tries that failed. */
    tries: integer('tries').notNull().default(0),
    /** When the last try failed, and why; null if none did. */
    failedAt: instantColumn('failed_at'),
    problem: text('problem').$type<MailProblem>(),
    /** Of the mail server, if it replied. */
    replyCode: integer('reply_code'),
    givenUpAt: instantColumn('given_up_at'),
  },
  (table) => [
    index('mails_failing')
      .on(table.failedAt, table.id)
      .where(sql`sent_at is null and failed_at is not null`),
    index('mails_recipient').on(table.recipient, table.createdAt),
    index('mails_created').on(table.createdAt),
  ],
);
