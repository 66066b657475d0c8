import { bigserial, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';

/** Every change by anybody and every read by support. Refused calls are summed up in another table. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instantColumn('at').notNull(),
    requestId: text('request_id').notNull(),
    personId: uuid('person_id').notNull(),
    credentialId: uuid('credential_id').notNull(),
    /** Null if a look-up found no account. */
    accountId: uuid('account_id'),
    call: text('call').notNull(),
    /** The public id of what it was done to, if there is one. */
    subject: text('subject'),
    outcome: text('outcome').$type<'done'>().notNull(),
  },
  (table) => [index('audit_log_account').on(table.accountId, table.at)],
);

/**
 * Refused changes, summed up: one row a day for each call that somebody makes in an account, however often they make
 * it. The application’s role cannot delete any; `prune_refused_calls()` removes old ones.
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
    /** About the last one: the request, the credential, the refusal codes, and the public id of its subject. */
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
