import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, systemClock } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Sql } from './database.ts';

/** A queue of durable jobs: what their documents look like, the timeout of a run, and the number of tries. */
export interface Queue<Document extends object> {
  name: string;
  /** Each is checked before its job runs: several processes write the table of jobs. */
  document: z.ZodType<Document>;
  expireInSeconds: number;
  retryLimit: number;
  /** At most one job waits: sending another one meanwhile has no effect. Fixed when the queue is created. */
  waitsOnce?: boolean;
  /** The hooks send its jobs. */
  isOfHooks?: boolean;
}

export function defineQueue<Document extends object>(queue: Queue<Document>): Queue<Document> {
  return queue;
}

export interface SendOptions {
  /** The owner for the per-owner limit of concurrent jobs. */
  owner?: string;
  /** Jobs with a lower number run first, otherwise in order of arrival. Unset: 0. */
  turn?: number;
  startAfterSeconds?: number;
}

export interface Jobs {
  /** Enqueues within the transaction: the job exists exactly if the change does. */
  send<D extends object>(tx: Sql, queue: Queue<D>, document: D, options?: SendOptions): Promise<void>;
  /**
   * Runs the jobs of a queue, with a limit of concurrent jobs in this process and per owner over all processes. A
   * process that dies loses its jobs to another after ten seconds without a heartbeat and a pause of at most 30;
   * `signal` aborts if this process lost the job.
   */
  work<D extends object>(
    queue: Queue<D>,
    options: { atOnce: number; atOncePerOwner: number },
    handle: (document: D, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

const HEARTBEAT_SECONDS = 10;
/** Running jobs have this long to end when their process stops; then they are given back to the queue. */
const STOP_MILLISECONDS = 8_000;

/**
 * Measures the time between two polls of a queue. With a clock that can be set back, the next poll would be delayed by
 * as much, and retries would wait until then.
 */
const steadyNow = () => Math.round(performance.timeOrigin + performance.now());

interface JobOptions {
  log: Logger;
  /** For workers: they detect jobs whose worker died. */
  supervises: boolean;
  /** Called with the error of a job’s last try. */
  onGaveUp?: (queue: string, error: unknown) => void;
}

/** Joins the durable queues. */
export async function openJobs(url: string, options: JobOptions): Promise<Jobs> {
  const { onGaveUp = () => undefined } = options;
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: options.supervises,
    // The commit that enqueued a job wakes the workers; polling only catches what that misses.
    useListenNotify: options.supervises,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    reindex: false,
    clock: { ...systemClock, now: steadyNow },
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'jobs: database error'));
  await boss.start();
  const worked = new Set<string>();
  return {
    async send(tx, queue, document, { owner, turn, startAfterSeconds } = {}) {
      await boss.send(queue.name, document, {
        db: fromDrizzle(tx, sql),
        ...(owner ? { group: { id: owner } } : {}),
        ...(turn ? { priority: -turn } : {}),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async work(queue, { atOnce, atOncePerOwner }, handle) {
      worked.add(queue.name);
      for (let i = 0; i < atOnce; i++) await startOne(boss, queue, atOncePerOwner, handle, onGaveUp);
    },
    async stop() {
      // A graceful stop of pg-boss looks only every half second whether the jobs have ended.
      const ended = Promise.all([...worked].map((name) => boss.offWork(name)));
      await Promise.race([ended, pause(STOP_MILLISECONDS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Runs one job of the queue at a time. */
async function startOne<D extends object>(
  boss: PgBoss,
  queue: Queue<D>,
  atOncePerOwner: number,
  handle: (document: D, signal: AbortSignal) => Promise<void>,
  onGaveUp: (queue: string, error: unknown) => void,
): Promise<void> {
  let worker: string | undefined;
  const options = {
    groupConcurrency: atOncePerOwner,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
    includeMetadata: true as const,
  };
  worker = await boss.work<object, unknown, typeof options>(queue.name, options, async ([job]) => {
    if (!job) return;
    try {
      await handle(queue.document.parse(job.data), job.signal);
    } catch (error) {
      // A job whose worker closes runs again, whatever its tries.
      if (job.retryCount >= job.retryLimit && !job.signal.aborted) onGaveUp(queue.name, error);
      throw error;
    } finally {
      // Nothing announces a job that waited for this one (for its owner’s turn, or a free slot), so poll immediately
      // instead of at the next interval.
      if (worker !== undefined) boss.notifyWorker(worker);
    }
  });
}

/** Creates the queues and their tables. Needs the role that owns the database; runs with the migrations. */
export async function installQueues(migrationUrl: string, queues: ReadonlyArray<Queue<object>>): Promise<void> {
  const boss = new PgBoss({ connectionString: migrationUrl, max: 2, supervise: false, schedule: false });
  // Failures are thrown here; an unhandled error event would also end the process.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const queue of queues) {
      const settings = {
        expireInSeconds: queue.expireInSeconds,
        retryLimit: queue.retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 30,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        notify: true,
      };
      await boss.createQueue(queue.name, { ...settings, policy: queue.waitsOnce ? 'short' : 'standard' });
      await boss.updateQueue(queue.name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
