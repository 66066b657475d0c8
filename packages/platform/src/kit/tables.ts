import { bigserial, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instantColumn } from './columns.ts';

/** The results of creates, for 24 hours: the same key with the same input returns the same result and does nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    inputHash: bytea('input_hash').notNull(),
    /** Null while the first request’s transaction is running. */
    result: jsonb('result').$type<unknown>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Failed guesses, counted exactly over all processes: per account (`kind` and subject) or per client address. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.kind, table.subject, table.at), index('attempts_at').on(table.at)],
);
