import { defineQueue } from '../kit/jobs.ts';

/**
 * An event of the payment provider that is stored and not applied yet. After some ten minutes of retries it raises an
 * alert, and a sweep takes over.
 */
export const eventQueue = defineQueue<{ eventId: string }>({
  name: 'payment-event',
  expireInSeconds: 60,
  retryLimit: 20,
});

/** Money that goes back, because it was paid twice. Tried until the provider has answered. */
export const refundQueue = defineQueue<{ accountId: string; paymentId: string; amountCents: number }>({
  name: 'refund',
  expireInSeconds: 60,
  // With a pause of at most half a minute: a month.
  retryLimit: 100_000,
});
