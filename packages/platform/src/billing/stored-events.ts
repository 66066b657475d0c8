import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { isSignedBy, readSignature } from '../hooks/signature.ts';
import { secondsBefore } from '../kit/clock.ts';
import type { PaymentEvent } from '../providers/payments/payment-provider.ts';
import { providerEvents, type ProviderEventRow } from '../tables/billing.ts';
import type { BillingDeps } from './deps.ts';
import { applyEvent } from './events.ts';

/** What applying a stored event needs. Any of the secrets is accepted, so that one can replace another. */
export type EventDeps = BillingDeps & { paymentEventSecrets: readonly string[] };

/** By then the job of an event has applied it, or given up. */
const JOB_SECONDS = 60 * 60;
const EVENTS_AT_ONCE = 1_000;

/**
 * Applies a stored event, once however many do it at the same time: the row is locked until it is marked as applied.
 * Throws if the provider did not sign it, or if it can't be applied: then it stays stored.
 */
export const applyStored = ({ database, ...needs }: EventDeps, eventId: string): Promise<void> =>
  database.sql.transaction(async (tx) => {
    const isIt = eq(providerEvents.id, eventId);
    const [row] = await tx.select().from(providerEvents).where(isIt).for('update');
    if (!row || row.appliedAt !== null) return;
    await applyEvent(needs, tx, readStored(needs, row));
    // What it says of cards and customers has been taken over.
    await tx.update(providerEvents).set({ appliedAt: needs.clock(), body: null, signature: null }).where(isIt);
  });

/**
 * The event of a row. A public process writes the rows, so only what the provider signed counts: the id, too, or one
 * event could be applied under many. The age of a signature is checked when it arrives; here it may have waited.
 */
function readStored(
  { payments, paymentEventSecrets: secrets }: Pick<EventDeps, 'payments' | 'paymentEventSecrets'>,
  { id, body, signature: header }: ProviderEventRow,
): PaymentEvent {
  if (!payments) throw new Error(`the payment event ${id} needs the payment provider: set BILLING as it was`);
  const signature = readSignature(header ?? undefined);
  if (body === null || !signature || !isSignedBy(signature, secrets, Buffer.from(body))) {
    throw new Error(`the payment event ${id} is not signed with PAYMENTS_WEBHOOK_SECRET: set the one it came with`);
  }
  const event = payments.readEvent(JSON.parse(body));
  if (event?.id !== id) throw new Error(`the payment event ${id} was signed under another id`);
  return event;
}

/**
 * Applies the events whose jobs gave up or were lost. The provider got its answer and sends them no more, so each is
 * tried until it is applied or pruned. A failure is logged, which raises an alert, and holds up no other event.
 */
export async function applyLeftOver(needs: EventDeps): Promise<void> {
  const { database, clock, log } = needs;
  const isLeftOver = and(
    isNull(providerEvents.appliedAt),
    lt(providerEvents.receivedAt, secondsBefore(clock(), JOB_SECONDS)),
  );
  const rows = await database.sql
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(isLeftOver)
    .orderBy(asc(providerEvents.receivedAt))
    .limit(EVENTS_AT_ONCE);
  for (const { id } of rows) {
    await applyStored(needs, id).catch((error: unknown) => {
      log.error({ err: error, eventId: id }, 'billing: a payment event can’t be applied');
    });
  }
}
