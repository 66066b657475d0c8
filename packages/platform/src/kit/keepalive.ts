import type { WebSocket, WebSocketServer } from 'ws';

/**
 * Asks every socket of a server, each so many milliseconds, whether it is alive, and cuts those that have not answered
 * since the last time. Returns what ends that.
 */
export function keepAlive(server: WebSocketServer, milliseconds: number): () => void {
  const unanswered = new WeakSet<WebSocket>();
  function ask(socket: WebSocket): void {
    if (unanswered.has(socket)) return socket.terminate();
    unanswered.add(socket);
    socket.once('pong', () => unanswered.delete(socket));
    if (socket.readyState === socket.OPEN) socket.ping();
  }
  const asking = setInterval(() => server.clients.forEach(ask), milliseconds).unref();
  return () => clearInterval(asking);
}
