import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LedgerName, LedgerReason } from '@launchyard/domain/billing';
import type { DeclineReason } from '@launchyard/domain/payments';
import type { PlanWish, SeatPlanKind } from '@launchyard/domain/plans';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import type { Author } from './audit.ts';

/** An amount in cents: far below 2^53, so a plain number is exact. */
const centsColumn = (name: string) => bytesColumn(name);
const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id);

/** A card, as the payment provider describes it. */
export interface StoredCard {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Whom the payment provider knows an account as, and the card that is charged. */
export const billingCustomers = pgTable('billing_customers', {
  accountId: accountId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  card: jsonb('card').$type<StoredCard>(),
  /** When the provider says that the card was given. Older news about it is ignored. */
  cardGivenAt: instantColumn('card_given_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Plans that were bought: at most one of an account runs. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: primaryId(),
    accountId: accountId(),
    plan: text('plan').$type<SeatPlanKind>().notNull(),
    count: integer('count').notNull(),
    paidCount: integer('paid_count').notNull(),
    anchorAt: instantColumn('anchor_at').notNull(),
    periodIndex: integer('period_index').notNull(),
    /** The end of the month that runs. */
    periodEndsAt: instantColumn('period_ends_at').notNull(),
    isEnding: boolean('is_ending').notNull(),
    isUnpaid: boolean('is_unpaid').notNull(),
    endedAt: instantColumn('ended_at'),
    endReason: text('end_reason').$type<'cancelled' | 'unpaid' | 'accountDeleted'>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_account').on(table.accountId, table.id),
    uniqueIndex('subscriptions_running')
      .on(table.accountId)
      .where(sql`ended_at is null`),
    index('subscriptions_due')
      .on(table.periodEndsAt)
      .where(sql`ended_at is null`),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/**
 * Every change of a plan that somebody confirmed. `charging`: its charge was begun, and nothing else may happen to the
 * plan until it is settled.
 */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: primaryId(),
    accountId: accountId(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    wish: jsonb('wish').$type<PlanWish>().notNull(),
    /** The instant that the change was worked out for, which the customer saw. */
    asOf: instantColumn('as_of').notNull(),
    dueCents: centsColumn('due_cents').notNull(),
    state: text('state').$type<'charging' | 'done' | 'declined'>().notNull(),
    author: jsonb('author').$type<Author>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    index('subscription_changes_account').on(table.accountId, table.id),
    index('subscription_changes_subscription').on(table.subscriptionId),
    uniqueIndex('subscription_changes_charging')
      .on(table.accountId)
      .where(sql`state = 'charging'`),
  ],
);
export type SubscriptionChangeRow = typeof subscriptionChanges.$inferSelect;

/** What happened to money, once for each reason and reference. Its entries sum up to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: primaryId(),
    accountId: accountId(),
    reason: text('reason').$type<LedgerReason>().notNull(),
    /** What it is for: the id of an invoice, or the provider’s id of a payment or refund. */
    reference: text('reference').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.reason, table.reference),
    index('ledger_transactions_account').on(table.accountId, table.id),
  ],
);

/** Only added to. A positive amount is what we have or are owed; a negative one what we earned or owe. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: accountId(),
    ledger: text('ledger').$type<LedgerName>().notNull(),
    amountCents: centsColumn('amount_cents').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.ledger),
  ],
);

/** The last number that a seller gave to an invoice. Taken with the invoice, so that none is missing. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  seller: text('seller').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    accountId: accountId(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    number: integer('number').notNull().unique(),
    reason: text('reason').$type<'start' | 'change' | 'renewal'>().notNull(),
    state: text('state').$type<'open' | 'paid' | 'uncollectible'>().notNull(),
    taxCents: centsColumn('tax_cents').notNull(),
    totalCents: centsColumn('total_cents').notNull(),
    /** Whom it was made out to. */
    buyer: jsonb('buyer').$type<{ name: string; email: string }>().notNull(),
    issuedAt: instantColumn('issued_at').notNull(),
    dueAt: instantColumn('due_at').notNull(),
    paidAt: instantColumn('paid_at'),
    /** How often its card was declined. */
    failures: integer('failures').notNull().default(0),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** When the card is tried next. Null: it is paid, or was tried for the last time. */
    nextTryAt: instantColumn('next_try_at'),
  },
  (table) => [
    index('invoices_account').on(table.accountId, table.id),
    index('invoices_subscription').on(table.subscriptionId),
    index('invoices_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** What an invoice is for. Its lines and its tax sum up to its total, which the ledger has under its id. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    plan: text('plan').$type<SeatPlanKind>().notNull(),
    count: integer('count').notNull(),
    unitCents: centsColumn('unit_cents').notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    partSeconds: integer('part_seconds').notNull(),
    wholeSeconds: integer('whole_seconds').notNull(),
    amountCents: centsColumn('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

/** Pages of the payment provider that customers were sent to. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: primaryId(),
    accountId: accountId(),
    /** What it buys; null: it only changes the card. */
    wish: jsonb('wish').$type<Extract<PlanWish, { kind: 'start' }>>(),
    dueCents: centsColumn('due_cents').notNull(),
    /** `refunded`: it was paid when the account had a plan already. */
    state: text('state').$type<'open' | 'complete' | 'refunded' | 'expired'>().notNull(),
    providerId: text('provider_id'),
    url: text('url'),
    author: jsonb('author').$type<Author>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    completedAt: instantColumn('completed_at'),
  },
  (table) => [index('checkouts_account').on(table.accountId, table.id)],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

/** The provider’s events, each stored when it arrives and applied once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    happenedAt: instantColumn('happened_at').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    /** Null: it waits for the worker. */
    appliedAt: instantColumn('applied_at'),
  },
  (table) => [
    index('provider_events_applied').on(table.appliedAt),
    index('provider_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
  ],
);
