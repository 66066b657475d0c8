import type { Logger } from 'pino';
import type { Fleet } from '@launchyard/contract/fleet';
import { openEnclosure } from '@launchyard/process/enclosed/enclosure';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { alertRoutes } from './alerts/routes.ts';
import { appRoutes } from './apps/routes.ts';
import { thumbnailRoutes } from './apps/thumbnails/routes.ts';
import { assetRoutes } from './assets/routes.ts';
import { auditRoutes } from './audit-entries/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { binRoutes } from './bin/routes.ts';
import type { ApiConfig } from './config.ts';
import { configRoutes } from './configs/routes.ts';
import { connectAreas } from './connect.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { developerRoutes } from './developer/routes.ts';
import { openBell } from './events/bell.ts';
import { buildServer } from './http/server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { openJobs } from './kit/jobs.ts';
import { streamBases } from './links/bases.ts';
import { linkRoutes } from './links/routes.ts';
import { signedLinkRoutes } from './links/signed/routes.ts';
import { eventRoutes } from './live/routes.ts';
import { addEventStream } from './live/stream.ts';
import { checkerProgram, openChecker } from './media/checker.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { planRoutes } from './plans/routes.ts';
import type { Signers, Stores } from './providers/files/object-store.ts';
import { restFleet } from './providers/fleet/rest-fleet.ts';
import { openSigners, openStores } from './providers/files/open-stores.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import { addOutboxPage } from './providers/mail/outbox-page.ts';
import { searchRoutes } from './search/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { streamingRoutes } from './streaming/monitor/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { stuckRoutes } from './uploads/stuck/routes.ts';

export interface Api {
  url: string;
  close(): Promise<void>;
}

/**
 * The REST services, on loopback only: they are reached through the gateway. `stores` and `signers` replace those from
 * the settings.
 */
export async function createApi(
  config: ApiConfig,
  options: {
    clock?: Clock;
    log?: Logger;
    stores?: Stores;
    signers?: Signers;
    fleet?: Fleet;
    payments?: PaymentProvider;
  } = {},
): Promise<Api> {
  const { clock = systemClock, log: plainLog = createLog('api', config.logLevel) } = options;
  const { stores = openStores(config), signers = openSigners(config) } = options;
  const enclosure = await openEnclosure({ ...checkerProgram, mode: config.mode, log: plainLog });
  const database = openDatabase(config.databaseUrl, {
    connections: 12,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'api');
  const { log } = faults;
  const jobs = await openJobs(config.databaseUrl, { log, supervises: false });
  const { bin, uploads, links } = connectAreas(jobs);
  const deps = { database, clock, log };
  const filesOrigin = config.addresses.files;
  const bell = openBell(deps);
  const checker = openChecker(enclosure, deps);
  const server = buildServer(
    { ...deps, gatewaySecret: config.gatewaySecret, checksReplies: config.mode === 'development' },
    [
      ...sessionRoutes({ ...deps, jobs, config }),
      ...eventRoutes(deps),
      ...appRoutes({
        ...deps,
        jobs,
        uploads,
        filesOrigin,
        demoAppUrl: config.demoAppUrl,
        bases: streamBases(config.addresses),
      }),
      ...thumbnailRoutes({ ...deps, jobs, uploads, signers, stores, checker, filesOrigin }),
      ...assetRoutes({ ...deps, bin, signers, stores, checker, jobs, filesOrigin }),
      ...uploadRoutes({ ...deps, jobs, bin, signers, stores }),
      ...linkRoutes({ ...deps, bases: streamBases(config.addresses) }),
      ...signedLinkRoutes({ ...deps, bases: streamBases(config.addresses) }),
      ...auditRoutes(deps),
      ...billingRoutes({
        ...deps,
        jobs,
        payments: options.payments ?? openPayments(config.payments),
        panelOrigin: config.addresses.panel,
      }),
      ...binRoutes({ ...deps, bin }),
      ...configRoutes({ ...deps, links, filesOrigin }),
      ...deletionRoutes({ ...deps, jobs, config }),
      ...developerRoutes({ ...deps, issuer: config.addresses.panel, signingSecret: config.signingSecret }),
      ...newsletterRoutes({ ...deps, config }),
      ...notificationRoutes(deps),
      ...planRoutes(deps),
      ...searchRoutes(deps),
      ...streamingRoutes({ ...deps, fleet: options.fleet ?? (config.fleet && restFleet(config.fleet)) }),
      ...supportRoutes({ ...deps, jobs }),
      ...teamRoutes({ ...deps, jobs, config }),
      ...stuckRoutes(deps),
      ...alertRoutes({ ...deps, jobs, panelOrigin: config.addresses.panel }),
    ],
  );
  addEventStream(server, { ...deps, bell, gatewaySecret: config.gatewaySecret });
  if (config.mode === 'development') addOutboxPage(server, deps);
  server.get('/health', () => ({ status: 'ok' }));
  server.get('/ready', async () => {
    await database.pool.query('select 1');
    return { status: 'ready' };
  });
  const url = await server.listen({ host: '127.0.0.1', port: config.addresses.ports.platform });
  return {
    url,
    async close() {
      await server.close();
      checker.close();
      await bell.close();
      await jobs.stop();
      await faults.close();
      await database.close();
    },
  };
}
