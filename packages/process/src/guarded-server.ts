import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressSubject } from '@launchyard/domain/session';
import { createClientAddress, createProxyCheck, createProxyWarning } from './client-address.ts';

/** What one client may hold of a server that anybody reaches. */
export interface ServerBounds {
  /** A connection on which no byte moves for so long, in either direction, is closed. */
  idleSeconds: number;
  /** The body of a request brings at least this much in each such while. There is no limit in all: an honest slow line takes hours. */
  arrival: { seconds: number; bytes: number };
  /** Connections of one address; behind a proxy of ours, requests under way. */
  perAddress: number;
}

/**
 * A line of GPRS brings some 5 KB/s, so each of four lanes some 75 KB a minute: a fifth of that is still a sender, less is somebody who holds
 * a place. Offices stand behind one address, each browser there with six connections at most.
 */
export const PUBLIC_BOUNDS: ServerBounds = {
  idleSeconds: 60,
  arrival: { seconds: 60, bytes: 16 * 1024 },
  perAddress: 256,
};

/**
 * For a server of short questions, some of which wait two minutes for a service behind it, and of sockets that stay: a browser has one for
 * each window, and six connections beside.
 */
export const QUESTION_BOUNDS: ServerBounds = { ...PUBLIC_BOUNDS, idleSeconds: 150, perAddress: 4_096 };

/**
 * Requests that one connection has under way: browsers, proxies and libraries wait for each answer. Without an end, as many would be waiting
 * on each as somebody can write in a moment, and they would take the memory of the process.
 */
const MOST_AHEAD = 8;

/** A server that anybody reaches, with bounds for each client in number, silence and slowness. Its requests come to `handle`. */
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

  const server = createServer(
    { requestTimeout: 0, headersTimeout: 30_000, keepAliveTimeout: 30_000 },
    (request, response) => {
      const { socket } = request;
      if (turnedAway.has(socket)) return;
      if (!stepUp(socket, response)) {
        turnedAway.add(socket);
        socket.destroy();
        return;
      }
      warnOfProxy(request);
      if (isProxy(socket.remoteAddress ?? '')) {
        const leave = held.enter(addressSubject(clientOf(request)), perAddress);
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

/** Looks now and then at the bodies that are arriving, and ends those that brought too little since it looked before. */
function endSlowBodies(server: Server, { seconds, bytes }: ServerBounds['arrival']): void {
  /** How much its connection had brought at the last look; null for what began since. */
  const arriving = new Map<IncomingMessage, number | null>();
  server.on('request', (request) => {
    arriving.set(request, null);
    request.once('close', () => arriving.delete(request));
  });
  const look = () => {
    for (const [request, before] of arriving) {
      const { socket, complete, readableLength } = request;
      if (complete) arriving.delete(request);
      // What has arrived and waits for us is not the sender's slowness.
      else if (before === null || readableLength > 0 || socket.bytesRead - before >= bytes) {
        arriving.set(request, socket.bytesRead);
      } else socket.destroy();
    }
  };
  const looking = setInterval(look, seconds * 1000);
  server.once('close', () => clearInterval(looking));
}

/** Counts what each connection waits for; false when that is as much as it may. */
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

/** How many of something each client holds. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    /** Takes one more and answers how to give it back, or null when the client has `most` already. */
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
