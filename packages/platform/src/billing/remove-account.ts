import { and, eq, inArray, isNull } from 'drizzle-orm';
import { IS_OF_REMOVED } from '../accounts/deletion.ts';
import type { OwnerPrune, Removal } from '../kit/area.ts';
import type { Tx } from '../kit/database.ts';
import { pruneAsOwner, removeRows } from '../kit/prune.ts';
import { billingCustomers, checkouts, invoices, subscriptionChanges, subscriptions } from '../tables/billing.ts';

/** Accounts (UUIDs) that were deleted are not billed again: their plans end, and what is open is not collected. */
export async function endPlans(tx: Tx, now: Date, accountIds: readonly string[]): Promise<void> {
  const ids = [...accountIds];
  await tx
    .update(subscriptions)
    .set({ endedAt: now, endReason: 'accountDeleted' })
    .where(and(inArray(subscriptions.accountId, ids), isNull(subscriptions.endedAt)));
  await tx
    .update(invoices)
    .set({ state: 'uncollectible', nextTryAt: null })
    .where(and(inArray(invoices.accountId, ids), eq(invoices.state, 'open')));
}

/**
 * The plans that ended with accounts (UUIDs) which are restored work until their months end, and are not billed again
 * unless somebody reactivates them.
 */
export async function bringBackPlans(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ endedAt: null, endReason: null, isEnding: true })
    .where(and(inArray(subscriptions.accountId, [...accountIds]), eq(subscriptions.endReason, 'accountDeleted')));
}

/** The payment pages, and the confirmed changes, of accounts that are being removed. */
export const removedCheckouts: OwnerPrune = {
  table: checkouts,
  functionName: 'remove_checkouts',
  condition: IS_OF_REMOVED,
};
export const removedChanges: OwnerPrune = {
  table: subscriptionChanges,
  functionName: 'remove_subscription_changes',
  condition: IS_OF_REMOVED,
};

/** Invoices and the ledger stay: the law wants them to be kept, with the name and address that they were made out to. */
export const removeBilling: Removal = ({ id }) => [
  removeRows(billingCustomers, () => eq(billingCustomers.accountId, id)),
  pruneAsOwner(removedCheckouts),
  pruneAsOwner(removedChanges),
];
