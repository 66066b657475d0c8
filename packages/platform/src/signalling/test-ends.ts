import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SIGNALLING_PATH } from './server.ts';

/** One end of a stream in a test: what it was told, in order, and how its line ended. */
export interface TestEnd {
  socket: WebSocket;
  /** Everything that it was told so far. */
  told: Told[];
  say(message: object | string): void;
  /** The next message of a type that it was not asked for before. */
  next(type: string): Promise<Told>;
  /** The code that its line ended with. */
  ended: Promise<number>;
  leave(): Promise<void>;
}

export interface Told {
  type: string;
  [field: string]: unknown;
}

/** Opens a line like a streamer, or like a browser on a page of `origin`. Rejects with the status of a refusal. */
export async function openEnd(server: string, ticket: string, { origin }: { origin?: string } = {}): Promise<TestEnd> {
  const address = `${server.replace('http', 'ws')}${SIGNALLING_PATH}?ticket=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let asked = 0;
  socket.on('message', (data: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- messages are objects with a type
    told.push(JSON.parse(data.toString()) as Told);
    for (const look of waiting) look();
  });
  const ended = once(socket, 'close').then(([code]) => Number(code));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)));
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    socket,
    told,
    ended,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (type) =>
      new Promise((resolve, reject) => {
        void ended.then((code) => reject(new Error(`the line ended with ${code} before ${type} came`)));
        const look = () => {
          const index = told.findIndex((each, at) => at >= asked && each.type === type);
          const found = told[index];
          if (!found) return;
          asked = index + 1;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async leave() {
      socket.close();
      await ended;
    },
  };
}
