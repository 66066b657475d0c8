import type { Logger } from 'pino';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { billingHook } from './billing/hook.ts';
import type { HooksConfig } from './config.ts';
import type { Hook } from './hooks/hook.ts';
import { buildHooksServer } from './hooks/server.ts';
import { listenPublicly, type PublicServer } from './http/public-server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import type { Deps } from './kit/deps.ts';
import { openJobs } from './kit/jobs.ts';
import { createReadyCheck } from './kit/ready.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import { testServerNotice } from './uploads/testserver/notice.ts';

/**
 * Answers external machines on a separate origin. The api stays private: behind this address there are only the hooks
 * listed here.
 */
export async function createHooksServer(
  config: HooksConfig,
  options: { clock?: Clock; log?: Logger; payments?: PaymentHook } = {},
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
  const opened = await openHooks(config, deps, options.payments ?? hookOf(config));
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

/** Whose events the hooks take, and the secrets that sign them. */
export interface PaymentHook {
  payments: Pick<PaymentProvider, 'readEvent'>;
  secrets: readonly string[];
}

function hookOf({ payments }: HooksConfig): PaymentHook | null {
  const provider = openPayments(payments);
  return provider && payments ? { payments: provider, secrets: [payments.webhookSecret] } : null;
}

/** Every configured hook. What they need is opened only for them. */
async function openHooks(
  { databaseUrl, streamTestNoticeSecrets: secrets, addresses }: HooksConfig,
  deps: Deps,
  paymentHook: PaymentHook | null,
): Promise<{ hooks: Hook[]; close(): Promise<void> }> {
  if (secrets.length === 0 && !paymentHook) return { hooks: [], close: () => Promise.resolve() };
  const jobs = await openJobs(databaseUrl, { log: deps.log, supervises: false });
  const needs = { ...deps, jobs, panelOrigin: addresses.panel };
  return {
    hooks: [
      ...(secrets.length > 0 ? [testServerNotice({ ...needs, secrets })] : []),
      ...(paymentHook ? [billingHook(needs, paymentHook.payments, paymentHook.secrets)] : []),
    ],
    close: () => jobs.stop(),
  };
}
