import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { planState } from '@launchyard/contract/plans';
import { formatId } from '@launchyard/domain/kit';
import {
  currentPeriod,
  daysUntil,
  monthlyBill,
  placesOf,
  subscriptionState,
  trialStart,
  trialState,
} from '@launchyard/domain/plans';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../tables/accounts.ts';
import type { SubscriptionRow } from '../tables/billing.ts';
import { presentBill } from './present-bill.ts';
import { asSubscription, readSubscription } from './subscription.ts';

/** The plan of an account (a UUID): the one that was bought, or the trial. Null: it needs none. */
export async function readPlan(sql: Sql, now: Date, accountId: string): Promise<z.input<typeof planState> | null> {
  const bought = await readSubscription(sql, accountId);
  if (bought) return presentSubscription(bought, now);
  const [account] = await sql
    .select({ days: accounts.trialDays, expiresAt: accounts.trialEndsAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account || account.days === null || account.expiresAt === null) return null;
  const state = trialState({ days: account.days, expiresAt: account.expiresAt }, now);
  return { ...state, expiresAt: instant(state.expiresAt) };
}

function presentSubscription(row: SubscriptionRow, now: Date): z.input<typeof planState> {
  const subscription = asSubscription(row);
  const { startsAt, endsAt } = currentPeriod(subscription);
  const nextBill = monthlyBill(subscription);
  return {
    kind: row.plan,
    subscriptionId: formatId('subscription', row.id),
    state: subscriptionState(subscription),
    count: row.count,
    paidCount: row.paidCount,
    startedAt: instant(row.anchorAt),
    monthStartedAt: instant(startsAt),
    monthEndsAt: instant(endsAt),
    daysLeft: daysUntil(endsAt, now),
    nextBill: nextBill && presentBill(nextBill),
  };
}

/** How many sessions of an account (a UUID) may stream at once by its plan. */
export async function readPlaces(sql: Sql, now: Date, accountId: string): Promise<number> {
  const plan = await readPlan(sql, now, accountId);
  return placesOf(plan && (plan.kind === 'concurrentUsers' ? plan : { kind: plan.kind }));
}

/** When the plan of an account (a UUID) began; without one, when the account was opened. */
export async function planStart(sql: Sql, accountId: string): Promise<Date> {
  const bought = await readSubscription(sql, accountId);
  if (bought) return bought.anchorAt;
  const [account] = await sql
    .select({ days: accounts.trialDays, expiresAt: accounts.trialEndsAt, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new Error(`there is no account ${accountId}`);
  const { days, expiresAt, createdAt } = account;
  return days === null || expiresAt === null ? createdAt : trialStart({ days, expiresAt });
}
