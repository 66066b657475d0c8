import { z } from 'zod';
import { defineQueue } from '../kit/jobs.ts';

/** Removes what a finished or cancelled transfer has left in the stores. */
export const transferRemovalQueue = defineQueue({
  name: 'transfer-removal',
  document: z.object({ transferId: z.uuid() }),
  expireInSeconds: 3600,
  retryLimit: 200,
});
