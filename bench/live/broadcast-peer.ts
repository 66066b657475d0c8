import { WebSocket, WebSocketServer } from 'ws';

/** A plain server that sends a text to all clients, a given number of times. */
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env['PORT']) }, () =>
  process.send?.({ ready: true }),
);

process.on('message', (message: { text: string } | 'cpu') => {
  if (message === 'cpu') return;
  for (const socket of server.clients) if (socket.readyState === WebSocket.OPEN) socket.send(message.text);
});
process.on('SIGTERM', () => process.exit(0));
