import type { NotificationKind } from '@launchyard/domain/notifications';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { uploads } from './uploads.ts';

/** The panel notifications of an account. Read and removed for everybody who acts in the account. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    message: text('message').notNull(),
    linkTitle: text('link_title'),
    linkUrl: text('link_url'),
    /** The application that it names, if any. No foreign key: it stays when the application is deleted. */
    appId: uuid('app_id'),
    /**
     * The upload whose end it announces, at most once. Null if it is not about an upload, or the upload was retried
     * since.
     */
    uploadId: uuid('upload_id').references(() => uploads.id),
    createdAt: instantColumn('created_at').notNull(),
    readAt: instantColumn('read_at'),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.id),
    index('notifications_unread')
      .on(table.accountId)
      .where(sql`read_at is null`),
    index('notifications_created').on(table.createdAt),
    uniqueIndex('notifications_upload').on(table.uploadId),
  ],
);
