import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { secondsBefore } from '../kit/clock.ts';
import { providerEvents } from '../tables/billing.ts';
import type { BillingDeps } from './deps.ts';
import { applyEvent } from './events.ts';

/** By then the job of an event has applied it, or given up. */
const JOB_SECONDS = 60 * 60;
const EVENTS_AT_ONCE = 1_000;

/**
 * Applies an event whose id was stored, as the provider has it: once however many do it at the same time, since its row is
 * locked until it is marked. An id that the provider does not know is only marked. Throws if the event can't be applied, or
 * the provider does not answer: then it stays.
 */
export async function applyStored({ database, ...needs }: BillingDeps, eventId: string): Promise<void> {
  const isWaiting = and(eq(providerEvents.id, eventId), isNull(providerEvents.appliedAt));
  if ((await database.sql.$count(providerEvents, isWaiting)) === 0) return;
  if (!needs.payments)
    throw new Error(`the payment event ${eventId} needs the payment provider: set BILLING as it was`);
  const event = await needs.payments.fetchEvent(eventId);
  if (event === null) needs.log.warn({ eventId }, 'billing: the provider knows no such event');
  await database.sql.transaction(async (tx) => {
    const [row] = await tx.select({ id: providerEvents.id }).from(providerEvents).where(isWaiting).for('update');
    if (!row) return;
    if (event !== null) await applyEvent(needs, tx, event);
    await tx.update(providerEvents).set({ appliedAt: needs.clock() }).where(eq(providerEvents.id, eventId));
  });
}

/**
 * Applies the events whose jobs gave up or were lost. The provider got its answer and sends them no more, so each is
 * tried until it is applied or pruned. A failure is logged, which raises an alert, and holds up no other event.
 */
export async function applyLeftOver(needs: BillingDeps): Promise<void> {
  const { database, clock, log } = needs;
  const isLeftOver = and(
    isNull(providerEvents.appliedAt),
    lt(providerEvents.receivedAt, secondsBefore(clock(), JOB_SECONDS)),
  );
  // By id: one that can’t be applied stays, and must not be met again.
  for (let last = ''; ;) {
    const rows = await database.sql
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(and(isLeftOver, gt(providerEvents.id, last)))
      .orderBy(asc(providerEvents.id))
      .limit(EVENTS_AT_ONCE);
    for (const { id } of rows) {
      await applyStored(needs, id).catch((error: unknown) => {
        log.error({ err: error, eventId: id }, 'billing: a payment event can’t be applied');
      });
      last = id;
    }
    if (rows.length < EVENTS_AT_ONCE) return;
  }
}
