import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PATIENCE } from '@launchyard/testing/waits';
import { freePorts, portOf } from '@launchyard/testing/world/ports';
import { clamdScanner } from './clamd.ts';

const stops: Array<() => void> = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A fake clamd that does what the test says; the tests with a real one are in `platform/clamd`. */
async function inItsPlace(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The other side hangs up whenever it likes.
    socket.on('error', () => undefined);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `tcp://127.0.0.1:${portOf(server)}`;
}

async function* someBytes(): AsyncGenerator<Buffer> {
  yield Buffer.from('build');
}

// oxlint-disable-next-line require-yield -- it breaks before it gives anything
async function* broken(): AsyncGenerator<Buffer> {
  throw new Error('damaged');
}

const scanAt = (url: string, idleMilliseconds = PATIENCE) =>
  clamdScanner({ url, maxBytes: 1_000, idleMilliseconds }).scan(someBytes(), 5).catch(String);

test('no server, silence, hanging up and unknown answers are faults, never a clean file', async () => {
  const [port] = await freePorts();
  expect(await scanAt(`tcp://127.0.0.1:${port}`)).toContain('ECONNREFUSED');
  expect(await scanAt(await inItsPlace(() => undefined), 200)).toContain('silent for 200 ms');
  expect(await scanAt(await inItsPlace((socket) => void socket.end()))).toContain('without an answer');
  expect(await scanAt(await inItsPlace((socket) => void socket.resetAndDestroy()))).toContain('ECONNRESET');
  const odd = await inItsPlace(
    (socket) => void socket.once('data', () => socket.end('Can not allocate memory ERROR\0')),
  );
  expect(await scanAt(odd)).toContain('Can not allocate memory ERROR');
});

test('what clamd reports as beyond its limits was not scanned', async () => {
  const words = 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0';
  const url = await inItsPlace((socket) => void socket.once('data', () => socket.end(words)));
  expect(await scanAt(url)).toEqual({ kind: 'overLimit' });
});

test('an error of the content is passed on', async () => {
  const url = await inItsPlace(() => undefined);
  await expect(clamdScanner({ url, maxBytes: 10 }).scan(broken(), 5)).rejects.toThrow('damaged');
});
