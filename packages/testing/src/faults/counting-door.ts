import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '../world/ports.ts';

/** One attempt to send a part. */
export interface Try {
  part: string;
  /** Whether the server acknowledged the part. The connection may break, or the sender die, before the response arrives. */
  isAnswered: boolean;
  /** Whether the sender knows that the part arrived. */
  isKnown: boolean;
}

/** A proxy in front of a files process that records every attempt to send a part. */
export interface CountingDoor {
  url: string;
  /** In the order in which they began. */
  tries: Try[];
  /** The number of parts in flight. */
  readonly underWay: number;
  /** Marks every acknowledged part as known: a restarted sender first asks which parts have arrived. */
  tellSender(): void;
  /** Breaks every connection and refuses new ones until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens the proxy. `target` returns the port behind it, and is called for each request. */
export async function openCountingDoor(target: () => number): Promise<CountingDoor> {
  const tries: Try[] = [];
  /** The last attempt on each connection. A sender that reuses a connection has received the previous response. */
  const lastOn = new WeakMap<Socket, Try>();
  let underWay = 0;
  let isCut = false;

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    const last = lastOn.get(request.socket);
    if (last) last.isKnown = last.isAnswered;
    const number = headers['x-part-number'];
    const sending =
      method === 'PUT'
        ? { part: `${path?.split('/').at(-1)}/${String(number)}`, isAnswered: false, isKnown: false }
        : null;
    if (sending) lastOn.set(request.socket, sending);
    const onward = ask({ host: '127.0.0.1', port: target(), method, path, headers, agent: false });
    // An attempt counts only once the server accepts the connection.
    onward.once('socket', (socket) => socket.once('connect', () => begin(sending, response)));
    onward.on('response', (answer) => {
      if (sending) sending.isAnswered = answer.statusCode === 200;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.on('error', () => onward.destroy());
    response.on('close', () => response.writableFinished || onward.destroy());
    request.pipe(onward);
  };

  const begin = (sending: Try | null, response: ServerResponse) => {
    if (!sending) return;
    tries.push(sending);
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  };

  const server = createServer(pass);
  server.on('connection', (socket) => isCut && socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    tries,
    get underWay() {
      return underWay;
    },
    tellSender() {
      for (const each of tries) each.isKnown ||= each.isAnswered;
    },
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
