import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { createClientAddress } from '@launchyard/process/client-address';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { createLog } from '@launchyard/process/log';
import { findNextVersions } from './apps/versions/next.ts';
import { sendAsset } from './assets/send.ts';
import { sendPicture } from './apps/thumbnails/send.ts';
import type { FilesConfig } from './config.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { answerStream, refuseLongAddress, STREAM_HEADERS, type StreamDoor } from './links/streamDoor.ts';
import { allowPanel } from './providers/files/cors.ts';
import { HttpRefusal, sendJson, sendRefusal } from './providers/files/httpReply.ts';
import { openStores } from './providers/files/openStores.ts';
import { createBodies } from './transfers/bodies.ts';
import { takePart, type PartServer } from './transfers/partRequest.ts';
import { openProgressTeller } from './uploads/parts/progressTeller.ts';
import { uploadNotes } from './uploads/timeline/sending.ts';

export interface FilesServer {
  filesPort: number;
  streamPort: number;
  close(): Promise<void>;
}

const CLOSE_SECONDS = 8;

/** Takes parts of uploads in on one origin and answers streaming links on another, so that neither sees the panel's cookie. */
export async function createFilesServer(
  config: FilesConfig,
  options: { clock?: Clock; log?: Logger; bounds?: ServerBounds } = {},
): Promise<FilesServer> {
  const { clock = systemClock, log = createLog('files', config.logLevel), bounds = PUBLIC_BOUNDS } = options;
  const database = openDatabase(config.databaseUrl, {
    connections: 12,
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
  const door: StreamDoor = {
    ...deps,
    signingSecret: config.signingSecret,
    isSecure: config.addresses.stream.startsWith('https:'),
    filesOrigin: config.addresses.files,
    findNextVersions,
    clientAddress: createClientAddress(config.trustedProxies),
  };
  const stream = listener(log, STREAM_HEADERS, (request, response) => answerStream(door, request, response));
  const { host, trustedProxies } = config;
  const { ports } = config.addresses;
  const servers = [
    await listen(createGuardedServer(files, bounds, trustedProxies), host, ports.files),
    await listen(createGuardedServer(stream, bounds, trustedProxies), host, ports.stream),
  ] as const;
  servers[1].on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    if (error.code === 'HPE_HEADER_OVERFLOW') return refuseLongAddress(config.addresses.files, socket);
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return {
    filesPort: portOf(servers[0]),
    streamPort: portOf(servers[1]),
    async close() {
      await Promise.all(servers.map(closeServer));
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

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
}

/** Lets running requests end, for a while. */
async function closeServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_SECONDS * 1000);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
