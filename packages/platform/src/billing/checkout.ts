import { and, eq } from 'drizzle-orm';
import { billingViolations } from '@launchyard/domain/billing';
import { formatId } from '@launchyard/domain/kit';
import { cents, formatPrice } from '@launchyard/domain/money';
import { changeViolations, seatPlans, type PlanChange, type PlanWish } from '@launchyard/domain/plans';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { authorOf } from '../audit/log.ts';
import { takeAttempt } from '../kit/attempts.ts';
import { HOUR_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import { once } from '../kit/idempotency.ts';
import { refuse } from '../kit/refuse.ts';
import { asSubscription, readSubscription } from '../plans/subscription.ts';
import type { CheckoutLine } from '../providers/payments/payment-provider.ts';
import { checkouts, type CheckoutRow } from '../tables/billing.ts';
import { ensureCustomer } from './customer.ts';
import type { BillingDeps, ChargingDeps } from './deps.ts';
import { confirmed, workOut } from './fingerprint.ts';

/** How long a payment page can be paid, and how many an account may open in an hour. */
const OPEN_SECONDS = 24 * HOUR_SECONDS;
const MOST_IN_AN_HOUR = 30;

type Start = Extract<PlanWish, { kind: 'start' }>;

/** What a payment page is for: a plan, as somebody saw it, or only a new card. */
export type CheckoutWish = { kind: 'plan'; wish: Start; fingerprint: string } | { kind: 'card' };

/**
 * Opens a payment page for the caller’s account, once for each idempotency key, and returns it with its address. Nothing
 * is bought until the provider says that it was paid.
 */
export async function startCheckout(
  deps: BillingDeps,
  inTransaction: InTransaction,
  caller: Caller,
  asked: CheckoutWish,
  idempotencyKey: string,
): Promise<{ id: string; url: string }> {
  const { payments } = deps;
  if (!payments) return refuse(changeViolations.notSold);
  const now = deps.clock();
  const accountId = caller.account.id;
  const opened = { kind: 'checkout', subject: accountId, most: MOST_IN_AN_HOUR, windowSeconds: HOUR_SECONDS };
  const isInTime = await deps.database.sql.transaction((tx) => takeAttempt(tx, now, [opened]));
  if (!isInTime) refuse(changeViolations.tooManyCheckouts);
  const request = { accountId, key: idempotencyKey, call: 'billing.checkoutStart', input: asked };
  const { id } = await inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const made = await once(tx, now, request, async () => {
      const change = asked.kind === 'plan' ? await confirmStart(tx, accountId, asked, now) : null;
      const [row] = await tx
        .insert(checkouts)
        .values({
          accountId,
          wish: asked.kind === 'plan' ? asked.wish : null,
          dueCents: change?.today.totalCents ?? 0,
          state: 'open',
          author: authorOf(caller),
          createdAt: now,
          expiresAt: secondsAfter(now, OPEN_SECONDS),
        })
        .returning({ id: checkouts.id });
      if (!row) throw new Error('the checkout was not written');
      return row;
    });
    const label = asked.kind === 'plan' ? seatPlans[asked.wish.plan].name : 'Card';
    note({ subject: formatId('checkout', made.id), label });
    return made;
  });
  return { id, url: await openAtProvider({ ...deps, payments }, caller, await readCheckout(deps.database.sql, id)) };
}

async function confirmStart(
  tx: Sql,
  accountId: string,
  { wish, fingerprint }: { wish: Start; fingerprint: string },
  now: Date,
) {
  const row = await readSubscription(tx, accountId);
  return confirmed(row && asSubscription(row), wish, fingerprint, now);
}

/** Opens the page at the provider, once for each checkout. */
async function openAtProvider(deps: ChargingDeps, caller: Caller, checkout: CheckoutRow): Promise<string> {
  if (checkout.url !== null) return checkout.url;
  const { accountId, wish, createdAt } = checkout;
  const customerId = await ensureCustomer(deps, accountId, caller.person.email);
  const id = formatId('checkout', checkout.id);
  const change = wish && workOut(null, wish, createdAt);
  const [success, failure] = wish
    ? ['payment-success', 'payment-failure']
    : ['credit-card-success', 'credit-card-failure'];
  const { checkoutId, url } = await deps.payments.openCheckout(
    {
      customerId,
      reference: checkout.id,
      mode: wish ? 'payment' : 'card',
      lines: change ? linesOf(change) : [],
      nextBill: change?.nextBill
        ? {
            text: change.nextBill.lines.map(lineDetail).join(', '),
            amountCents: change.nextBill.totalCents,
            at: change.nextBill.dueAt,
          }
        : null,
      email: caller.person.email,
      successUrl: `${deps.panelOrigin}/${success}?sessionId=${id}`,
      cancelUrl: `${deps.panelOrigin}/${failure}`,
      expiresAt: checkout.expiresAt,
    },
    `checkout:${checkout.id}`,
  );
  await deps.database.sql.update(checkouts).set({ providerId: checkoutId, url }).where(eq(checkouts.id, checkout.id));
  return url;
}

const linesOf = ({ today }: PlanChange): CheckoutLine[] =>
  today.lines.map((line) => ({
    text: seatPlans[line.plan].name,
    detail: lineDetail(line),
    amountCents: line.amountCents,
  }));

const lineDetail = ({ count, unitCents }: PlanChange['today']['lines'][number]): string =>
  `${count} × ${formatPrice(cents(unitCents))}`;

async function readCheckout(sql: Sql, id: string): Promise<CheckoutRow> {
  const [row] = await sql.select().from(checkouts).where(eq(checkouts.id, id));
  if (!row) throw new Error(`there is no checkout ${id}`);
  return row;
}

/** A checkout of an account by its id (UUIDs; null for an invalid id). Throws Refused if there is none. */
export async function findCheckout(sql: Sql, accountId: string, id: string | null): Promise<CheckoutRow> {
  if (id === null) return refuse(billingViolations.checkoutNotFound);
  const [row] = await sql
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.accountId, accountId)));
  return row ?? refuse(billingViolations.checkoutNotFound);
}
