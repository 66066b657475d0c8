import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatId, parseId } from '@launchyard/domain/kit';
import { freePorts } from '@launchyard/testing/world/ports';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import type { PublicServer } from '../http/public-server.ts';
import { openEnd, statusOf } from '../signalling/test-ends.ts';
import { createStreamsServer } from '../streams.ts';
import { EMPTY_PLAYER, openPage } from './test-page.ts';
import { here, playing, Visits } from './test-visits.ts';

let visits: Visits;
let others: PublicServer[];
beforeEach(async () => {
  visits = await Visits.open();
  others = [];
});
afterEach(async () => {
  await Promise.all(others.map((other) => other.close()));
  await visits.world.close();
});

/** Another process that would run the same sessions. */
async function openOther() {
  const { fleet, world } = visits;
  const { addresses } = world.config;
  const [signalling] = await freePorts();
  const config = { ...world.config, addresses: { ...addresses, ports: { ...addresses.ports, stream: 0, signalling } } };
  const options = { clock: () => visits.now, fleet, playerDist: EMPTY_PLAYER, log: world.log };
  const other = await createStreamsServer(config, { ...options, tickMilliseconds: 20 });
  others.push(other);
  return { origin: `http://127.0.0.1:${other.port}`, signalling: `http://127.0.0.1:${signalling}` };
}

const readiness = async (origin: string) => (await fetch(`${origin}/ready`)).status;
const ticketOf = (id: string) =>
  new URL(visits.fleet.started.get(id)?.signallingUrl ?? '').searchParams.get('ticket') ?? '';

/** The build of a session comes back. */
async function register(signalling: string, id: string): Promise<void> {
  const streamer = await openEnd(signalling, ticketOf(id));
  streamer.say({ type: 'endpointId', id: 'Any' });
  await streamer.next('endpointIdConfirm');
}

test('a second process waits, says so, and runs nothing until the first one ends; then it takes everything over', async () => {
  const { page, line, id, resume } = await visits.playLive();
  visits.pass(5);
  line.say(here());
  await expect.poll(async () => (await visits.rowOf(id))?.streamedMilliseconds).toBe(5_000);
  const second = await openOther();
  expect(await (await fetch(`${second.origin}/ready`)).json()).toMatchObject({ status: 'waiting' });
  expect(await readiness(visits.origin)).toBe(200);
  await expect(openPage(second.origin, page, { origin: visits.origin })).rejects.toThrow('refused with 503');
  expect(await statusOf(openEnd(second.signalling, ticketOf(id)))).toBe('refused with 503');
  expect((await visits.rowOf(id))?.state).toBe('live');

  await visits.world.stopStreams();
  expect(await line.ended).toBe(1001);
  await expect.poll(() => readiness(second.origin)).toBe(200);
  await register(second.signalling, id);
  const again = await openPage(second.origin, page, { origin: visits.origin });
  again.say({ type: 'play', resume });
  await again.next('connect');
  again.say(playing);
  await again.next('live');
  await expect.poll(async () => visits.rowOf(id)).toMatchObject({ state: 'live', streamedMilliseconds: 5_000 });
  expect(visits.fleet.started.size).toBe(1);
});

test('a process that loses its connection runs nothing until it has another one, and then goes on', async () => {
  const { page, line, id, streamer, resume } = await visits.playLive();
  await visits.breakLock();
  expect(await line.ended).toBe(1001);
  expect(await streamer.ended).toBe(1001);
  await expect.poll(() => readiness(visits.origin)).toBe(200);
  await register(visits.world.config.addresses.signalling, id);
  const again = await visits.play(page, resume);
  await again.next('connect');
  again.say(playing);
  await again.next('live');
  expect(visits.fleet.started.size).toBe(1);
  expect(visits.fleet.stopped).toEqual([]);
});

test('of two processes exactly one goes on when the connection of the first breaks, and ends what is over', async () => {
  const { line, id } = await visits.playLive();
  const { origin } = await openOther();
  await visits.breakLock();
  await line.ended;
  const ready = async () => (await Promise.all([visits.origin, origin].map(readiness))).toSorted((a, b) => a - b);
  await expect.poll(ready).toEqual([200, 503]);
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('reconnecting');
  visits.fleet.forget();
  visits.pass(200);
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('ended');
});

test('a session that somebody was admitted to and nobody runs is found, and gives its place back', async () => {
  const created = { state: 'starting' as const, createdAt: visits.now, seenAt: visits.now, liveAt: null };
  const made = await makeStreamingSession(visits.world, visits.owner, formatId('app', randomUUID()), created);
  const id = parseId('streamingSession', made) ?? '';
  visits.pass(59);
  await visits.playLive();
  expect((await visits.rowOf(id))?.state).toBe('starting');
  const stateLater = async () => {
    // A look at the fleet may have just begun, without this session: it is due again when time passes.
    visits.pass(1);
    return (await visits.rowOf(id))?.state;
  };
  visits.pass(30);
  await expect.poll(stateLater).toBe('ended');
});
