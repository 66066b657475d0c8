import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openBalancer, type Balancer } from './balancer.ts';
import { freePorts } from './ports.ts';

const servers = new Map<string, Server>();
let balancer: Balancer | undefined;
afterEach(async () => {
  await balancer?.close();
  for (const name of servers.keys()) await end(name);
});

function listen(name: string, port: number): Promise<void> {
  const server = createServer((request, response) => {
    // One request a connection, so that each is handed out anew.
    response.setHeader('connection', 'close');
    if (request.url === '/half') response.write('half', () => request.socket.resetAndDestroy());
    else response.end(name);
  });
  servers.set(name, server);
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function end(name: string): Promise<void> {
  const server = servers.get(name);
  servers.delete(name);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}

const ask = async (path = '/') => (await fetch(`http://127.0.0.1:${balancer?.port}${path}`)).text();

test('connections are handed out in turn, past those that are dead, and wait while all are', async () => {
  const [port, one, two] = await freePorts();
  balancer = await openBalancer({ port, targets: [one, two] });
  await listen('one', one);
  await listen('two', two);
  expect([await ask(), await ask(), await ask()].toSorted()).not.toEqual(['one', 'one', 'one']);
  await end('one');
  expect([await ask(), await ask(), await ask()]).toEqual(['two', 'two', 'two']);
  await end('two');
  const waiting = ask();
  await listen('one', one);
  expect(await waiting).toBe('one');
});

test('what breaks in the middle of an answer is no end of it', async () => {
  const [port, one] = await freePorts();
  balancer = await openBalancer({ port, targets: [one] });
  await listen('one', one);
  await expect(ask('/half')).rejects.toThrow();
});
