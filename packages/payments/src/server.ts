import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createClientAddress } from '@launchyard/process/client-address';
import { createGuardedServer, PUBLIC_BOUNDS } from '@launchyard/process/guarded-server';
import type { Engine } from './engine/engine.ts';
import { loadAssets } from './page/assets.ts';
import { createPages } from './page/pages.ts';
import { createRest, REST_PATH } from './rest/rest.ts';

export interface ServerOptions {
  engine: Engine;
  clock: () => Date;
  log: Logger;
  token: string;
  /** Where the pages are, without a trailing slash. */
  origin: string;
  trustedProxies: readonly string[];
}

/** The headers of every answer. Forms need their origin, so browsers tell it to this one. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** REST for the services, and pages for their customers, on one origin of its own. */
export async function createPaymentsServer(options: ServerOptions): Promise<Server> {
  const { engine, clock, log, token, origin, trustedProxies } = options;
  const assets = await loadAssets();
  const onFault = (error: unknown) => log.error({ err: error }, 'payments: fault');
  const rest = createRest(engine, token, onFault);
  const clientAddress = createClientAddress(trustedProxies);
  const pages = createPages({ engine, assets, clock, origin, clientAddress, onFault });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === '/health' || path === '/ready') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    } else if (path.startsWith(REST_PATH)) await rest(request, response);
    else if (!assets.send(path, response)) await pages(request, response);
  }

  return createGuardedServer(
    (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        onFault(error);
        response.destroy();
      }),
    PUBLIC_BOUNDS,
    trustedProxies,
  );
}
