import { z } from 'zod';
import { PAYMENT_EVENTS_PATH, PAYMENT_SIGNATURE_HEADER } from '@launchyard/contract/payments';
import { signedHook, type Hook } from '../hooks/hook.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { PaymentEvent, PaymentProvider } from '../providers/payments/payment-provider.ts';
import { providerEvents } from '../tables/billing.ts';
import { eventQueue } from './queues.ts';

type Needs = Pick<Deps, 'database' | 'clock'> & { jobs: Jobs };

/**
 * The events of the payment provider, signed as Stripe signs them. Each is answered once its id is stored;
 * the worker fetches it from the provider and applies it. The process of the hooks is public: it writes no money, and what
 * it writes is not trusted.
 */
export const paymentEventHook = (
  needs: Needs,
  { readEvent }: Pick<PaymentProvider, 'readEvent'>,
  secrets: readonly string[],
): Hook =>
  signedHook({
    path: PAYMENT_EVENTS_PATH,
    header: PAYMENT_SIGNATURE_HEADER,
    secrets,
    input: z.unknown(),
    async handle(body) {
      const event = readEvent(body);
      if (event !== null) await storeEvent(needs, event);
    },
  });

/** Stores that an event came, and its job: once, however often it comes. */
const storeEvent = ({ database, clock, jobs }: Needs, { id, kind, happenedAt }: PaymentEvent): Promise<void> =>
  database.sql.transaction(async (tx) => {
    const stored = await tx
      .insert(providerEvents)
      .values({ id, kind, happenedAt, receivedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (stored.length > 0) await jobs.send(tx, eventQueue, { eventId: id });
  });
