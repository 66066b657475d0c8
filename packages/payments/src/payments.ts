import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { PAYMENT_EVENTS_PATH } from '@launchyard/contract/payments';
import { openDelivery } from './delivery/delivery.ts';
import { createEngine } from './engine/engine.ts';
import { createPaymentsServer } from './server.ts';
import { openStore } from './store/store.ts';

export interface PaymentsConfig {
  dataDir: string;
  host: string;
  port: number;
  /** Where the pages are, without a trailing slash. */
  publicUrl: string;
  /** Where the hooks are, without a trailing slash. */
  hooksUrl: string;
  /** The bearer token of the services. */
  token: string;
  /** Signs events. */
  webhookSecret: string;
  trustedProxies: readonly string[];
}

const SWEEP_MILLISECONDS = 15_000;
const CLOSE_SECONDS = 8;

/** The embedded payment engine: its store, its server, and the delivery of its events. */
export async function openPayments(
  config: PaymentsConfig,
  { log, clock = () => new Date() }: { log: Logger; clock?: () => Date },
): Promise<{ close(): Promise<void> }> {
  const store = openStore(join(config.dataDir, 'payments'));
  const url = `${config.hooksUrl}${PAYMENT_EVENTS_PATH}`;
  const delivery = openDelivery({ store, clock, log, url, secret: config.webhookSecret });
  const engine = createEngine({ store, clock, origin: config.publicUrl }, () => delivery.wake());
  const { token, publicUrl: origin, trustedProxies } = config;
  const server = await createPaymentsServer({ engine, clock, log, token, origin, trustedProxies });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const sweep = () => {
    try {
      engine.sweep();
    } catch (error) {
      log.error({ err: error }, 'payments: a sweep failed');
    }
  };
  sweep();
  const sweeping = setInterval(sweep, SWEEP_MILLISECONDS);
  return {
    async close() {
      clearInterval(sweeping);
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_SECONDS * 1000);
      server.closeIdleConnections();
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
      await delivery.close();
      store.close();
    },
  };
}
