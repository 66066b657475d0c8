import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { billingViolations, cardDeclined } from '@launchyard/domain/billing';
import { formatId } from '@launchyard/domain/kit';
import { changeViolations } from '@launchyard/domain/plans';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Sql } from '../kit/database.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery, type PageQuestion } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { invoiceLines, invoices, type InvoiceRow } from '../tables/billing.ts';
import { collect } from './collect.ts';
import { readCustomer } from './customer.ts';
import type { BillingDeps } from './deps.ts';
import { presentInvoice } from './present.ts';

/** A page of the invoices of an account (a UUID), newest first. Account §2: those of zero are hidden. */
export async function listInvoices(
  sql: Sql,
  accountId: string,
  { state, ...question }: PageQuestion & { state?: 'open' | 'paid' | undefined },
) {
  const shown = and(
    eq(invoices.accountId, accountId),
    gt(invoices.totalCents, 0),
    // What could not be collected is still open for the customer.
    state && inArray(invoices.state, state === 'open' ? ['open', 'uncollectible'] : ['paid']),
  );
  const page = pageQuery(byAge(invoices.id), question);
  const rows = await sql
    .select()
    .from(invoices)
    .where(and(shown, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const present = await withLines(sql, rows);
  return page.answer(rows, await sql.$count(invoices, shown), present);
}

/** Invoices of an account by id, in the order of the request; null for all others. */
export async function getInvoices(
  sql: Sql,
  accountId: string,
  { publicIds, ids }: { publicIds: readonly string[]; ids: readonly string[] },
) {
  const rows = await sql
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.accountId, accountId)));
  return inOrder('invoice', publicIds, rows, await withLines(sql, rows));
}

/** Tries the card for an invoice that is not paid. Throws Refused with the reason if it is declined. */
export async function payInvoice(
  deps: BillingDeps,
  inTransaction: InTransaction,
  caller: Caller,
  invoiceId: string | null,
) {
  const { payments } = deps;
  const { sql } = deps.database;
  if (!payments) return refuse(changeViolations.notSold);
  if (invoiceId === null) return refuse(billingViolations.invoiceNotFound);
  const isMine = and(eq(invoices.id, invoiceId), eq(invoices.accountId, caller.account.id));
  const [invoice] = await sql.select().from(invoices).where(isMine);
  if (!invoice) return refuse(billingViolations.invoiceNotFound);
  if (invoice.state === 'paid') return refuse(billingViolations.invoiceNotOpen);
  if (invoice.state === 'uncollectible') return refuse(billingViolations.invoiceGivenUp);
  if (!(await readCustomer(sql, caller.account.id))?.card) refuse(changeViolations.noCard);
  const reason = await collect({ ...deps, payments }, invoiceId);
  if (reason !== null) refuse(cardDeclined(reason));
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('invoice', invoiceId), label: `Invoice ${invoice.number}` });
    const [paid] = await tx.select().from(invoices).where(isMine);
    if (!paid) throw new Error(`the invoice ${invoiceId} is gone`);
    return { invoice: (await withLines(tx, [paid]))(paid) };
  });
}

/** Reads the lines of some invoices, and returns how to present each. */
async function withLines(sql: Sql, rows: readonly InvoiceRow[]) {
  const lines =
    rows.length === 0
      ? []
      : await sql
          .select()
          .from(invoiceLines)
          .where(
            inArray(
              invoiceLines.invoiceId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(invoiceLines.position));
  const byInvoice = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return (row: InvoiceRow) => presentInvoice(row, byInvoice.get(row.id) ?? []);
}
