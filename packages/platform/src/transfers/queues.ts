import { defineQueue } from '../kit/jobs.ts';

/** Removes what a finished or cancelled transfer has left in the stores. */
export const transferRemovalQueue = defineQueue<{ transferId: string }>({
  name: 'transfer-removal',
  expireInSeconds: 3600,
  retryLimit: 200,
});
