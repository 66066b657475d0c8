import { z } from 'zod';
import { defineQueue } from '../../kit/jobs.ts';

/** One job per try to send an e-mail; retried itself only if a process or the database fails meanwhile. */
export const mailQueue = defineQueue({
  name: 'mail',
  document: z.object({ mailId: z.uuid() }),
  expireInSeconds: 60,
  retryLimit: 200,
});
