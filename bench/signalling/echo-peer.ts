import { WebSocketServer } from 'ws';

/** A plain server that sends every message back: the least that passing one on can cost. */
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env['PORT']) }, () =>
  process.send?.({ ready: true }),
);
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
});
process.on('SIGTERM', () => process.exit(0));
