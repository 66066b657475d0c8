import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PLAYER_PAGE_ELEMENT, type FromPage, type PlayerPage, type ToPage } from '@launchyard/domain/streaming';

/** A built player with nothing in it: a test plays its part. */
export async function makeEmptyPlayer(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'launchyard-player-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, 'main.js'), '// nothing');
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify({ 'src/main.ts': { file: 'main.js' } }));
  return dist;
}

/** What a link’s page tells its player; null if it has none. */
export async function readPlayerPage(url: string, cookie?: string): Promise<PlayerPage | null> {
  const response = await fetch(url, cookie === undefined ? {} : { headers: { cookie } });
  return findPlayerPage(await response.text());
}

export function findPlayerPage(html: string): PlayerPage | null {
  const [, text] = new RegExp(`id="${PLAYER_PAGE_ELEMENT}">(.*?)</script>`).exec(html) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the services as this type
  return text === undefined ? null : (JSON.parse(text) as PlayerPage);
}

/** A stream’s page in a test: what it was told, and how its line ended. */
export interface TestPage {
  told: ToPage[];
  say(message: FromPage | string): void;
  /** The next message of that type that it was not asked for before. */
  next<T extends ToPage['type']>(type: T): Promise<Extract<ToPage, { type: T }>>;
  /** The code that its line ended with. */
  ended: Promise<number>;
  /** Ends the line without a goodbye, as a network does. */
  drop(): void;
  /** Closes it as a browser does that leaves the page. */
  close(): void;
}

const isOf = <T extends ToPage['type']>(message: ToPage, type: T): message is Extract<ToPage, { type: T }> =>
  message.type === type;

/** Opens the line of a page. Rejects with the status of a refusal. */
export async function openPage(
  origin: string,
  { sessionPath, visit }: Pick<PlayerPage, 'sessionPath' | 'visit'>,
  headers: Record<string, string> = {},
): Promise<TestPage> {
  const address = `${origin.replace('http', 'ws')}${sessionPath}?visit=${encodeURIComponent(visit)}`;
  const socket = new WebSocket(address, { headers: { origin, ...headers } });
  const told: ToPage[] = [];
  const waiting = new Set<() => void>();
  let asked = 0;
  socket.on('message', (data: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the services as this type
    told.push(JSON.parse(data.toString()) as ToPage);
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
    told,
    ended,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: <T extends ToPage['type']>(type: T) =>
      new Promise<Extract<ToPage, { type: T }>>((resolve, reject) => {
        void ended.then((code) => reject(new Error(`the line ended with ${code} before ${type} came`)));
        const look = () => {
          const index = told.findIndex((each, at) => at >= asked && isOf(each, type));
          const found = told[index];
          if (!found || !isOf(found, type)) return;
          asked = index + 1;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    drop: () => socket.terminate(),
    close: () => socket.close(1001),
  };
}
