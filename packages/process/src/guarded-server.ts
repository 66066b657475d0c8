import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  ADDRESS_RATE,
  addressSubject,
  MAX_REQUEST_WAIT_SECONDS,
  TOO_MANY_REQUESTS,
  UPGRADE_UNITS,
} from '@launchyard/domain/session';
import type { Rate } from '@launchyard/domain/kit';
import { createClientAddress, createProxyCheck, createProxyWarning } from './client-address.ts';
import { createCounter } from './counter.ts';
import { createRates } from './rates.ts';

/** What one client may hold of a public server. */
export interface ServerBounds {
  /** A connection without a byte for this long, in either direction, is closed. */
  idleSeconds: number;
  /**
   * The minimum that a request’s body must deliver in each such period. The total time is unlimited: an honest slow
   * line takes hours.
   */
  arrival: { seconds: number; bytes: number };
  /** Connections per address; behind our proxy, pending requests and sockets. */
  perAddress: number;
  /** Requests per address. What comes too early waits; what would have to wait too long is refused. */
  requests: Rate;
  /** How long a request that is refused for that waits for its answer, so that it costs its client more than us. */
  refusalSeconds: number;
}

/** What a server knows of its requests before it reads them. */
export interface RequestJudge {
  /** Whether its sender is known, and counted in another way. By default nobody is. */
  isKnown?: (request: IncomingMessage) => boolean;
  /** How much it uses of its address’s rate. By default one. */
  units?: (request: IncomingMessage) => number;
}

/**
 * GPRS delivers about 5 KB/s, so each of four lanes about 75 KB a minute. A fifth of that still counts as sending; less
 * only occupies a place. An office shares one address, and each of its browsers opens at most six connections.
 */
export const PUBLIC_BOUNDS: ServerBounds = {
  idleSeconds: 60,
  arrival: { seconds: 60, bytes: 16 * 1024 },
  perAddress: 256,
  requests: ADDRESS_RATE,
  refusalSeconds: 5,
};

/**
 * For a server of short requests, some of which wait two minutes for a service behind it, and of long-lived sockets: a
 * browser has one per window, plus six connections.
 */
export const QUESTION_BOUNDS: ServerBounds = { ...PUBLIC_BOUNDS, idleSeconds: 150, perAddress: 4_096 };

/**
 * Pending requests per connection: browsers, proxies and libraries wait for each answer. Without a limit somebody could
 * queue any number of requests at once and exhaust the memory of the process.
 */
const MOST_AHEAD = 8;

/** A public server with limits per client on number, pace, silence and slowness. Its requests are passed to `handle`. */
export function createGuardedServer(
  handle: RequestListener,
  { idleSeconds, arrival, perAddress, requests, refusalSeconds }: ServerBounds,
  trustedProxies: readonly string[],
  { isKnown = () => false, units = () => 1 }: RequestJudge = {},
): Server {
  const [isProxy, clientOf] = [createProxyCheck(trustedProxies), createClientAddress(trustedProxies)];
  const warnOfProxy = createProxyWarning(isProxy);
  const held = createCounter();
  const turnedAway = new WeakSet<Socket>();
  const refusedSockets = new WeakSet<IncomingMessage>();
  const rates = createRates(requests);
  const stepUp = createLines();
  const isFromProxy = ({ socket }: IncomingMessage) => isProxy(socket.remoteAddress ?? '');
  const subjectOf = (request: IncomingMessage) => addressSubject(clientOf(request));
  const enter = (request: IncomingMessage) => held.enter(subjectOf(request), perAddress);

  /** Behind our proxy a socket is its client’s until it closes. One too many becomes a request, which is refused. */
  function takesSocket(request: IncomingMessage): boolean {
    if (!isFromProxy(request)) return true;
    const leave = enter(request);
    if (leave) request.socket.once('close', leave);
    return leave !== null;
  }

  /** A socket does not wait: its client tries again later. One too early becomes a request, which is refused. */
  function isSocketInTime(request: IncomingMessage): boolean {
    const isInTime = isKnown(request) || rates.take(subjectOf(request), UPGRADE_UNITS, 0) === 0;
    if (!isInTime) refusedSockets.add(request);
    return isInTime;
  }

  /** Handles a request when it is in time. */
  function handleInTime(request: IncomingMessage, response: ServerResponse): void {
    const wait = isKnown(request) ? 0 : rates.take(subjectOf(request), units(request), MAX_WAIT_MILLISECONDS);
    const isRefused = wait > MAX_WAIT_MILLISECONDS || refusedSockets.has(request);
    if (wait === 0 && !isRefused) return handle(request, response);
    const answer = () => (isRefused ? refuse(response, wait) : handle(request, response));
    const waiting = setTimeout(answer, isRefused ? refusalSeconds * 1000 : wait);
    response.once('close', () => clearTimeout(waiting));
  }

  const server: Server = createServer(
    {
      requestTimeout: 0,
      headersTimeout: 30_000,
      keepAliveTimeout: 30_000,
      // Some clients offer HTTP/2 with every request: it is answered as it is.
      shouldUpgradeCallback: (request) =>
        server.listenerCount('upgrade') > 0 &&
        request.headers.upgrade?.toLowerCase() === 'websocket' &&
        isSocketInTime(request) &&
        takesSocket(request),
    },
    (request, response) => {
      const { socket } = request;
      if (turnedAway.has(socket)) return;
      if (!stepUp(socket, response)) {
        turnedAway.add(socket);
        socket.destroy();
        return;
      }
      warnOfProxy(request);
      if (isFromProxy(request)) {
        const leave = enter(request);
        if (!leave) {
          refuse(response, 60_000);
          return;
        }
        response.once('close', leave);
      }
      handleInTime(request, response);
    },
  );
  server.prependListener('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isProxy(peer)) return;
    const leave = held.enter(addressSubject(peer), perAddress);
    if (leave) {
      socket.once('close', leave);
      return;
    }
    turnedAway.add(socket);
    socket.end(TOO_MANY);
    socket.destroySoon();
  });
  // Counts from the last byte in either direction and then destroys the socket.
  server.setTimeout(idleSeconds * 1000);
  endSlowBodies(server, arrival);
  return server;
}

const MAX_WAIT_MILLISECONDS = MAX_REQUEST_WAIT_SECONDS * 1000;

function refuse(response: ServerResponse, waitMilliseconds: number): void {
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  const headers = { 'retry-after': String(seconds), 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(429, headers).end(TOO_MANY_REQUESTS);
}

const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Periodically checks the bodies being received, and aborts those that delivered too little since the last check. */
function endSlowBodies(server: Server, { seconds, bytes }: ServerBounds['arrival']): void {
  /** How much its connection had received at the last check; null for those started since. */
  const arriving = new Map<IncomingMessage, number | null>();
  server.on('request', (request) => {
    arriving.set(request, null);
    request.once('close', () => arriving.delete(request));
  });
  const look = () => {
    for (const [request, before] of arriving) {
      const { socket, complete, readableLength } = request;
      if (complete) arriving.delete(request);
      // Bytes that have arrived and wait for us do not make the sender slow.
      else if (before === null || readableLength > 0 || socket.bytesRead - before >= bytes) {
        arriving.set(request, socket.bytesRead);
      } else socket.destroy();
    }
  };
  const looking = setInterval(look, seconds * 1000);
  server.once('close', () => clearInterval(looking));
}

/** Counts the pending requests of each connection; returns false at the limit. */
function createLines(): (socket: Socket, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return (socket, response) => {
    const count = waiting.get(socket) ?? 0;
    if (count >= MOST_AHEAD) return false;
    waiting.set(socket, count + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
