import { defineQueue } from '../../kit/jobs.ts';

/** One job per mail: a mail server that does not answer is tried again for some hours. */
export const mailQueue = defineQueue<{ mailId: string }>({ name: 'mail', expireInSeconds: 60, retryLimit: 200 });
