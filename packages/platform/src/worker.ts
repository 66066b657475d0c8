import type { Logger } from 'pino';
import { jobGaveUp } from '@launchyard/domain/alerts';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { noteChannels } from './alerts/note-channels.ts';
import { areas, type WorkNeeds } from './areas.ts';
import type { WorkerConfig } from './config.ts';
import { connectAreas } from './connect.ts';
import type { Sweep } from './kit/area.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { openJobs } from './kit/jobs.ts';
import { watchClock, type SteadyClock } from './kit/steady-clock.ts';
import { openChannels } from './providers/alerts/open-channels.ts';
import { foldersIn } from './providers/files/folders.ts';
import type { Stores } from './providers/files/object-store.ts';
import { openStores } from './providers/files/open-stores.ts';
import { openSmtpMailer, outbox } from './providers/mail/mailer.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import { clamdScanner } from './providers/scan/clamd.ts';
import { eicarMatcher } from './providers/scan/eicar-matcher.ts';
import { prune } from './prune.ts';
import { openStreamTester } from './stream-tester.ts';

const PRUNE_MILLISECONDS = 60 * 60 * 1000;

/**
 * Does the long-running work: the stages of uploads, removals and e-mails. Any number of workers share the queues and
 * the data folder.
 */
export async function createWorker(
  config: WorkerConfig,
  options: { clock?: Clock; log?: Logger; stores?: Stores; payments?: PaymentProvider } = {},
): Promise<{ close(): Promise<void> }> {
  const { clock = systemClock, stores = openStores(config) } = options;
  const plainLog = options.log ?? createLog('worker', config.logLevel);
  const tester = await openStreamTester(config, clock, plainLog);
  const database = openDatabase(config.databaseUrl, {
    connections: 8,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'worker');
  const { log } = faults;
  const jobs = await openJobs(config.databaseUrl, {
    log,
    supervises: true,
    onGaveUp: (queue, error) => faults.report(jobGaveUp(queue, error)),
  });
  const channels = openChannels(config.alerts, clock);
  await noteChannels(database.sql, channels);
  const mailer = config.smtpUrl === undefined ? outbox : openSmtpMailer(config.smtpUrl, config.mailFrom);
  const closing = new AbortController();
  const needs: WorkNeeds = {
    database,
    clock,
    log,
    jobs,
    payments: options.payments ?? openPayments(config.payments),
    stores,
    mailer,
    report: (alert) => faults.report(alert),
    ...connectAreas(jobs),
    folders: foldersIn(config.dataDir),
    channels,
    alertRoutes: config.alerts.routes,
    panelOrigin: config.addresses.panel,
    scanner: config.clamd ? clamdScanner(config.clamd) : eicarMatcher,
    tester,
    testServerPollMilliseconds: config.testServerPollMilliseconds,
    closing: closing.signal,
  };
  for (const work of areas.flatMap(({ handlers }) => handlers?.(needs) ?? [])) await work(jobs);
  const steady = watchClock(clock);
  const sweeps = [
    ...areas.flatMap((area) => area.sweeps?.(needs) ?? []),
    { everyMilliseconds: PRUNE_MILLISECONDS, isByAge: true, run: (at: Clock) => prune({ ...needs, clock: at }) },
  ].map((sweep) => start(sweep, { clock, steady, log }));

  const close = async () => {
    closing.abort(new Error('the worker closes'));
    await jobs.stop();
    await Promise.all(sweeps.map((sweep) => sweep.stop()));
    mailer.close();
    await faults.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return { close: () => (closed ??= close()) };
}

/** Runs a sweep now and periodically, one run at a time. `stop` waits for the current run. */
function start(
  sweep: Sweep,
  { clock, steady, log }: { clock: Clock; steady: SteadyClock; log: Logger },
): { stop(): Promise<void> } {
  const run = async () => {
    if (sweep.isByAge !== true) return sweep.run(clock, steady);
    // A clock that was just set must not expire anything, nor one that is set while the sweep runs.
    const now = steady.trusted();
    if (now !== null) await sweep.run(() => now, steady);
  };
  let running = Promise.resolve();
  let isRunning = false;
  const go = () => {
    // A run that takes longer is not followed by those that were due meanwhile.
    if (isRunning) return;
    isRunning = true;
    running = run()
      .catch((error: unknown) => log.error({ err: error }, 'worker: a sweep failed'))
      .finally(() => (isRunning = false));
  };
  go();
  const timer = setInterval(go, sweep.everyMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
