import * as contract from '@launchyard/contract/billing';
import { formatId, parseId } from '@launchyard/domain/kit';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import { asSubscription, readSubscription } from '../plans/subscription.ts';
import { changePlan } from './change.ts';
import { findCheckout, startCheckout } from './checkout.ts';
import { readCustomer } from './customer.ts';
import type { BillingDeps } from './deps.ts';
import { workOut } from './fingerprint.ts';
import { getInvoices, listInvoices, payInvoice } from './invoices.ts';
import { presentChange, presentCheckout } from './present.ts';

export function billingRoutes(deps: BillingDeps): Route[] {
  const { sql } = deps.database;
  return [
    route(contract.changePreview, async ({ wish }, { account }) => {
      const row = await readSubscription(sql, account.id);
      return presentChange(workOut(row && asSubscription(row), wish, deps.clock()));
    }),
    changeRoute(contract.checkoutStart, async ({ wish, fingerprint, idempotencyKey }, caller, inTransaction) => {
      const asked = { kind: 'plan' as const, wish, fingerprint };
      const { id, url } = await startCheckout(deps, inTransaction, caller, asked, idempotencyKey);
      return { checkoutId: formatId('checkout', id), url };
    }),
    changeRoute(contract.cardChangeStart, async ({ idempotencyKey }, caller, inTransaction) => {
      const { id, url } = await startCheckout(deps, inTransaction, caller, { kind: 'card' }, idempotencyKey);
      return { checkoutId: formatId('checkout', id), url };
    }),
    route(contract.checkoutGet, async ({ checkoutId }, { account }) => ({
      checkout: presentCheckout(await findCheckout(sql, account.id, parseId('checkout', checkoutId))),
    })),
    changeRoute(contract.planChange, async (asked, caller, inTransaction) => {
      await changePlan(deps, inTransaction, caller, asked);
      return {};
    }),
    route(contract.cardGet, async (_, { account }) => ({ card: (await readCustomer(sql, account.id))?.card ?? null })),
    route(contract.invoiceList, (question, { account }) => listInvoices(sql, account.id, question)),
    route(contract.invoiceGet, async ({ invoiceIds }, { account }) => ({
      invoices: await getInvoices(sql, account.id, { publicIds: invoiceIds, ids: parseIds('invoice', invoiceIds) }),
    })),
    changeRoute(contract.invoicePay, ({ invoiceId }, caller, inTransaction) =>
      payInvoice(deps, inTransaction, caller, parseId('invoice', invoiceId)),
    ),
  ];
}
