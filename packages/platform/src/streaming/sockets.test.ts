import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_VIEWERS_OF_ADDRESS } from '@launchyard/domain/signalling';
import { MAX_PAGES_OF_ADDRESS } from '@launchyard/domain/streaming';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import { issueTicket } from '../signalling/ticket.ts';
import { openEnd, statusOf } from '../signalling/test-ends.ts';
import { configs } from '../tables/configs.ts';
import { openPage, type TestPage } from './test-page.ts';
import { here, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open({ trustedProxies: ['127.0.0.1'] })));
afterEach(() => visits.world.close());

const roomOf = (count: number) => `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Whoever looks a link up meanwhile waits until the end. */
const whileNobodyLooksUp = (work: () => Promise<void>) =>
  visits.world.database.sql.transaction(async (tx) => {
    await tx.execute(sql`lock table links in access exclusive mode`);
    await work();
  });

test('a ticket that we did not sign is refused before anything is looked up', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const [payload = '', signature = '', bound = ''] = page.visit.split('.');
  await whileNobodyLooksUp(async () => {
    for (const visit of [payload, `${payload}.`, `${payload}.${bound}`, `${payload}.${bound}.${signature}`]) {
      await expect(openPage(visits.origin, { ...page, visit })).rejects.toThrow('refused with 401');
    }
  });
  await openPage(visits.origin, page);
});

test('a ticket ends with the password that it was issued for, and no other part makes up for that', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const [payload, signature] = page.visit.split('.');
  await expect(openPage(visits.origin, { ...page, visit: `${payload}.${signature}.${signature}` })).rejects.toThrow(
    '401',
  );
  await visits.world.database.sql.update(configs).set({ passwordHash: 'another' });
  await expect(openPage(visits.origin, page)).rejects.toThrow('refused with 401');
});

test('one network address has so many sockets of pages, and one more is refused before anything is looked up', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const open = (address: string) => openPage(visits.origin, page, from(address));
  const lines: TestPage[] = [];
  for (let count = 0; count < MAX_PAGES_OF_ADDRESS; count += 1) lines.push(await open('203.0.113.7'));
  await whileNobodyLooksUp(async () => {
    await expect(open('203.0.113.7')).rejects.toThrow('refused with 429');
    // The same one in another notation.
    await expect(open('::ffff:203.0.113.7')).rejects.toThrow('refused with 429');
  });
  await open('203.0.113.8');
  lines[0]?.close();
  await expect.poll(() => statusOf(open('203.0.113.7'))).toBe('open');
});

test('any number of pages that come with one ticket take one connection to the database from everybody else', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const opening: Promise<TestPage>[] = [];
  await whileNobodyLooksUp(async () => {
    for (let count = 0; count < 30; count += 1) opening.push(openPage(visits.origin, page, from('203.0.113.7')));
    await untilSomebodyWaits(visits.world.database.pool);
    expect((await fetch(`${visits.origin}/ready`)).status).toBe(200);
  });
  expect(await Promise.all(opening)).toHaveLength(30);
});

test('one network address has so many sockets of viewers', async () => {
  const { signingSecret: secret } = visits.world.config;
  const open = (room: string, address: string) => {
    const ticket = issueTicket(secret, { room, viewer: room, side: 'player', now: visits.now });
    return openEnd(visits.origin, ticket, { origin: visits.origin, ...from(address) });
  };
  for (let count = 0; count < MAX_VIEWERS_OF_ADDRESS; count += 1) await open(roomOf(count), '203.0.113.7');
  expect(await statusOf(open(roomOf(1_000), '203.0.113.7'))).toBe('refused with 429');
  await open(roomOf(1_001), '203.0.113.8');
});

test('a page whose socket does not answer is cut off, whatever it says', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const address = `${visits.origin.replace('http', 'ws')}${page.sessionPath}?visit=${page.visit}`;
  const socket = new WebSocket(address, { headers: { origin: visits.origin }, autoPong: false });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.once('open', () => socket.send(JSON.stringify({ type: 'play' })));
  // The clock stands still: it is never silent.
  socket.on('ping', () => socket.send(JSON.stringify(here())));
  expect(await ended).toBe(1006);
});

test('a page that sends nothing but pongs is cut off', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const line = await openPage(visits.origin, page);
  for (let count = 0; count < 2_000; count += 1) line.socket.pong();
  expect(await line.ended).toBe(1008);
});
