import { pino, type Logger } from 'pino';
import type { WorkerConfig } from './config.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { openJobs } from './kit/jobs.ts';
import { deliverMail } from './providers/mail/deliver.ts';
import { openSmtpMailer, outbox } from './providers/mail/mailer.ts';
import { mailQueue } from './providers/mail/queue.ts';
import { openEmbeddedStore } from './providers/files/embeddedStore.ts';
import { foldersIn } from './providers/files/folders.ts';
import { eicarMatcher } from './providers/scan/eicarMatcher.ts';
import { inspection } from './providers/streamtest/inspection.ts';
import { expireUploads } from './uploads/expire.ts';
import { acquireStage } from './uploads/pipeline/acquire.ts';
import { prepareStage } from './uploads/pipeline/prepare.ts';
import { runQueueStage } from './uploads/pipeline/queue.ts';
import { runStage } from './uploads/pipeline/run.ts';
import { scanStage } from './uploads/pipeline/scan.ts';
import { testStage } from './uploads/pipeline/test.ts';
import { removalQueue, stageQueues } from './uploads/queues.ts';
import { removeRemains } from './uploads/remove.ts';

const SWEEP_MILLISECONDS = 10 * 60 * 1000;
/** One customer's many uploads leave room for the others. */
const STAGES_AT_ONCE = { atOnce: 2, atOncePerOwner: 1 };
const SMALL_AT_ONCE = { atOnce: 2, atOncePerOwner: 2 };

/** Does what takes long: the stages of uploads, removals and mails. Any number of workers share the queues and the data folder. */
export async function createWorker(
  config: WorkerConfig,
  { clock = systemClock, log = pino({ level: config.logLevel }) }: { clock?: Clock; log?: Logger } = {},
): Promise<{ close(): Promise<void> }> {
  const database = openDatabase(config.databaseUrl, {
    connections: 8,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const jobs = await openJobs(config.databaseUrl, { log, supervises: true });
  const mailer = config.smtpUrl === undefined ? outbox : openSmtpMailer(config.smtpUrl, config.mailFrom);
  const folders = foldersIn(config.dataDir);
  const store = openEmbeddedStore(folders);
  const deps = { database, clock, log, jobs, folders, store, panelOrigin: config.addresses.panel };
  const closing = new AbortController();

  const stages = {
    acquire: acquireStage(deps),
    scan: scanStage({ folders, scanner: eicarMatcher }),
    prepare: prepareStage(deps),
    test: testStage({ ...deps, tester: inspection }),
  };
  for (const stage of ['acquire', 'scan', 'prepare', 'test'] as const) {
    await jobs.work(stageQueues[stage], STAGES_AT_ONCE, (job, signal) =>
      runStage(deps, job, stages[stage], AbortSignal.any([signal, closing.signal])),
    );
  }
  await jobs.work(stageQueues.queue, SMALL_AT_ONCE, (job) => runQueueStage(deps, job));
  await jobs.work(removalQueue, SMALL_AT_ONCE, (job) => removeRemains(deps, job));
  await jobs.work(mailQueue, SMALL_AT_ONCE, ({ mailId }) => deliverMail(deps, mailer, mailId));

  const sweep = () => expireUploads(deps).catch((error: unknown) => log.error({ err: error }, 'uploads: sweep failed'));
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, SWEEP_MILLISECONDS);

  const close = async () => {
    clearInterval(timer);
    // Running stages stop at once; the next worker begins them anew.
    closing.abort(new Error('the worker closes'));
    await jobs.stop();
    await sweeping;
    mailer.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return { close: () => (closed ??= close()) };
}
