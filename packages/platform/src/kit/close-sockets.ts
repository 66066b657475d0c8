import type { WebSocket, WebSocketServer } from 'ws';

/** WebSocket’s code for an end that goes away: the other one may come back. */
export const GOING_AWAY = 1001;

const PATIENCE_MILLISECONDS = 2_000;

/** Ends a socket at once: its other end may go on sending instead of closing, and gets a second for it. */
export function endSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), 1_000).unref();
}

/** Ends every socket with 1001, and those that do not follow a little later without a word. New ones may come. */
export function sendAway(server: WebSocketServer): void {
  for (const socket of server.clients) {
    socket.close(GOING_AWAY, 'Going away');
    const stubborn = setTimeout(() => socket.terminate(), PATIENCE_MILLISECONDS);
    socket.once('close', () => clearTimeout(stubborn));
  }
}

/** The same, and takes no new ones. Resolves when all are gone. */
export async function closeSockets(server: WebSocketServer): Promise<void> {
  sendAway(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
