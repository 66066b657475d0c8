import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../kit/columns.ts';

/**
 * Every e-mail that the services wrote. Without a mail server it stays here, and developers read it on the outbox page.
 */
export const mails = pgTable('mails', {
  id: primaryId(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  /** Null until a mail server accepted it. */
  sentAt: instantColumn('sent_at'),
});
