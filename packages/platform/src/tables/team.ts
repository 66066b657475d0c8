import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';
import { accounts, people } from './accounts.ts';

/** Who may act in an account that is not their own. */
export const members = pgTable(
  'members',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /**
     * The applications that they are limited to: null for all, and an empty list for none. Ids are never reused, so
     * those of deleted applications do no harm.
     */
    appIds: uuid('app_ids').array(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.personId] }), index('members_person').on(table.personId)],
);
