import type { WebSocket, WebSocketServer } from 'ws';

/** The question whether the sockets of a server are alive. */
export interface Keepalive {
  /** Whether a socket was cut because it did not answer. */
  hasCut(socket: WebSocket): boolean;
  end(): void;
}

/**
 * Asks every socket of a server, each so many milliseconds, whether it is alive, and cuts those that have not answered
 * since the last time.
 */
export function keepAlive(server: WebSocketServer, milliseconds: number): Keepalive {
  const [unanswered, cut] = [new WeakSet<WebSocket>(), new WeakSet<WebSocket>()];
  function ask(socket: WebSocket): void {
    if (unanswered.has(socket)) {
      cut.add(socket);
      return socket.terminate();
    }
    unanswered.add(socket);
    socket.once('pong', () => unanswered.delete(socket));
    if (socket.readyState === socket.OPEN) socket.ping();
  }
  const asking = setInterval(() => server.clients.forEach(ask), milliseconds).unref();
  return { hasCut: (socket) => cut.has(socket), end: () => clearInterval(asking) };
}
