import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createGuardedServer, QUESTION_BOUNDS } from '@launchyard/process/guarded-server';

export interface Handlers {
  request: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface EarlyServer {
  server: Server;
  port: number;
  /** Answers whoever has come already, and from now on everybody. */
  serve: (handlers: Handlers) => void;
}

/**
 * Listens before there is anybody to answer, since addresses depend on the port that it got. Whoever comes meanwhile waits: a request
 * that no listener takes would otherwise hang for ever.
 */
export async function listenEarly(port: number, host: string, trustedProxies: readonly string[]): Promise<EarlyServer> {
  let handlers: Handlers | null = null;
  const waiting: Array<(those: Handlers) => void> = [];
  const take = (answer: (those: Handlers) => void) => {
    if (handlers) answer(handlers);
    else waiting.push(answer);
  };
  const handle: RequestListener = (request, response) => take((those) => those.request(request, response));
  const server = createGuardedServer(handle, QUESTION_BOUNDS, trustedProxies);
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
  server.on('upgrade', (request, socket, head) => {
    // Whoever waits may go again; nobody else listens to their socket yet.
    socket.on('error', () => socket.destroy());
    take((those) => those.upgrade(request, socket, head));
  });
  server.listen(port, host);
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this form
  const address = server.address() as AddressInfo;
  return {
    server,
    port: address.port,
    serve(those) {
      handlers = those;
      for (const answer of waiting.splice(0)) answer(those);
    },
  };
}
