import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '../world/ports.ts';

/** One try to send a part. */
export interface Try {
  part: string;
  /** Whether it was answered that the part arrived. A line may break, or its sender die, before that is heard. */
  isAnswered: boolean;
  /** Whether its sender knows that it arrived. */
  isKnown: boolean;
}

/** Stands before a files process and writes down which parts are sent through it, again and again. */
export interface CountingDoor {
  url: string;
  /** In the order in which they began. */
  tries: Try[];
  /** How many parts are on their way. */
  readonly underWay: number;
  /** The sender begins a new life, in which it asks first what has arrived: it knows of everything that was answered. */
  tellSender(): void;
  /** Breaks every connection, and lets none through until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens one. `target` answers the port behind it, whenever somebody comes. */
export async function openCountingDoor(target: () => number): Promise<CountingDoor> {
  const tries: Try[] = [];
  /** The last try on each connection. Who sends the next request on one has heard the answer to the last. */
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
    // Nothing is sent where nobody listens.
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
