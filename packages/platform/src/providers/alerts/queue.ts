import { defineQueue } from '../../kit/jobs.ts';

/** One job per alert. What cannot be told for an hour is old news. */
export const alertQueue = defineQueue<{ alertId: string }>({ name: 'alert', expireInSeconds: 60, retryLimit: 120 });
