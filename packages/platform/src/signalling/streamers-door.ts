import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Signalling } from './server.ts';

/** A streamer asks for its socket as soon as it is connected. */
const ASK_MILLISECONDS = 10_000;
/** Connections that have not become a socket. */
const MOST_WAITING = 256;

/**
 * A server for the sockets of streamers, and for nothing else. The builds of a fleet may all come from one network
 * address, so none is counted by it: of the connections that ask for nothing, the oldest gives way to the newest.
 */
export function createStreamersDoor(signalling: Pick<Signalling, 'upgrade'>): Server {
  const waiting = new Set<Duplex>();
  const server = createServer(
    {
      headersTimeout: ASK_MILLISECONDS,
      requestTimeout: ASK_MILLISECONDS,
      connectionsCheckingInterval: 1_000,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (_, response) => response.writeHead(404, { connection: 'close', 'content-length': 0 }).end(),
  );
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
    const [oldest] = waiting;
    if (waiting.size > MOST_WAITING) oldest?.destroy();
  });
  server.on('upgrade', (request, socket, head) => {
    void signalling.upgrade(request, socket, head, 'streamer').then((isOpen) => {
      // A connection that was refused may stay open at its other end.
      if (isOpen) waiting.delete(socket);
      return undefined;
    });
  });
  return server;
}
