import { FAULT } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import type { Fleet } from '@launchyard/contract/fleet';
import { createClientAddress, createCountryReader } from '@launchyard/process/client-address';
import { addressSubject } from '@launchyard/domain/session';
import { MAX_VIEWERS_OF_ADDRESS } from '@launchyard/domain/signalling';
import { MAX_PAGES_OF_ADDRESS } from '@launchyard/domain/streaming';
import { createCounter } from '@launchyard/process/counter';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { createLog } from '@launchyard/process/log';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import { openFaultReports } from './alerts/fault-reports.ts';
import { findThumbnailUrls } from './apps/thumbnails/urls.ts';
import { findNextVersions } from './apps/versions/next.ts';
import type { StreamsConfig } from './config.ts';
import { listenPublicly, type PublicServer } from './http/public-server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { createReadyCheck } from './kit/ready.ts';
import {
  answerStream,
  createLookUps,
  refuseLongAddress,
  STREAM_HEADERS,
  type StreamDoor,
} from './links/stream-door.ts';
import { loadStreamFont, type StreamFont } from './links/stream-font.ts';
import { FONT_PATH } from './links/stream-style.ts';
import { loadPlayer, PLAYER_PATH } from './links/player-files.ts';
import { restFleet } from './providers/fleet/rest-fleet.ts';
import { SESSION_PATH } from './streaming/socket.ts';
import { createPlatformCheck } from './streaming/platform-check.ts';
import { openStreaming, type Streaming } from './streaming/streaming.ts';
import { signallingOrigin } from './signalling/origin.ts';
import { createSignalling } from './signalling/server.ts';
import { createStreamersDoor } from './signalling/streamers-door.ts';
import { turnServer } from './signalling/turn.ts';
import { HttpRefusal, sendJson, sendRefusal } from './providers/files/http-reply.ts';

export interface StreamsOptions {
  clock?: Clock;
  log?: Logger;
  bounds?: ServerBounds;
  /** Default: the fleet of the config. */
  fleet?: Fleet;
  /** The folder of the built player. */
  playerDist?: string;
  /** How often sessions do what is due. */
  tickMilliseconds?: number;
}

/**
 * Answers streaming links, whatever their address, and carries the signalling of their streams, on a separate origin that never sees the panel’s cookie. */
export async function createStreamsServer(config: StreamsConfig, options: StreamsOptions = {}): Promise<PublicServer> {
  const { clock = systemClock, bounds = PUBLIC_BOUNDS } = options;
  const plainLog = options.log ?? createLog('streams', config.logLevel);
  const database = openDatabase(config.databaseUrl, {
    // One of them is the lock of the sessions.
    connections: 7,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'streams');
  const { log } = faults;
  const { addresses, host, signingSecret, trustedProxies, turn } = config;
  const fleet = options.fleet ?? (config.fleet ? restFleet(config.fleet) : undefined);
  const files = fleet ? await loadPlayer(options.playerDist) : null;
  const origins = [...new Set([addresses.stream, addresses.linuxStream, addresses.payPerLaunchStream])];
  const clientAddress = createClientAddress(trustedProxies);
  const apps = { findNextVersions, findThumbnailUrls };
  const runs = fleet && createPlatformCheck(fleet, clock);
  const door: StreamDoor = {
    database,
    clock,
    signingSecret,
    isSecure: addresses.stream.startsWith('https:'),
    filesOrigin: addresses.files,
    apps,
    clientAddress,
    lookUps: createLookUps(),
    player: files && runs ? { files, sessionPath: SESSION_PATH, runs } : null,
    socketOrigins: origins.map((origin) => origin.replace(/^http/, 'ws')),
  };
  const signalling = createSignalling({
    signingSecret,
    clock,
    log,
    origins,
    // Whoever has a line was admitted, or is the build of somebody who was.
    iceServers: (_side, room) => (turn ? [turnServer(turn, room, clock())] : []),
    watch: (room, event, viewer) => streaming?.watch(room, event, viewer),
    // The test of a build is nobody’s visit: it has no viewer, and nobody to share with.
    mayControl: (room, viewer) => viewer === '' || (streaming?.mayControl(room, viewer) ?? true),
    isOver: (ticket) => (streaming ? streaming.isOver(ticket) : Promise.resolve(false)),
  });
  const streaming =
    fleet && runs
      ? await openStreaming({
          database,
          clock,
          log,
          signingSecret,
          fleet,
          runs,
          signalling,
          apps,
          origins,
          clientAddress,
          filesOrigin: addresses.files,
          hasRelay: turn !== undefined,
          signallingOrigin: signallingOrigin('streamer', addresses, config.fleet),
          countryOf: createCountryReader(trustedProxies, config.countryHeader),
          ...(options.tickMilliseconds !== undefined && { tickMilliseconds: options.tickMilliseconds }),
        })
      : null;
  const checkReady = createReadyCheck(database);
  const font = await loadStreamFont();
  const needs = { door, font, log, checkReady, streaming };
  const handle: RequestListener = (request, response) => void answer(needs, request, response);
  const server = createGuardedServer(handle, bounds, trustedProxies);
  const [pages, viewers] = [createCounter(), createCounter()];
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const asked = streaming?.isItsOwn(request.url) ? streaming : null;
    const client = addressSubject(clientAddress(request));
    const leave = asked ? pages.enter(client, MAX_PAGES_OF_ADDRESS) : viewers.enter(client, MAX_VIEWERS_OF_ADDRESS);
    if (!leave) {
      socket.on('error', () => socket.destroy());
      return rejectUpgrade(socket, '429 Too Many Requests');
    }
    socket.once('close', leave);
    const opening = asked ? asked.upgrade(request, socket, head) : signalling.upgrade(request, socket, head, 'player');
    opening.catch((error: unknown) => {
      log.error({ err: error }, 'streams: a socket could not be opened');
      socket.destroy();
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    if (error.code === 'HPE_HEADER_OVERFLOW') return refuseLongAddress(addresses.files, socket);
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  const [listening, streamersDoor] = await Promise.all([
    listenPublicly(server, host, addresses.ports.stream),
    listenPublicly(createStreamersDoor(signalling), host, addresses.ports.signalling),
  ]);
  return {
    port: listening.port,
    async close() {
      await streaming?.close();
      await signalling.close();
      await Promise.all([listening.close(), streamersDoor.close()]);
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
  streaming: Streaming | null;
}

/** Sets the origin’s headers and turns anything thrown into an answer. */
async function answer(
  { door, font, log, checkReady, streaming }: AnswerNeeds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.setHeader(name, value);
  try {
    if (request.url === FONT_PATH) return font.send(response);
    if (request.url === '/health') return sendJson(response, 200, { status: 'ok' });
    if (request.url?.startsWith(PLAYER_PATH) && door.player?.files.send(request, response)) return;
    if (await streaming?.answer(request, response)) return;
    if (request.url !== '/ready') return await answerStream(door, request, response);
    await checkReady();
    if (streaming?.isRunning() === false) {
      return sendJson(response, 503, { status: 'waiting', reason: 'Another process runs the sessions of streams.' });
    }
    sendJson(response, 200, { status: 'ready' });
  } catch (error) {
    if (error instanceof HttpRefusal) return sendRefusal(response, error);
    // A client that disconnects is not a fault.
    log[request.socket.destroyed ? 'debug' : 'error']({ err: error, method: request.method }, 'streams: fault');
    sendRefusal(response, new HttpRefusal(500, FAULT.INTERNAL, INTERNAL_MESSAGE));
  }
}
