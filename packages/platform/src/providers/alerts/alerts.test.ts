import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openJobs, type Jobs } from '../../kit/jobs.ts';
import { alerts } from '../tables.ts';
import { enqueueAlert } from './enqueue.ts';

const received: unknown[] = [];
let isDown = true;
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push(await json(request));
  response.writeHead(isDown ? 503 : 200).end();
}

let channel: Server;
let world: PlatformWorld;
let jobs: Jobs;
beforeAll(async () => {
  channel = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => channel.listen(0, '127.0.0.1', resolve));
  const address = channel.address();
  if (address === null || typeof address === 'string') throw new Error('the channel has no port');
  const alertUrl = `http://127.0.0.1:${address.port}/hook`;
  world = await startPlatform({ withWorker: true, config: { alertUrl } });
  jobs = await openJobs(world.config.databaseUrl, { log: world.log, supervises: false });
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
  channel.close();
});

const sent = (text: string) => world.database.sql.$count(alerts, eq(alerts.text, text));

test('an alert is posted to the channel, again while that is down, and then no more', async () => {
  await world.database.sql.transaction((tx) => enqueueAlert(tx, jobs, new Date(), 'Upload upl_1 is stuck.'));
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 10_000);
  isDown = false;
  const waiting = async () =>
    (await world.database.sql.select().from(alerts)).filter(({ sentAt }) => sentAt === null).length;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), 15_000);
  expect(new Set(received.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"text":"Upload upl_1 is stuck."}']));
});

test('what is not committed is not told', async () => {
  const undone = world.database.sql.transaction(async (tx) => {
    await enqueueAlert(tx, jobs, new Date(), 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await sent('undone')).toBe(0);
});
