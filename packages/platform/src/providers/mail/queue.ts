import { defineQueue } from '../../kit/jobs.ts';

/** One job per e-mail: retried for some hours if the mail server does not respond. */
export const mailQueue = defineQueue<{ mailId: string }>({ name: 'mail', expireInSeconds: 60, retryLimit: 200 });
