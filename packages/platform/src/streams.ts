import { FAULT } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { createClientAddress } from '@launchyard/process/client-address';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { findThumbnailUrls } from './apps/thumbnails/urls.ts';
import { findNextVersions } from './apps/versions/next.ts';
import type { PublicConfig } from './config.ts';
import { listenPublicly, type PublicServer } from './http/public-server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { createReadyCheck } from './kit/ready.ts';
import { answerStream, refuseLongAddress, STREAM_HEADERS, type StreamDoor } from './links/stream-door.ts';
import { loadStreamFont, type StreamFont } from './links/stream-font.ts';
import { FONT_PATH } from './links/stream-style.ts';
import { createSignalling } from './signalling/server.ts';
import { HttpRefusal, sendJson, sendRefusal } from './providers/files/http-reply.ts';

/**
 * Answers streaming links, whatever their address, and carries the signalling of their streams, on a separate origin that never sees the panel’s cookie. */
export async function createStreamsServer(
  config: PublicConfig,
  options: { clock?: Clock; log?: Logger; bounds?: ServerBounds } = {},
): Promise<PublicServer> {
  const { clock = systemClock, bounds = PUBLIC_BOUNDS } = options;
  const plainLog = options.log ?? createLog('streams', config.logLevel);
  const database = openDatabase(config.databaseUrl, {
    connections: 6,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'streams');
  const { log } = faults;
  const { addresses, host, signingSecret, trustedProxies } = config;
  const door: StreamDoor = {
    database,
    clock,
    signingSecret,
    isSecure: addresses.stream.startsWith('https:'),
    filesOrigin: addresses.files,
    apps: { findNextVersions, findThumbnailUrls },
    clientAddress: createClientAddress(trustedProxies),
  };
  const signalling = createSignalling({
    signingSecret,
    clock,
    log,
    origins: [...new Set([addresses.stream, addresses.linuxStream, addresses.payPerLaunchStream])],
    iceServers: () => [],
  });
  const checkReady = createReadyCheck(database);
  const font = await loadStreamFont();
  const needs = { door, font, log, checkReady };
  const handle: RequestListener = (request, response) => void answer(needs, request, response);
  const server = createGuardedServer(handle, bounds, trustedProxies);
  server.on('upgrade', (request: IncomingMessage, socket, head) => signalling.upgrade(request, socket, head));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    if (error.code === 'HPE_HEADER_OVERFLOW') return refuseLongAddress(addresses.files, socket);
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  const listening = await listenPublicly(server, host, addresses.ports.stream);
  return {
    port: listening.port,
    async close() {
      await signalling.close();
      await listening.close();
      await faults.close();
      await database.close();
    },
  };
}

interface AnswerNeeds {
  door: StreamDoor;
  font: StreamFont;
  log: Logger;
  checkReady: () => Promise<void>;
}

/** Sets the origin’s headers and turns anything thrown into an answer. */
async function answer(
  { door, font, log, checkReady }: AnswerNeeds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.setHeader(name, value);
  try {
    if (request.url === FONT_PATH) return font.send(response);
    if (request.url === '/health') return sendJson(response, 200, { status: 'ok' });
    if (request.url !== '/ready') return await answerStream(door, request, response);
    await checkReady();
    sendJson(response, 200, { status: 'ready' });
  } catch (error) {
    if (error instanceof HttpRefusal) return sendRefusal(response, error);
    // A client that disconnects is not a fault.
    log[request.socket.destroyed ? 'debug' : 'error']({ err: error, method: request.method }, 'streams: fault');
    sendRefusal(response, new HttpRefusal(500, FAULT.INTERNAL, INTERNAL_MESSAGE));
  }
}
