import type { Logger } from 'pino';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { paymentEventHook } from './billing/receive.ts';
import type { HooksConfig } from './config.ts';
import type { Hook } from './hooks/hook.ts';
import { buildHooksServer } from './hooks/server.ts';
import { listenPublicly, type PublicServer } from './http/public-server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import type { Deps } from './kit/deps.ts';
import { openJobs } from './kit/jobs.ts';
import { createReadyCheck } from './kit/ready.ts';
import { paymentEvents } from './providers/payments/open-payments.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import { testServerNotice } from './uploads/testserver/notice.ts';

/**
 * Answers external machines on a separate origin. The api stays private: behind this address there are only the hooks
 * listed here.
 */
export async function createHooksServer(
  config: HooksConfig,
  options: { clock?: Clock; log?: Logger; payments?: Pick<PaymentProvider, 'readEvent'> } = {},
): Promise<PublicServer> {
  const { clock = systemClock, log: plainLog = createLog('streams', config.logLevel) } = options;
  // A separate connection pool: however many messages come, they take no connections from the rest of the process.
  const database = openDatabase(config.databaseUrl, {
    connections: 4,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'hooks');
  const { log } = faults;
  const deps = { database, clock, log };
  const opened = await openHooks(config, deps, options.payments ?? paymentEvents);
  const server = buildHooksServer({
    clock,
    log,
    hooks: opened.hooks,
    trustedProxies: config.trustedProxies,
    checkReady: createReadyCheck(database),
  });
  const listening = await listenPublicly(server, config.host, config.addresses.ports.hooks);
  return {
    port: listening.port,
    async close() {
      await listening.close();
      await opened.close();
      await faults.close();
      await database.close();
    },
  };
}

/** Every configured hook. What they need is opened only for them. */
async function openHooks(
  { databaseUrl, streamTestNoticeSecrets: noticeSecrets, paymentEventSecrets: eventSecrets }: HooksConfig,
  deps: Deps,
  payments: Pick<PaymentProvider, 'readEvent'>,
): Promise<{ hooks: Hook[]; close(): Promise<void> }> {
  if (noticeSecrets.length === 0 && eventSecrets.length === 0) return { hooks: [], close: () => Promise.resolve() };
  const jobs = await openJobs(databaseUrl, { log: deps.log, supervises: false });
  const needs = { ...deps, jobs };
  return {
    hooks: [
      ...(noticeSecrets.length > 0 ? [testServerNotice({ ...needs, secrets: noticeSecrets })] : []),
      ...(eventSecrets.length > 0 ? [paymentEventHook(needs, payments, eventSecrets)] : []),
    ],
    close: () => jobs.stop(),
  };
}
