import type { Queue } from './kit/jobs.ts';
import { mailQueue } from './providers/mail/queue.ts';
import { removalQueue, stageQueues } from './uploads/queues.ts';

/** Every queue of every area: made with the migrations, before any process works on them. */
export const queues: ReadonlyArray<Queue<object>> = [...Object.values(stageQueues), removalQueue, mailQueue];
