import type { Actor } from './actors.ts';
import {
  byAuditReaders,
  bySession,
  changedByWhole,
  errors,
  nothingFor,
  ofAccount,
  type Outcome,
  pageInfo,
  type Row,
} from './row.ts';

/** Only the owner spends money, with a session. */
const byOwner = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...changedByWhole('error FORBIDDEN'),
  owner: outcome,
});

const bill =
  'dueAt lines { plan planName count unitCents startsAt endsAt partSeconds wholeSeconds amountCents } taxCents totalCents';
const invoice = `id number reason state bill { ${bill} } createdAt paidAt declineText triesAgainAt viewerCanPay`;

/** Plans that are bought, what they cost, and bills. */
export const billingRows: readonly Row[] = [
  ofAccount('viewerCanBuyPlans', 'viewerCanBuyPlans', { expected: bySession }),
  ofAccount(
    'planChangePreview',
    `planChangePreview(wish: { start: { plan: CONCURRENT_USERS, count: 3 } }) { today { ${bill} } nextBill { totalCents } nextBillUnchanged { totalCents } loss { places startsAt } fingerprint ${errors} }`,
    { expected: byAuditReaders },
  ),
  ofAccount('card', 'card { brand last4 expiryMonth expiryYear }', { expected: nothingFor(byAuditReaders) }),
  ofAccount('checkout', 'checkout(id: "cko_none") { checkoutId state planName count dueCents createdAt expiresAt }', {
    expected: nothingFor(byAuditReaders),
  }),
  ofAccount(
    'invoices',
    `invoices(first: 5, state: OPEN) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${invoice} } } }`,
    {
      expected: byAuditReaders,
    },
  ),
  {
    field: 'Mutation.planCheckoutStart',
    document: `mutation ($key: String!) { planCheckoutStart(input: { plan: CONCURRENT_USERS, count: 3, fingerprint: "none", idempotencyKey: $key }) { checkoutId url ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('refused PLAN_CHANGE_OUTDATED'),
  },
  {
    field: 'Mutation.cardChangeStart',
    document: `mutation ($key: String!) { cardChangeStart(input: { idempotencyKey: $key }) { checkoutId url ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('data'),
  },
  {
    field: 'Mutation.planChange',
    document: `mutation ($key: String!) { planChange(input: { wish: { cancel: true }, fingerprint: "none", idempotencyKey: $key }) { account { id } ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('refused PLAN_MISSING'),
  },
  {
    field: 'Mutation.invoicePay',
    document: `mutation { invoicePay(input: { invoiceId: "ivc_none" }) { invoice { id } ${errors} } }`,
    expected: byOwner('refused INVOICE_NOT_FOUND'),
  },
];
