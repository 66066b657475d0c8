import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { ledgerEntriesFor } from '@launchyard/domain/billing';
import { cents } from '@launchyard/domain/money';
import { handler, SMALL_AT_ONCE, type Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { closedRows, growingColumns } from '../kit/guard.ts';
import { removeRows } from '../kit/prune.ts';
import {
  checkouts,
  invoiceLines,
  invoiceNumbers,
  invoices,
  ledgerEntries,
  ledgerTransactions,
  providerEvents,
  subscriptionChanges,
  subscriptions,
} from '../tables/billing.ts';
import { collectDue } from './collect.ts';
import type { BillingDeps, ChargingDeps } from './deps.ts';
import { BALANCE_TRIGGER, post } from './ledger.ts';
import { eventQueue, refundQueue } from './queues.ts';
import { removedChanges, removedCheckouts } from './remove-account.ts';
import { renewDue } from './renew.ts';
import { resumeChanges } from './resume.ts';
import { applyLeftOver, applyStored } from './stored-events.ts';

const EVERY_MILLISECONDS = 5_000;
const LEFT_OVER_EVERY_MILLISECONDS = 60 * 60 * 1000;
/** A provider repeats its events for some days. */
const EVENTS_KEPT_SECONDS = 90 * DAY_SECONDS;

export const billingWork: Area<BillingDeps> = {
  queues: [eventQueue, refundQueue],
  installs: [BALANCE_TRIGGER],
  appendOnly: [ledgerTransactions, ledgerEntries, invoiceLines],
  kept: [invoices, invoiceNumbers, subscriptions],
  fixed: [
    invoices.accountId,
    invoices.subscriptionId,
    invoices.number,
    invoices.reason,
    invoices.taxCents,
    invoices.totalCents,
    invoices.buyer,
    invoices.issuedAt,
    invoices.dueAt,
    subscriptions.accountId,
    subscriptions.createdAt,
    subscriptionChanges.accountId,
    subscriptionChanges.subscriptionId,
    subscriptionChanges.wish,
    subscriptionChanges.asOf,
    subscriptionChanges.dueCents,
    subscriptionChanges.author,
    subscriptionChanges.createdAt,
    checkouts.accountId,
    checkouts.wish,
    checkouts.dueCents,
    checkouts.author,
    checkouts.createdAt,
  ],
  guards: [
    closedRows(invoices, "old.state = 'paid'"),
    // A plan that ended with its account runs again if that is restored; a bill of one that ended may still be paid.
    closedRows(subscriptions, "old.ended_at is not null and old.end_reason <> 'accountDeleted'", [
      subscriptions.isUnpaid,
    ]),
    closedRows(subscriptionChanges, "old.state <> 'charging'"),
    // One that we took for expired may have been paid all the same.
    closedRows(checkouts, "old.state in ('complete', 'refunded')"),
    closedRows(providerEvents, 'old.applied_at is not null'),
    growingColumns(invoiceNumbers, [invoiceNumbers.last]),
  ],
  ownerPrunes: [removedCheckouts, removedChanges],
  handlers: (needs) => [
    handler(eventQueue, SMALL_AT_ONCE, ({ eventId }) => applyStored(needs, eventId)),
    handler(refundQueue, SMALL_AT_ONCE, (document) => refund(needs, document)),
  ],
  sweeps: (needs) => {
    const { payments } = needs;
    if (!payments) return [];
    const charging = { ...needs, payments };
    // By age: a clock that is set ahead by mistake must not charge anybody for months to come.
    return [
      { everyMilliseconds: EVERY_MILLISECONDS, isByAge: true, run: (clock) => renewDue({ ...charging, clock }) },
      {
        everyMilliseconds: EVERY_MILLISECONDS,
        isByAge: true,
        async run(clock) {
          const needsNow = { ...charging, clock };
          await resumeChanges(needsNow);
          await collectDue(needsNow);
          await expireCheckouts(needsNow);
        },
      },
      { everyMilliseconds: LEFT_OVER_EVERY_MILLISECONDS, run: (clock) => applyLeftOver({ ...needs, clock }) },
    ];
  },
  prunes: [
    removeRows(providerEvents, (now) => sql`${providerEvents.appliedAt} < ${secondsBefore(now, EVENTS_KEPT_SECONDS)}`),
    // After as long a time of alerts, one that can’t be applied is given up.
    removeRows(providerEvents, (now) => {
      const isOld = sql`${providerEvents.receivedAt} < ${secondsBefore(now, EVENTS_KEPT_SECONDS)}`;
      return sql`${providerEvents.appliedAt} is null and ${isOld}`;
    }),
  ],
};

/** Closes the payment pages of accounts that have a plan by now, so that nobody pays twice. */
async function expireCheckouts({ database, payments, log }: ChargingDeps): Promise<void> {
  const isRunning = database.sql
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, checkouts.accountId), isNull(subscriptions.endedAt)));
  const open = await database.sql
    .select({ id: checkouts.id, providerId: checkouts.providerId })
    .from(checkouts)
    .where(
      and(eq(checkouts.state, 'open'), isNotNull(checkouts.wish), isNotNull(checkouts.providerId), exists(isRunning)),
    )
    .limit(100);
  for (const { id, providerId } of open) {
    if (providerId === null) continue;
    try {
      await payments.expireCheckout(providerId);
      // One that was paid is told by its event.
      const { state } = await payments.readCheckout(providerId);
      if (state !== 'expired') continue;
      await database.sql
        .update(checkouts)
        .set({ state })
        .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')));
    } catch (error) {
      log.warn({ err: error }, 'billing: a payment page was not closed');
    }
  }
}

/** Gives back what was paid twice. */
async function refund(
  { database, clock, payments }: BillingDeps,
  { accountId, paymentId, amountCents }: { accountId: string; paymentId: string; amountCents: number },
): Promise<void> {
  if (!payments) throw new Error('a refund needs the payment provider');
  const amount = cents(amountCents);
  const { refundId } = await payments.refund(
    { paymentId, amountCents: amount, reason: 'paid twice' },
    `refund:${paymentId}`,
  );
  const what = { accountId, reason: 'refund' as const, reference: refundId, at: clock() };
  await database.sql.transaction((tx) => post(tx, what, ledgerEntriesFor.refund(amount)));
}
