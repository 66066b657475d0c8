import { fileURLToPath } from 'node:url';
import { PLAYER_PAGE_ELEMENT, type FromPage, type PlayerPage, type ToPage } from '@launchyard/domain/streaming';
import { GOING_AWAY } from '../kit/close-sockets.ts';
import { openTestSocket, type TestSocket } from '../kit/test-socket.ts';

/** A built player with nothing in it: a test plays its part. */
export const EMPTY_PLAYER = fileURLToPath(new URL('empty-player', import.meta.url));

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

/** A stream’s page in a test. */
export interface TestPage extends TestSocket<ToPage> {
  say(message: FromPage | string): void;
  /** Ends the line without a goodbye, as a network does. */
  drop(): void;
  /** Closes it as a browser does that leaves the page. */
  close(): void;
}

/** Opens the line of a page. Rejects with the status of a refusal. */
export async function openPage(
  origin: string,
  { sessionPath, visit }: Pick<PlayerPage, 'sessionPath' | 'visit'>,
  headers: Record<string, string> = {},
): Promise<TestPage> {
  const address = `${origin.replace('http', 'ws')}${sessionPath}?visit=${encodeURIComponent(visit)}`;
  const line = await openTestSocket<ToPage>(address, { origin, ...headers });
  return { ...line, drop: () => line.socket.terminate(), close: () => line.socket.close(GOING_AWAY) };
}
