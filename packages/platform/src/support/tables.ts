import { bigserial, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AdminAct } from '@launchyard/domain/support';
import { instantColumn, primaryId } from '../kit/columns.ts';

/** Tables to which the application's role can add rows and which it can read, nothing else. */
export const APPEND_ONLY = ['audit_log', 'upload_events', 'config_changes', 'latest_moves', 'admin_acts'] as const;

/** Every change by anybody and every read by support. What was refused is summed up beside it. */
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
    outcome: text('outcome').$type<'done'>().notNull(),
  },
  (table) => [index('audit_log_account').on(table.accountId, table.at)],
);

/**
 * Changes that were refused, summed up: one row a day for each call that somebody makes in an account, however often they make it. The
 * application's role cannot delete any; `prune_refused_calls()` removes what is old.
 */
export const refusedCalls = pgTable(
  'refused_calls',
  {
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    credentialKind: text('credential_kind').$type<'session' | 'key'>().notNull(),
    call: text('call').notNull(),
    /** In UTC. */
    day: date('day').notNull(),
    count: integer('count').notNull(),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    /** Of the last one: the request, the credential, why (codes of refusals), and the public id of what it was about. */
    lastRequestId: text('last_request_id').notNull(),
    lastCredentialId: uuid('last_credential_id').notNull(),
    lastCodes: text('last_codes').array().notNull(),
    lastSubject: text('last_subject'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId, table.credentialKind, table.call, table.day] }),
    index('refused_calls_day').on(table.day),
  ],
);

/** How long it is known what was refused. */
export const REFUSED_CALL_DAYS = 90;

/** What admins did to an account: its owner reads it, and the audit log says who it was. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: primaryId(),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    at: instantColumn('at').notNull(),
    act: text('act').$type<AdminAct>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('admin_acts_account').on(table.accountId, table.id)],
);
