import { and, eq, lt } from 'drizzle-orm';
import { audit } from '../audit/log.ts';
import { MINUTE_SECONDS, secondsBefore } from '../kit/clock.ts';
import { PaymentsFault } from '../providers/payments/payments-fault.ts';
import { subscriptionChanges } from '../tables/billing.ts';
import { charge, settle, settleDeclined } from './change.ts';
import type { ChargingDeps } from './deps.ts';

/** Longer than a request waits for the provider: whoever began to charge a change has died. */
const ABANDONED_SECONDS = MINUTE_SECONDS;
const BATCH = 100;

/** Goes on with changes that somebody began to charge and did not settle. */
export async function resumeChanges(needs: ChargingDeps): Promise<void> {
  const { database, clock, log } = needs;
  const left = await database.sql
    .select()
    .from(subscriptionChanges)
    .where(
      and(
        eq(subscriptionChanges.state, 'charging'),
        lt(subscriptionChanges.createdAt, secondsBefore(clock(), ABANDONED_SECONDS)),
      ),
    )
    .limit(BATCH);
  for (const change of left) {
    try {
      const outcome = await charge(needs, change);
      await database.sql.transaction(async (tx) => {
        const now = clock();
        if (outcome?.state === 'declined') return settleDeclined(tx, now, change.id);
        const { details, isNew } = await settle(needs, tx, change.id, outcome);
        if (isNew) await audit(tx, now, change.author, { call: 'billing.planChange', ...details });
      });
    } catch (error) {
      if (error instanceof PaymentsFault && error.isFinal) {
        await database.sql.transaction((tx) => settleDeclined(tx, clock(), change.id));
      }
      log.error({ err: error }, 'billing: a change was not settled');
    }
  }
}
