import { eq, and } from 'drizzle-orm';
import { ledgerEntriesFor } from '@launchyard/domain/billing';
import { lockAccount } from '../accounts/lock.ts';
import type { Tx } from '../kit/database.ts';
import type { PaymentEvent } from '../providers/payments/payment-provider.ts';
import { billingCustomers, checkouts, invoices } from '../tables/billing.ts';
import { settleTry, tryOpenInvoices } from './collect.ts';
import { completeCheckout } from './complete.ts';
import { keepCard } from './customer.ts';
import type { BillingDeps } from './deps.ts';
import { post } from './ledger.ts';

type Needs = Pick<BillingDeps, 'clock' | 'jobs' | 'panelOrigin'>;

/**
 * Applies an event of the payment provider. Events may come in any order. Throws for a checkout or a customer that is not
 * ours, and for a payment of another amount.
 */
export async function applyEvent(needs: Needs, tx: Tx, event: PaymentEvent): Promise<void> {
  const now = needs.clock();
  switch (event.kind) {
    case 'checkoutCompleted':
      return completeCheckout(needs, tx, event);
    case 'checkoutExpired':
      await tx
        .update(checkouts)
        .set({ state: 'expired' })
        .where(and(eq(checkouts.id, event.reference), eq(checkouts.state, 'open')));
      return;
    case 'cardChanged': {
      const accountId = await keepCard(tx, event.customerId, event.card, event.happenedAt);
      if (accountId === null) return;
      await lockAccount(tx, accountId);
      return tryOpenInvoices(tx, now, accountId);
    }
    case 'paymentSucceeded': {
      // Whoever charged has noted it, unless they died in between: then an open invoice is paid by this.
      const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, event.reference));
      if (invoice) await settleTry(needs, tx, invoice, { state: 'succeeded', paymentId: event.paymentId });
      return;
    }
    case 'paymentFailed':
      // The charge itself answered that, and tries are counted there.
      return;
    case 'refunded': {
      const [customer] = await tx
        .select({ accountId: billingCustomers.accountId })
        .from(billingCustomers)
        .where(eq(billingCustomers.customerId, event.customerId));
      if (!customer) throw new Error(`the provider refunded a customer who is not ours: ${event.customerId}`);
      await post(
        tx,
        { ...customer, reason: 'refund', reference: event.refundId, at: now },
        ledgerEntriesFor.refund(event.amountCents),
      );
    }
  }
}
