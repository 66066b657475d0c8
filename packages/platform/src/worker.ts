import type { Logger } from 'pino';
import { STAGES_AT_ONCE, STAGES_AT_ONCE_PER_OWNER, TESTS_AT_ONCE } from '@launchyard/domain/uploads';
import { createLog } from '@launchyard/process/log';
import { expireAssets } from './assets/expire.ts';
import { expireThumbnails } from './apps/thumbnails/expire.ts';
import { purgeBins } from './bin/purge.ts';
import type { WorkerConfig } from './config.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { watchClock } from './kit/steadyClock.ts';
import { openJobs } from './kit/jobs.ts';
import { prune } from './prune.ts';
import { logAlerts } from './providers/alerts/log.ts';
import { webhookAlerts } from './providers/alerts/webhook.ts';
import { deliverMail } from './providers/mail/deliver.ts';
import { openSmtpMailer, outbox } from './providers/mail/mailer.ts';
import { mailQueue } from './providers/mail/queue.ts';
import { foldersIn } from './providers/files/folders.ts';
import type { Stores } from './providers/files/objectStore.ts';
import { openStores } from './providers/files/openStores.ts';
import { clamdScanner } from './providers/scan/clamd.ts';
import { eicarMatcher } from './providers/scan/eicarMatcher.ts';
import { httpTester } from './providers/streamtest/httpTester.ts';
import { openInspection } from './providers/streamtest/inspection.ts';
import { watchTestServer } from './uploads/testserver/watch.ts';
import { transferRemovalQueue } from './transfers/queues.ts';
import { removeParts } from './transfers/removeParts.ts';
import { expireUploads } from './uploads/expire.ts';
import { releaseOverdue } from './uploads/kept.ts';
import { acquireStage } from './uploads/pipeline/acquire.ts';
import { prepareStage } from './uploads/pipeline/prepare.ts';
import { runQueueStage } from './uploads/pipeline/queue.ts';
import { runStage } from './uploads/pipeline/run.ts';
import { scanStage } from './uploads/pipeline/scan.ts';
import { testStage } from './uploads/pipeline/test.ts';
import { removalQueue, stageQueues } from './uploads/queues.ts';
import { removeRemains } from './uploads/remove.ts';
import { watchStuckUploads } from './uploads/stuck/watch.ts';
import { tellIdleSendings } from './uploads/timeline/idle.ts';

const WATCH_MILLISECONDS = 30 * 1000;
const SWEEP_MILLISECONDS = 10 * 60 * 1000;
const KEPT_MILLISECONDS = 60 * 1000;
const PRUNE_MILLISECONDS = 60 * 60 * 1000;
/** One customer's many uploads leave room for the others. Who is tested, and when, is the line's to decide. */
const STAGES = { atOnce: STAGES_AT_ONCE, atOncePerOwner: STAGES_AT_ONCE_PER_OWNER };
const TESTS = { atOnce: TESTS_AT_ONCE, atOncePerOwner: TESTS_AT_ONCE };
const SMALL_AT_ONCE = { atOnce: 2, atOncePerOwner: 2 };

/** Does what takes long: the stages of uploads, removals and mails. Any number of workers share the queues and the data folder. */
export async function createWorker(
  config: WorkerConfig,
  options: { clock?: Clock; log?: Logger; stores?: Stores } = {},
): Promise<{ close(): Promise<void> }> {
  const { clock = systemClock, log = createLog('worker', config.logLevel), stores = openStores(config) } = options;
  const database = openDatabase(config.databaseUrl, {
    connections: 8,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const jobs = await openJobs(config.databaseUrl, { log, supervises: true });
  const mailer = config.smtpUrl === undefined ? outbox : openSmtpMailer(config.smtpUrl, config.mailFrom);
  const folders = foldersIn(config.dataDir);
  const alerts = config.alertWebhookUrl === undefined ? logAlerts(log) : webhookAlerts(config.alertWebhookUrl, log);
  const deps = { database, clock, log, jobs, folders, stores, alerts, panelOrigin: config.addresses.panel };
  const tester = config.streamTest ? httpTester(config.streamTest) : openInspection(config);
  const { testServerPollMilliseconds } = config;
  const closing = new AbortController();

  const stages = {
    acquire: acquireStage(deps),
    scan: scanStage({ ...deps, scanner: config.clamd ? clamdScanner(config.clamd) : eicarMatcher }),
    prepare: prepareStage(deps),
    test: testStage({ ...deps, tester, testServerPollMilliseconds }),
  };
  for (const stage of ['acquire', 'scan', 'prepare', 'test'] as const) {
    await jobs.work(stageQueues[stage], stage === 'test' ? TESTS : STAGES, (job, signal) =>
      runStage(deps, job, stages[stage], AbortSignal.any([signal, closing.signal])),
    );
  }
  await jobs.work(stageQueues.queue, SMALL_AT_ONCE, (job) => runQueueStage(deps, job));
  await jobs.work(removalQueue, SMALL_AT_ONCE, (job) => removeRemains(deps, job));
  await jobs.work(transferRemovalQueue, SMALL_AT_ONCE, ({ transferId }) => removeParts(deps, transferId));
  await jobs.work(mailQueue, SMALL_AT_ONCE, ({ mailId }) => deliverMail(deps, mailer, mailId));

  const steady = watchClock(clock);
  const watch = () => watchStuckUploads({ ...deps, watchedSince: steady.steadySince() });
  /** What is ended for its age is not ended by a clock that was just set. */
  const whenTrusted = (end: () => Promise<void>) => () => (steady.isTrusted() ? end() : Promise.resolve());
  const sweeps = [
    every(WATCH_MILLISECONDS, watch, log),
    every(WATCH_MILLISECONDS, () => tellIdleSendings(deps), log),
    every(testServerPollMilliseconds, () => watchTestServer({ ...deps, tester }, closing.signal), log),
    every(
      SWEEP_MILLISECONDS,
      whenTrusted(() => expireUploads(deps)),
      log,
    ),
    every(
      KEPT_MILLISECONDS,
      whenTrusted(() => releaseOverdue(deps)),
      log,
    ),
    every(
      SWEEP_MILLISECONDS,
      whenTrusted(() => expireThumbnails(deps)),
      log,
    ),
    every(
      SWEEP_MILLISECONDS,
      whenTrusted(() => expireAssets(deps)),
      log,
    ),
    every(
      PRUNE_MILLISECONDS,
      whenTrusted(() => purgeBins(deps)),
      log,
    ),
    // An idempotency key that is forgotten early has what it stands for done twice.
    every(
      PRUNE_MILLISECONDS,
      whenTrusted(() => prune(deps)),
      log,
    ),
  ];

  const close = async () => {
    // Running stages stop at once; the next worker begins them anew.
    closing.abort(new Error('the worker closes'));
    await jobs.stop();
    await Promise.all(sweeps.map((sweep) => sweep.stop()));
    mailer.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return { close: () => (closed ??= close()) };
}

/** Does it now and again and again, one run at a time. `stop` waits for a run that is under way. */
function every(milliseconds: number, run: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const go = () => {
    running = running.then(run).catch((error: unknown) => log.error({ err: error }, 'worker: a sweep failed'));
  };
  go();
  const timer = setInterval(go, milliseconds);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
