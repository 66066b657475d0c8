import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { portOf } from './ports.ts';
import { openLine, openRoughLine, type Troubles } from './rough-line.ts';

async function anEcho(troubles: Partial<Troubles>) {
  const server = createServer((request, response) => void request.pipe(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await openRoughLine(portOf(server), { delayMs: 0, resetAfterBytes: null, seed: 1, ...troubles });
  const say = async (words: string) => (await fetch(line.url, { method: 'POST', body: words })).text();
  const close = async () => {
    await line.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { line, say, close };
}

test('an undisturbed proxy delivers everything', async () => {
  const { say, close } = await anEcho({ delayMs: 1 });
  const long = 'hangar '.repeat(3_000_000);
  expect(await say(long)).toBe(long);
  await close();
});

test('a connection that breaks after so many bytes fails a request that needs more', async () => {
  const { line, say, close } = await anEcho({ resetAfterBytes: [20_000, 30_000] });
  await expect(say('x'.repeat(100_000))).rejects.toThrow('fetch failed');
  expect(line.resets).toBe(1);
  expect(await say('short')).toBe('short');
  await close();
});

test('a cut proxy lets nothing through until it is restored', async () => {
  const { line, say, close } = await anEcho({});
  line.cut();
  await expect(say('anybody?')).rejects.toThrow('fetch failed');
  line.restore();
  expect(await say('again')).toBe('again');
  await close();
});

test('a frozen proxy keeps its connections and lets nothing through until it is thawed', async () => {
  const { line, say, close } = await anEcho({});
  line.freeze();
  let isThere = false;
  const answer = say('slowly').then((text) => {
    isThere = true;
    return text;
  });
  // Responses on other connections serve as the clock.
  const other = await anEcho({});
  for (let said = 0; said < 10; said++) expect(await other.say('quickly')).toBe('quickly');
  expect(isThere).toBe(false);
  line.thaw();
  expect(await answer).toBe('slowly');
  await close();
  await other.close();
});

test('a proxy with two targets alternates, and uses the other one if one is down', async () => {
  const heard = [0, 0];
  const servers = heard.map((_, index) =>
    createServer((_request, response) => {
      heard[index] = (heard[index] ?? 0) + 1;
      response.setHeader('connection', 'close').end();
    }),
  );
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await openLine(...servers.map(portOf));
  for (let request = 0; request < 4; request++) await (await fetch(line.url)).text();
  expect(heard).toEqual([2, 2]);
  await new Promise((resolve) => servers[0]?.close(resolve));
  for (let request = 0; request < 4; request++) await (await fetch(line.url)).text();
  expect(heard).toEqual([2, 6]);
  await line.close();
  await new Promise((resolve) => servers[1]?.close(resolve));
});
