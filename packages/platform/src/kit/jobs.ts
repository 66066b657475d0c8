import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, systemClock } from 'pg-boss';
import type { Logger } from 'pino';
import type { Sql } from './database.ts';

/** A queue of durable jobs: which documents it carries, how long one run may take, and how often it is tried. */
export interface Queue<Document extends object> {
  name: string;
  expireInSeconds: number;
  retryLimit: number;
  /** At most one job waits: another that is sent meanwhile is that one. Part of the queue from its beginning. */
  waitsOnce?: boolean;
  /** Only there to carry the type. */
  document?: Document;
}

export function defineQueue<Document extends object>(queue: Queue<Document>): Queue<Document> {
  return queue;
}

export interface SendOptions {
  /** Of whose jobs only so many run at once. */
  owner?: string;
  /** Jobs with a lower one run first; those of one turn in the order in which they came. Unset: 0. */
  turn?: number;
  startAfterSeconds?: number;
}

export interface Jobs {
  /** Enqueues within the transaction: the job exists exactly when the change does. */
  send<D extends object>(tx: Sql, queue: Queue<D>, document: D, options?: SendOptions): Promise<void>;
  /**
   * Runs the jobs of a queue, so many at once in this process and so many of one owner in all processes. A process that dies loses its
   * jobs to another after ten seconds without a heartbeat and a pause of at most 30; `signal` aborts when that happened to this one.
   */
  work<D extends object>(
    queue: Queue<D>,
    options: { atOnce: number; atOncePerOwner: number },
    handle: (document: D, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

const HEARTBEAT_SECONDS = 10;

/**
 * Counts the time between two looks at a queue. By a clock that somebody sets back, the time until the next look would be as much longer, and
 * what is to be tried again would lie there until then.
 */
const steadyNow = () => Math.round(performance.timeOrigin + performance.now());

/** Joins the durable queues. `supervises` is for workers: they notice jobs whose worker died. */
export async function openJobs(url: string, options: { log: Logger; supervises: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: options.supervises,
    // Workers are woken by the commit that enqueued a job; polling is only there for what that misses.
    useListenNotify: options.supervises,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    reindex: false,
    clock: { ...systemClock, now: steadyNow },
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'jobs: database error'));
  await boss.start();
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
      for (let i = 0; i < atOnce; i++) await startOne(boss, queue, atOncePerOwner, handle);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

/** Runs one job of the queue at a time. */
async function startOne<D extends object>(
  boss: PgBoss,
  queue: Queue<D>,
  atOncePerOwner: number,
  handle: (document: D, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let worker: string | undefined;
  const options = {
    groupConcurrency: atOncePerOwner,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
  };
  worker = await boss.work<object>(queue.name, options, async ([job]) => {
    if (!job) return;
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `send` fills the queue, with the queue's own document
      await handle(job.data as D, job.signal);
    } finally {
      // Nothing tells of a job that waited for this one: its owner's turn, or a place among all. So look at once, not at the next interval.
      if (worker !== undefined) boss.notifyWorker(worker);
    }
  });
}

/** Makes the queues' tables and the queues. Needs the role that owns the database; runs with the migrations. */
export async function installQueues(migrationUrl: string, queues: ReadonlyArray<Queue<object>>): Promise<void> {
  const boss = new PgBoss({ connectionString: migrationUrl, max: 2, supervise: false, schedule: false });
  // What fails here is thrown to us; an error that nobody listens to would end the process as well.
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
