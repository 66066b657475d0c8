import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../world/ports.ts';

/** One try to send a part. */
export interface Try {
  part: string;
  /** Whether its sender can have heard that it arrived. */
  isAcknowledged: boolean;
  /** When that was said, by the steady clock. */
  acknowledgedAt: number;
}

/** What was said so shortly before a line was cut may not have been heard. */
const UNHEARD_MILLISECONDS = 500;

/** Stands before a files process and writes down which parts are sent through it, again and again. */
export interface CountingDoor {
  url: string;
  /** In the order in which they began. */
  tries: Try[];
  /** How many parts are on their way. */
  readonly underWay: number;
  /** Breaks every connection, and lets none through until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens one. `target` answers the port behind it, whenever somebody comes. */
export async function openCountingDoor(target: () => number): Promise<CountingDoor> {
  const tries: Try[] = [];
  let underWay = 0;
  let isCut = false;

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    const number = headers['x-part-number'];
    const sending =
      method === 'PUT'
        ? { part: `${path?.split('/').at(-1)}/${String(number)}`, isAcknowledged: false, acknowledgedAt: 0 }
        : null;
    const onward = ask({ host: '127.0.0.1', port: target(), method, path, headers, agent: false });
    // Nothing is sent where nobody listens.
    onward.once('socket', (socket) => socket.once('connect', () => begin(sending, response)));
    onward.on('response', (answer) => {
      if (sending && answer.statusCode === 200) {
        Object.assign(sending, { isAcknowledged: true, acknowledgedAt: performance.now() });
      }
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
    cut() {
      isCut = true;
      const since = performance.now() - UNHEARD_MILLISECONDS;
      for (const each of tries) each.isAcknowledged &&= each.acknowledgedAt < since;
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
