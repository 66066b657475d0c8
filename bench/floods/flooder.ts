import { Agent, request as send } from 'node:http';
import { WebSocket } from 'ws';
import type { Flood, Request } from './messages.ts';

/** Another address of this machine than the one that is measured: limits by address are part of what is measured. */
const FROM = '127.0.0.2';
/** What a socket may have on its way: a flood sends as fast as it is read, not as fast as it can fill memory. */
const MAX_BUFFERED_BYTES = 64 * 1024;

process.on('message', (flood: Flood | 'cpu') => {
  if (flood === 'cpu') return;
  if (flood.kind === 'requests') floodRequests(flood);
  else for (let count = 0; count < flood.sockets; count++) floodSocket(flood);
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });

function floodRequests({ request, connections }: Extract<Flood, { kind: 'requests' }>): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: FROM });
  const again = () => void ask(request, agent).then(again);
  for (let count = 0; count < connections; count++) again();
}

/** Resolves when there is an answer, or none will come. */
function ask({ url, method, headers, body }: Request, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const sent = send(url, { method, headers, agent }, (response) => {
      response.resume().on('close', resolve);
    });
    sent.on('error', () => setTimeout(resolve, 10));
    sent.end(body);
  });
}

/** Sends as fast as the other end reads, and comes back when it is ended. */
function floodSocket(flood: Extract<Flood, { kind: 'sockets' }>): void {
  const { url, headers, first, again } = flood;
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers,
    localAddress: FROM,
    perMessageDeflate: false,
  });
  let sent = 0;
  const sendOn = () => {
    while (socket.readyState === socket.OPEN && socket.bufferedAmount < MAX_BUFFERED_BYTES) {
      socket.send(again.replace('$', String((sent += 1))));
    }
    if (socket.readyState === socket.OPEN) setTimeout(sendOn, 1);
  };
  socket.on('open', () => {
    for (const each of first) socket.send(each);
    if (first.length === 0) sendOn();
  });
  socket.once('message', () => sendOn());
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(() => floodSocket(flood), 10));
}
