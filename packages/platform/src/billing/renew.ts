import { and, asc, eq, exists, isNull, lte, not } from 'drizzle-orm';
import { renewalOf } from '@launchyard/domain/plans';
import { lockAccount } from '../accounts/lock.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { asSubscription, readSubscription, subscriptionColumns } from '../plans/subscription.ts';
import { subscriptionChanges, subscriptions } from '../tables/billing.ts';
import type { BillingDeps } from './deps.ts';
import { issueInvoice } from './invoice.ts';
import { mailOwner } from './mail-owner.ts';
import { planEndedMail } from './mails.ts';

const BATCH = 100;

type Needs = Pick<BillingDeps, 'database' | 'clock' | 'log' | 'jobs' | 'panelOrigin'>;

/**
 * Does what time does to plans: issues the bill of each month that began, in order, and ends what was cancelled. Each
 * account in a transaction of its own. A plan that is being charged for a change waits until that is settled.
 */
export async function renewDue(needs: Needs): Promise<void> {
  const { database, clock, log } = needs;
  const isCharged = database.sql
    .select({ id: subscriptionChanges.id })
    .from(subscriptionChanges)
    .where(and(eq(subscriptionChanges.accountId, subscriptions.accountId), eq(subscriptionChanges.state, 'charging')));
  for (;;) {
    const due = await database.sql
      .select({ accountId: subscriptions.accountId })
      .from(subscriptions)
      .where(and(lte(subscriptions.periodEndsAt, clock()), isNull(subscriptions.endedAt), not(exists(isCharged))))
      .orderBy(asc(subscriptions.periodEndsAt))
      .limit(BATCH);
    let failed = 0;
    for (const { accountId } of due) {
      await database.sql
        .transaction((tx) => renewAccount(needs, tx, accountId))
        .catch((error: unknown) => {
          failed += 1;
          log.error({ err: error }, 'billing: a plan was not renewed');
        });
    }
    if (due.length < BATCH || failed > 0) return;
  }
}

async function renewAccount({ clock, jobs, panelOrigin }: Needs, tx: Tx, accountId: string): Promise<void> {
  await lockAccount(tx, accountId);
  const isCharging = and(eq(subscriptionChanges.accountId, accountId), eq(subscriptionChanges.state, 'charging'));
  if ((await tx.$count(subscriptionChanges, isCharging)) > 0) return;
  const row = await readSubscription(tx, accountId);
  if (!row) return;
  const now = clock();
  for (let subscription = asSubscription(row); ;) {
    const renewal = renewalOf(subscription, now);
    if (renewal.kind === 'notYet') break;
    if (renewal.kind === 'ended') {
      await tx
        .update(subscriptions)
        .set({ endedAt: renewal.at, endReason: renewal.reason })
        .where(eq(subscriptions.id, row.id));
      await mailOwner({ jobs }, tx, now, accountId, planEndedMail(subscription, renewal.reason, panelOrigin));
      break;
    }
    subscription = renewal.next;
    const { bill } = renewal;
    await issueInvoice(tx, now, {
      accountId,
      subscriptionId: row.id,
      reason: 'renewal',
      bill,
      nextTryAt: now,
    });
    await tx.update(subscriptions).set(subscriptionColumns(subscription)).where(eq(subscriptions.id, row.id));
  }
  await publishContent(tx, now, accountId, 'plan');
}
