import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { TOKENS, startTestGateway } from '../test-kit/test-gateway.ts';
import { openSocket } from '../test-kit/test-socket.ts';

const POST = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const KEY = `Authorization: Bearer ${TOKENS.key}\r\n`;
const UPGRADE =
  'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n';
/** Frames of a client: a text `{}`, and one with a length that nobody may send. */
const TEXT = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]);
const TOO_LONG = Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

const BODY = JSON.stringify({ query: '{ viewer { id } }' });

test.each<[string, Array<string | Buffer>]>([
  ['in the middle of its headers', [POST]],
  ['before its body', [`${POST}Content-Length: 100\r\n\r\n`]],
  ['in the middle of a body', [`${POST}${KEY}Content-Length: 100\r\n\r\n{"query":`]],
  ['in the middle of a body of any length', [`${POST}${KEY}Transfer-Encoding: chunked\r\n\r\n9\r\n{"query":\r\n`]],
  ['after a chunk that is none', [`${POST}${KEY}Transfer-Encoding: chunked\r\n\r\nzz\r\n`]],
  ['before its answer', [`${POST}${KEY}Content-Length: ${BODY.length}\r\n\r\n${BODY}`]],
  ['after what is no HTTP', ['\u0000\u0001\u0002']],
  ['right after its upgrade', [UPGRADE]],
  ['after a message that is none', [UPGRADE, TEXT]],
  ['after a message with an impossible length', [UPGRADE, TOO_LONG]],
])('a client that goes %s is no fault of ours', async (_, sent) => {
  const gateway = await startTestGateway();
  const sockets: Socket[] = [];
  for (let i = 0; i < 4; i++) {
    const socket = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    // oxlint-disable-next-line no-await-in-loop -- each connects before the next
    await once(socket, 'connect');
    for (const each of sent) socket.write(each);
  }
  // One of each: closed, half closed, reset, reset when something has been answered.
  const [closed, half, reset, answered] = sockets;
  closed?.destroy();
  half?.end();
  reset?.resetAndDestroy();
  const settled = await Promise.race([answered && once(answered, 'data'), gateway.post({ query: '{ __typename }' })]);
  expect(settled).toBeDefined();
  answered?.resetAndDestroy();
  await gateway.close();
  expect(complaints(gateway.logged())).toEqual([]);
});

test('a client that asks for a lot over a socket and goes without reading it is no fault of ours', async () => {
  const gateway = await startTestGateway();
  for (let i = 0; i < 5; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const socket = await openSocket(gateway.port);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await socket.init();
    for (let count = 0; count < 200; count++) socket.send({ type: 'ping' });
    socket.reset();
  }
  expect((await gateway.post({ query: '{ __typename }' })).status).toBe(200);
  await gateway.close();
  expect(complaints(gateway.logged())).toEqual([]);
});

/** What was logged as a fault. A call to the services that the end of this gateway cuts off is a warning. */
const complaints = (logged: string): unknown[] =>
  logged
    .split('\n')
    .filter((line) => line !== '')
    .map((line): { level: number } => JSON.parse(line))
    .filter(({ level }) => level >= 50);
