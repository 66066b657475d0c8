import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertKind, AlertMessage, AlertState, MessageState } from '@launchyard/domain/alerts';
import { instantColumn, primaryId } from '../kit/columns.ts';

/** What operators are alerted of: one row for each fingerprint, however often it occurs. */
export const alerts = pgTable(
  'alerts',
  {
    id: primaryId(),
    kind: text('kind').$type<AlertKind>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** As it last occurred. */
    text: text('text').notNull(),
    /** A public id. */
    accountId: text('account_id'),
    requestId: text('request_id'),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    count: integer('count').notNull(),
    state: text('state').$type<AlertState>().notNull(),
    /** The count when it was last decided whether to send it. */
    toldCount: integer('told_count').notNull().default(0),
    /** Further occurrences are not decided on before. */
    dueAt: instantColumn('due_at').notNull(),
    decidedAt: instantColumn('decided_at'),
  },
  (table) => [
    uniqueIndex('alerts_fingerprint').on(table.fingerprint),
    index('alerts_last').on(table.lastAt, table.id),
    index('alerts_due')
      .on(table.dueAt)
      .where(sql`count > told_count`),
    index('alerts_held')
      .on(table.decidedAt)
      .where(sql`state = 'held'`),
  ],
);

/** Each message to a channel: about one alert, or a digest or test of none. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: primaryId(),
    alertId: uuid('alert_id'),
    kind: text('kind').$type<AlertKind | 'digest' | 'test'>().notNull(),
    channel: text('channel').$type<AlertChannel>().notNull(),
    message: jsonb('message').$type<AlertMessage>().notNull(),
    state: text('state').$type<MessageState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, without addresses. */
    problem: text('problem'),
    createdAt: instantColumn('created_at').notNull(),
    /** Null while it waits. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('alert_messages_alert').on(table.alertId, table.id),
    index('alert_messages_created').on(table.createdAt),
  ],
);

/** What the workers know about each channel. */
export const alertChannels = pgTable('alert_channels', {
  channel: text('channel').$type<AlertChannel>().primaryKey(),
  isConfigured: boolean('is_configured').notNull(),
  lastSuccessAt: instantColumn('last_success_at'),
  lastFailureAt: instantColumn('last_failure_at'),
  /** Why the last failure happened. */
  problem: text('problem'),
});
