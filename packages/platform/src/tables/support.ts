import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AdminAct } from '@launchyard/domain/support';
import { instantColumn, primaryId } from '../kit/columns.ts';

/** What admins did to an account: shown to its owner; the audit log knows which admin. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: primaryId(),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    act: text('act').$type<AdminAct>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('admin_acts_account').on(table.accountId, table.id)],
);
