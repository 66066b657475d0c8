import { defineQueue } from '../kit/jobs.ts';

/** What a transfer that is over has left in the stores. */
export const transferRemovalQueue = defineQueue<{ transferId: string }>({
  name: 'transfer-removal',
  expireInSeconds: 3600,
  retryLimit: 200,
});
