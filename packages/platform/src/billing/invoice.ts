import { eq, sql } from 'drizzle-orm';
import { ledgerEntriesFor } from '@launchyard/domain/billing';
import { cents } from '@launchyard/domain/money';
import type { Bill } from '@launchyard/domain/plans';
import { accountLabel } from '../accounts/columns.ts';
import type { Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { invoiceLines, invoiceNumbers, invoices, type InvoiceRow } from '../tables/billing.ts';
import { post } from './ledger.ts';

/** Numbers are without gaps for each seller; there is one. */
const SELLER = 'launchyard';

/** Whom and what an invoice is for. Ids are UUIDs. */
interface Issued {
  accountId: string;
  subscriptionId: string;
  reason: InvoiceRow['reason'];
  bill: Bill;
  /** When its card is tried first; null: it is paid already. */
  nextTryAt: Date | null;
}

/**
 * Issues an invoice for a bill, with the next number and its transaction in the ledger. The number is taken last in what
 * others wait for: until the transaction ends, nobody else gets one.
 */
export async function issueInvoice(tx: Tx, now: Date, issued: Issued): Promise<InvoiceRow> {
  const { bill, ...row } = issued;
  const buyer = await readBuyer(tx, issued.accountId);
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ seller: SELLER, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.seller, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ number: invoiceNumbers.last });
  if (!taken) throw new Error('no number was taken');
  const { taxCents, totalCents, dueAt } = bill;
  const [invoice] = await tx
    .insert(invoices)
    .values({ ...row, ...taken, taxCents, totalCents, dueAt, buyer, state: 'open', issuedAt: now })
    .returning();
  if (!invoice) throw new Error('the invoice was not written');
  if (bill.lines.length > 0) {
    await tx
      .insert(invoiceLines)
      .values(bill.lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 })));
  }
  const { accountId } = issued;
  await post(
    tx,
    { accountId, reason: 'invoice', reference: invoice.id, at: now },
    ledgerEntriesFor.invoice(totalCents, taxCents),
  );
  return invoice;
}

/** Notes that an open invoice was paid by a payment of the provider. */
export async function markPaid(tx: Tx, now: Date, invoice: InvoiceRow, paymentId: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ state: 'paid', paidAt: now, nextTryAt: null, declineReason: null })
    .where(eq(invoices.id, invoice.id));
  const { accountId, totalCents } = invoice;
  await post(
    tx,
    { accountId, reason: 'payment', reference: paymentId, at: now },
    ledgerEntriesFor.payment(cents(totalCents)),
  );
}

/** Whom a bill of an account (a UUID) is made out to: the account, and the address of its owner. */
export async function readBuyer(tx: Tx, accountId: string): Promise<{ name: string; email: string }> {
  const [buyer] = await tx
    .select({ name: accountLabel, email: people.email })
    .from(accounts)
    .innerJoin(people, eq(people.id, accounts.ownerId))
    .where(eq(accounts.id, accountId));
  if (!buyer) throw new Error(`there is no account ${accountId}`);
  return buyer;
}
