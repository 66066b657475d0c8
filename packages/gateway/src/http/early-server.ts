import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { messageUnits, OPERATION_LIMITS } from '@launchyard/domain/session';
import { createGuardedServer, type ServerBounds } from '@launchyard/process/guarded-server';

export interface Handlers {
  /** Whether a request has a credential that is known to be good, and so pays for itself. */
  isKnown: (request: IncomingMessage) => boolean;
  request: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface EarlyServer {
  server: Server;
  port: number;
  /** Answers the waiting requests, and all later ones. */
  serve: (handlers: Handlers) => void;
}

/**
 * Listens before requests can be answered, because addresses depend on the assigned port. Requests wait meanwhile: one
 * without a handler would hang forever.
 */
export async function listenEarly(
  port: number,
  host: string,
  trustedProxies: readonly string[],
  bounds: ServerBounds,
): Promise<EarlyServer> {
  let handlers: Handlers | null = null;
  const waiting: Array<(those: Handlers) => void> = [];
  const take = (answer: (those: Handlers) => void) => {
    if (handlers) answer(handlers);
    else waiting.push(answer);
  };
  const handle: RequestListener = (request, response) => take((those) => those.request(request, response));
  const server = createGuardedServer(handle, bounds, trustedProxies, {
    isKnown: (request) => handlers?.isKnown(request) ?? false,
    // A body that does not say how long it is may be as long as allowed.
    units: ({ headers }) =>
      messageUnits(
        headers['transfer-encoding'] === undefined
          ? Math.min(Number(headers['content-length'] ?? 0), OPERATION_LIMITS.bytes)
          : OPERATION_LIMITS.bytes,
      ),
  });
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
  server.on('upgrade', (request, socket, head) => {
    // A waiting client may disconnect, and nobody else listens to its socket yet.
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
