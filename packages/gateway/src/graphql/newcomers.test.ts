import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { operationCost } from '@launchyard/schema/cost';
import { POINTS_PER_MINUTE } from '@launchyard/domain/session';
import { schema } from '@launchyard/schema/schema';
import { newKey } from '../test-kit/subscribers.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Somebody who floods the API, from an address of their own. */
const FLOODER = '127.0.0.2';
const CONNECTIONS = 60;

interface Sent {
  headers?: () => string;
  body: string;
}

const requestOf = ({ headers = () => '', body }: Sent) =>
  `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers()}Content-Length: ${body.length}\r\n\r\n${body}`;

/** Asks again with each answer, on many connections, until it is stopped. */
async function flood(sent: Sent) {
  const statuses: string[] = [];
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    connect({ port: gateway.port, host: '127.0.0.1', localAddress: FLOODER }),
  );
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      const answers = [...data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
      statuses.push(...answers);
      for (let i = 0; i < answers.length; i++) socket.write(requestOf(sent));
    });
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(requestOf(sent));
  await expect.poll(() => statuses.length).toBeGreaterThan(CONNECTIONS);
  return {
    statuses,
    stop: () => sockets.forEach((socket) => void socket.destroy()),
  };
}

/** Opens a connection, asks once, and waits for the answer. */
async function ask(): Promise<string> {
  const socket = connect({ port: gateway.port, host: '127.0.0.1' });
  socket.write(requestOf({ body: JSON.stringify({ query: '{ __typename }' }) }));
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data).slice(0, 'HTTP/1.1 200'.length);
}

/** How many of a flood are answered while somebody new asks: the median of several. */
async function answeredBetween(flooding: { statuses: readonly string[] }): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 9; i++) {
    const before = flooding.statuses.length;
    // oxlint-disable-next-line no-await-in-loop -- one newcomer after the other
    expect(await ask()).toBe('HTTP/1.1 200');
    counts.push(flooding.statuses.length - before);
  }
  return counts.toSorted((a, b) => a - b)[4] ?? 0;
}

test('a newcomer is answered soon while many connections send a document with a mistake', async () => {
  gateway = await startTestGateway({ schema, operationCost, isPersistedOnly: true });
  const flooding = await flood({ body: JSON.stringify({ query: '{ x' }) });
  const between = await answeredBetween(flooding);
  flooding.stop();
  expect(between).toBeLessThan(CONNECTIONS);
});

test('a newcomer is answered soon while a good key sends long bodies that are not JSON, which it pays for', async () => {
  gateway = await startTestGateway();
  const { token } = newKey(gateway);
  const flooding = await flood({ headers: () => `Authorization: Bearer ${token}\r\n`, body: 'x'.repeat(120_000) });
  const between = await answeredBetween(flooding);
  await expect.poll(() => flooding.statuses.includes('429')).toBe(true);
  flooding.stop();
  expect(between).toBeLessThan(CONNECTIONS);
  expect(flooding.statuses.filter((status) => status === '400').length).toBeLessThan(POINTS_PER_MINUTE.key / 120);
});
