import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { createLog } from '@launchyard/process/log';
import { sendAsset } from './assets/send.ts';
import { sendPicture } from './apps/thumbnails/send.ts';
import type { PublicConfig } from './config.ts';
import { listenPublicly, type PublicServer } from './http/publicServer.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { allowPanel } from './providers/files/cors.ts';
import { HttpRefusal, sendJson, sendRefusal } from './providers/files/httpReply.ts';
import { openStores } from './providers/files/openStores.ts';
import { createBodies } from './transfers/bodies.ts';
import { takePart, type PartServer } from './transfers/partRequest.ts';
import { openProgressTeller } from './uploads/parts/progressTeller.ts';
import { uploadNotes } from './uploads/timeline/sending.ts';

/** Takes parts of files in, and shows pictures and films, on an origin of their own that never sees the panel's cookie. */
export async function createFilesServer(
  config: PublicConfig,
  options: { clock?: Clock; log?: Logger; bounds?: ServerBounds } = {},
): Promise<PublicServer> {
  const { clock = systemClock, log = createLog('files', config.logLevel), bounds = PUBLIC_BOUNDS } = options;
  const database = openDatabase(config.databaseUrl, {
    connections: 10,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const deps = { database, clock, log };
  const teller = openProgressTeller(deps);
  const parts: PartServer = {
    ...deps,
    stores: openStores(config),
    signingSecret: config.signingSecret,
    bodies: createBodies(clock),
    notes: { build: uploadNotes, thumbnail: null, asset: null },
    tell: (kind, transferId) => {
      if (kind === 'build') teller.tell(transferId);
    },
  };
  const files = listener(log, FILES_HEADERS, (request, response) => {
    const isAnswered = allowPanel(config.addresses.panel, request, response);
    return isAnswered ? undefined : answerFiles(parts, request, response);
  });
  const server = createGuardedServer(files, bounds, config.trustedProxies);
  const listening = await listenPublicly(server, config.host, config.addresses.ports.files);
  return {
    port: listening.port,
    async close() {
      await listening.close();
      await teller.close();
      await database.close();
    },
  };
}

const FILES_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};
async function answerFiles(parts: PartServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  const [, alternate, publicId] = /^(\/alternate)?\/parts\/([^/]+)$/.exec(path) ?? [];
  if (publicId !== undefined) {
    if (request.method !== 'PUT') throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'Send a part with PUT.');
    return takePart(parts, { provider: alternate ? 'alternate' : 'default', publicId }, request, response);
  }
  const key = /^\/pictures\/([\w-]+)$/.exec(path)?.[1];
  if (key !== undefined) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'Look at a picture with GET.');
    }
    return sendPicture(parts, key, request, response);
  }
  const [, assetKey, ending] = /^\/assets\/([\w-]+)\.([a-z0-9]+)$/.exec(path) ?? [];
  if (assetKey !== undefined && ending !== undefined) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'Look at a file with GET.');
    }
    return sendAsset(parts, { key: assetKey, ending }, request, response);
  }
  if (path === '/health') return sendJson(response, 200, { status: 'ok' });
  if (path !== '/ready') throw new HttpRefusal(404, 'NOT_FOUND', 'There is nothing at this address.');
  await parts.database.pool.query('select 1');
  sendJson(response, 200, { status: 'ready' });
}

const pathOf = (request: IncomingMessage): string => request.url?.split('?')[0] ?? '/';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Sets the origin's headers and turns whatever is thrown into an answer. */
function listener(log: Logger, headers: Record<string, string>, answer: Answer): RequestListener {
  const run = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    try {
      await answer(request, response);
    } catch (error) {
      if (error instanceof HttpRefusal) return sendRefusal(response, error);
      // Somebody who went away in the middle is no fault of ours; the part is theirs to send again.
      log[request.socket.destroyed ? 'debug' : 'error']({ err: error, method: request.method }, 'files: fault');
      sendRefusal(response, new HttpRefusal(500, 'INTERNAL', INTERNAL_MESSAGE));
    }
  };
  return (request, response) => void run(request, response);
}
