import { z } from 'zod';
import { defineQueue } from '../kit/jobs.ts';

/**
 * An event of the payment provider that is stored and not applied yet. After some ten minutes of retries it raises an
 * alert, and a sweep takes over.
 */
export const eventQueue = defineQueue({
  name: 'payment-event',
  document: z.object({ eventId: z.string() }),
  expireInSeconds: 60,
  retryLimit: 20,
  isOfHooks: true,
});

/** Money that goes back, because it was paid twice. Tried until the provider has answered. */
export const refundQueue = defineQueue({
  name: 'refund',
  document: z.object({ accountId: z.uuid(), paymentId: z.string(), amountCents: z.int().positive() }),
  expireInSeconds: 60,
  // With a pause of at most half a minute: a month.
  retryLimit: 100_000,
});
