import type { WebSocketServer } from 'ws';

/** WebSocket’s code for an end that goes away: the other one may come back. */
export const GOING_AWAY = 1001;

const PATIENCE_MILLISECONDS = 2_000;

/** Ends every socket with 1001, and those that do not follow a little later without a word. */
export async function closeSockets(server: WebSocketServer): Promise<void> {
  for (const socket of server.clients) socket.close(GOING_AWAY, 'Going away');
  const gone = new Promise<void>((resolve) => server.close(() => resolve()));
  const stubborn = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), PATIENCE_MILLISECONDS);
  await gone;
  clearTimeout(stubborn);
}
