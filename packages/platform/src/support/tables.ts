import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';

/** Tables to which the application's role can add rows and which it can read, nothing else. */
export const APPEND_ONLY = ['audit_log', 'upload_events', 'config_changes', 'latest_moves'] as const;

/** Every change by anybody and every read by support. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instantColumn('at').notNull(),
    requestId: text('request_id').notNull(),
    personId: uuid('person_id').notNull(),
    credentialId: uuid('credential_id').notNull(),
    /** Null when a look-up found no account. */
    accountId: uuid('account_id'),
    call: text('call').notNull(),
    /** The public id of what it was done to, where there is one. */
    subject: text('subject'),
    outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
  },
  (table) => [index('audit_log_account').on(table.accountId, table.at)],
);
