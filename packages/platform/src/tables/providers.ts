import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../kit/columns.ts';

/** Every mail that the services wrote. Without a mail server this is where it stays, and developers read it on the outbox page. */
export const mails = pgTable('mails', {
  id: primaryId(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  /** Null until a mail server took it. */
  sentAt: instantColumn('sent_at'),
});
