import { and, eq, isNull } from 'drizzle-orm';
import { currentPeriod, type Subscription } from '@launchyard/domain/plans';
import type { Sql } from '../kit/database.ts';
import { subscriptions, type SubscriptionRow } from '../tables/billing.ts';

/** The plan of an account (a UUID) that runs; null: none. Exact while the account’s row is locked. */
export async function readSubscription(sql: Sql, accountId: string): Promise<SubscriptionRow | null> {
  const isRunning = and(eq(subscriptions.accountId, accountId), isNull(subscriptions.endedAt));
  const [row] = await sql.select().from(subscriptions).where(isRunning);
  return row ?? null;
}

/** A plan as the rules know it. */
export const asSubscription = (row: SubscriptionRow): Subscription => ({
  plan: row.plan,
  count: row.count,
  paidCount: row.paidCount,
  anchorAt: row.anchorAt,
  periodIndex: row.periodIndex,
  isEnding: row.isEnding,
  isUnpaid: row.isUnpaid,
});

/** The columns of a plan as the rules know it. */
export const subscriptionColumns = (subscription: Subscription) => ({
  ...subscription,
  periodEndsAt: currentPeriod(subscription).endsAt,
});
