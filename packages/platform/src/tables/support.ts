import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AdminAct, Consent } from '@launchyard/domain/support';
import { instantColumn, primaryId } from '../kit/columns.ts';

/**
 * In which stretches of time which colleague may read which account. One that is closed ends at that moment. Audit
 * entries refer to it, so it is kept as long as they are.
 */
export const supportCases = pgTable(
  'support_cases',
  {
    id: primaryId(),
    accountId: uuid('account_id').notNull(),
    /** The colleague, whom no call names to the customer. */
    personId: uuid('person_id').notNull(),
    reason: text('reason').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    /** What the customer allowed; at most one for each act. */
    consents: jsonb('consents').$type<Consent[]>().notNull().default([]),
  },
  (table) => [
    index('support_cases_person').on(table.personId, table.endsAt),
    index('support_cases_account').on(table.accountId, table.id),
    index('support_cases_ends').on(table.endsAt),
  ],
);

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
