import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressSubject } from '@launchyard/domain/session';
import { createClientAddress, createProxyCheck, createProxyWarning } from './client-address.ts';

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
}

/**
 * GPRS delivers about 5 KB/s, so each of four lanes about 75 KB a minute. A fifth of that still counts as sending; less
 * only occupies a place. An office shares one address, and each of its browsers opens at most six connections.
 */
export const PUBLIC_BOUNDS: ServerBounds = {
  idleSeconds: 60,
  arrival: { seconds: 60, bytes: 16 * 1024 },
  perAddress: 256,
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

/** A public server with limits per client on number, silence and slowness. Its requests are passed to `handle`. */
export function createGuardedServer(
  handle: RequestListener,
  { idleSeconds, arrival, perAddress }: ServerBounds,
  trustedProxies: readonly string[],
): Server {
  const [isProxy, clientOf] = [createProxyCheck(trustedProxies), createClientAddress(trustedProxies)];
  const warnOfProxy = createProxyWarning(isProxy);
  const held = createCounter();
  const turnedAway = new WeakSet<Socket>();
  const stepUp = createLines();
  const isFromProxy = ({ socket }: IncomingMessage) => isProxy(socket.remoteAddress ?? '');
  const enter = (request: IncomingMessage) => held.enter(addressSubject(clientOf(request)), perAddress);

  /** Behind our proxy a socket is its client’s until it closes. One too many becomes a request, which is refused. */
  function takesSocket(request: IncomingMessage): boolean {
    if (!isFromProxy(request)) return true;
    const leave = enter(request);
    if (leave) request.socket.once('close', leave);
    return leave !== null;
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
          response.writeHead(429, { 'retry-after': '60', connection: 'close' }).end();
          return;
        }
        response.once('close', leave);
      }
      handle(request, response);
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

/** Counts how many of something each client holds. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    /** Takes one more and returns a function that gives it back, or null if the client already has `most`. */
    enter(client: string, most: number): (() => void) | null {
      const count = counts.get(client) ?? 0;
      if (count >= most) return null;
      counts.set(client, count + 1);
      return () => {
        const left = (counts.get(client) ?? 1) - 1;
        if (left === 0) counts.delete(client);
        else counts.set(client, left);
      };
    },
  };
}
