import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import type { Signalling } from './server.ts';

/** A streamer asks for its socket as soon as it is connected. Shorter than a server that closes waits for connections. */
const ASK_MILLISECONDS = 7_000;
/** Connections that have not become a socket. */
const MOST_WAITING = 256;
const MOST_HEAD_BYTES = 16 * 1024;

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
    ({ socket }) => refuse(socket),
  );
  const parsers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
    const [oldest] = waiting;
    if (waiting.size > MOST_WAITING) oldest?.destroy();
    readHead(socket, (head) => {
      for (const parse of parsers) parse.call(server, socket);
      socket.emit('data', head);
    });
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

/**
 * Passes on the head of a connection’s only request. A streamer says nothing more before it has its answer; whoever does
 * is refused: the parser would handle every request of what was read, thousands at once.
 */
function readHead(socket: Socket, pass: (head: Buffer) => void): void {
  let head = Buffer.alloc(0);
  const late = setTimeout(() => socket.destroy(), ASK_MILLISECONDS);
  const stop = () => {
    clearTimeout(late);
    socket.off('data', read).off('error', stop).off('close', stop);
  };
  const read = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1 && head.length <= MOST_HEAD_BYTES) return;
    stop();
    if (end + 4 === head.length) pass(head);
    else refuse(socket);
  };
  socket.on('data', read).on('error', stop).on('close', stop);
}

/** Reads nothing more of it. */
function refuse(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.pause();
  rejectUpgrade(socket, '404 Not Found');
}
