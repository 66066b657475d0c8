import { defineQueue } from '../kit/jobs.ts';

/** Money that goes back, because it was paid twice. Tried until the provider has answered. */
export const refundQueue = defineQueue<{ accountId: string; paymentId: string; amountCents: number }>({
  name: 'refund',
  expireInSeconds: 60,
  // With a pause of at most half a minute: a month.
  retryLimit: 100_000,
});
