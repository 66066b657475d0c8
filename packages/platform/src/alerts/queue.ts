import { z } from 'zod';
import { defineQueue } from '../kit/jobs.ts';

/**
 * One job for each try to send a message. A failed try ends its job and enqueues the next; only a worker that dies makes
 * a job run again.
 */
export const alertMessageQueue = defineQueue({
  name: 'alert-message',
  document: z.object({ messageId: z.uuid() }),
  expireInSeconds: 60,
  retryLimit: 5,
});
