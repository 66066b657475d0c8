import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The messages of that type; any, if types are not told apart. */
type Of<Told extends { type: string }, T> = [Extract<Told, { type: T }>] extends [never]
  ? Told
  : Extract<Told, { type: T }>;

/** One end of a socket in a test that speaks JSON: what it was told, in order, and how its line ended. */
export interface TestSocket<Told extends { type: string }> {
  socket: WebSocket;
  /** Everything that it was told so far. */
  told: Told[];
  say(message: object | string): void;
  /** The next message of a type that it was not asked for before. */
  next<T extends Told['type']>(type: T): Promise<Of<Told, T>>;
  /** The code that its line ended with. */
  ended: Promise<number>;
}

/** Opens it. Rejects with the status of a refusal. */
export async function openTestSocket<Told extends { type: string }>(
  address: string,
  headers: Record<string, string> = {},
): Promise<TestSocket<Told>> {
  const socket = new WebSocket(address, { headers });
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let asked = 0;
  socket.on('message', (data: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the services as this type
    told.push(JSON.parse(data.toString()) as Told);
    for (const look of waiting) look();
  });
  const ended = once(socket, 'close').then(([code]) => Number(code));
  // One that never opened is told by its error.
  ended.catch(() => undefined);
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
    next: <T extends Told['type']>(type: T) =>
      new Promise<Of<Told, T>>((resolve, reject) => {
        void ended.then((code) => reject(new Error(`the line ended with ${code} before ${type} came`)));
        const look = () => {
          const index = told.findIndex((each, at) => at >= asked && each.type === type);
          const found = told[index];
          if (!found || !isOf(found, type)) return;
          asked = index + 1;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

const isOf = <Told extends { type: string }, T extends Told['type']>(message: Told, type: T): message is Of<Told, T> =>
  message.type === type;
