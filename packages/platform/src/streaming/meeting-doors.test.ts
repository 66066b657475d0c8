import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkDelete } from '@launchyard/contract/links';
import { parseId } from '@launchyard/domain/kit';
import type { PlayerPage } from '@launchyard/domain/streaming';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { freePorts } from '@launchyard/testing/world/ports';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { openEnd } from '../signalling/test-ends.ts';
import { createStreamsServer } from '../streams.ts';
import { configs } from '../tables/configs.ts';
import { EMPTY_PLAYER, openPage } from './test-page.ts';
import { latest, numbers, TestMeetings } from './test-meetings.ts';
import { here, playing } from './test-visits.ts';

let visits: TestMeetings;
beforeEach(async () => void (visits = await TestMeetings.open()));
afterEach(() => visits.world.close());

test('two pages of the host at the same moment are one meeting', async () => {
  const { host: page } = await visits.makeMeeting();
  const lines = await Promise.all([openPage(visits.origin, page), openPage(visits.origin, page)]);
  for (const line of lines) line.say({ type: 'play' });
  expect(await Promise.race(lines.map(({ ended }) => ended))).toBe(4409);
  await visits.registerBuild();
  expect(await visits.openRows()).toHaveLength(1);
});

test('the page of a guest continues no session of the host, and no ticket changes sides', async () => {
  const { guestPage, id, streamer, host } = await visits.startMeeting();
  const { resume } = host.told.find((each) => each.type === 'connect') ?? { resume: '' };
  const guest = await visits.play(guestPage, resume);
  await visits.meet(guest, streamer, id);
  expect(host.socket.readyState).toBe(host.socket.OPEN);
  expect(latest(guest)?.you).toBe(1);
  const [payload = '', ...signatures] = guestPage.visit.split('.');
  const asHost = Buffer.from(payload, 'base64url').toString().replace('"guest"', '"host"');
  const visit = [Buffer.from(asHost).toString('base64url'), ...signatures].join('.');
  const forged: PlayerPage = { ...guestPage, visit };
  await expect(openPage(visits.origin, forged)).rejects.toThrow('refused with 401');
});

test('the lobby hears that the link was deleted, and that it has another password', async () => {
  const deleted = await visits.makeMeeting();
  const guest = await visits.play(deleted.guest);
  await guest.next('lobby');
  const deletion = { linkId: deleted.link.id, revision: deleted.link.revision };
  expectReply(await visits.world.rest(linkDelete, deletion, { token: visits.owner.session }));
  visits.pass(11);
  guest.say(here());
  expect(await guest.next('ended')).toMatchObject({ reason: 'linkRemoved', words: { canStartAgain: false } });
  const closed = await visits.makeMeeting();
  const other = await visits.play(closed.guest);
  await other.next('lobby');
  await visits.play(closed.host);
  await visits.world.database.sql.update(configs).set({ passwordHash: 'another' });
  expect(await other.next('ended')).toMatchObject({ reason: 'linkChanged' });
});

test('a lobby page that falls silent is cut, and one that leaves is forgotten', async () => {
  const { host, guest } = await visits.makeMeeting();
  const silent = await visits.play(guest);
  await silent.next('lobby');
  visits.pass(20);
  expect(await silent.ended).toBe(1001);
  const gone = await visits.play(guest);
  await gone.next('lobby');
  gone.say({ type: 'leave' });
  expect(await gone.next('ended')).toMatchObject({ reason: 'visitorLeft' });
  await visits.play(host);
  await visits.registerBuild();
  expect(await visits.openRows()).toHaveLength(1);
});

test('a meeting outlives the process that runs it, with everybody who is in it', async () => {
  const { hostPage, guestPage, id, host, join } = await visits.startMeeting();
  const { guest } = await join();
  const next = await openElsewhere();
  try {
    const address = `http://127.0.0.1:${next.port}`;
    const ticket = new URL(visits.fleet.started.get(id)?.signallingUrl ?? '').searchParams.get('ticket') ?? '';
    const streamer = await openEnd(next.streamers, ticket);
    streamer.say({ type: 'endpointId', id: 'Any' });
    await streamer.next('endpointIdConfirm');
    const back = await Promise.all([
      openPage(address, hostPage, { origin: visits.origin }),
      openPage(address, guestPage, { origin: visits.origin }),
    ]);
    for (const [index, page] of [host, guest].entries()) {
      const { resume } = page.told.find((each) => each.type === 'connect') ?? {};
      back[index]?.say({ type: 'play', ...(resume !== undefined && { resume }) });
      await back[index]?.next('connect');
      back[index]?.say(playing);
      await back[index]?.next('live');
    }
    await expect
      .poll(() => back.map(numbers))
      .toEqual([
        [0, 1],
        [0, 1],
      ]);
    expect(await visits.openRows()).toHaveLength(2);
    expect(visits.fleet.started.size).toBe(1);
  } finally {
    await next.close();
  }
});

test('guests whose host ended while no process ran are told the reason', async () => {
  const { id: appId } = await makeTestedApp(visits.world, visits.owner, 'Pier');
  const make = (over: Parameters<typeof makeStreamingSession>[3]) =>
    makeStreamingSession(visits.world, visits.owner, appId, { seenAt: visits.now, ...over });
  const hostId = await make({ role: 'host', state: 'ended', end: 'timeOver', endedAt: visits.now });
  await make({ role: 'guest', guestNumber: 1, meetingId: parseId('streamingSession', hostId) });
  const next = await openElsewhere();
  await next.close();
  expect((await visits.rows()).map(({ end }) => end)).toEqual(['timeOver', 'timeOver']);
});

/** The process that runs the same sessions next. */
async function openElsewhere() {
  const { fleet, world } = visits;
  const { addresses } = world.config;
  const [signalling] = await freePorts();
  const config = { ...world.config, addresses: { ...addresses, ports: { ...addresses.ports, stream: 0, signalling } } };
  const options = { clock: () => visits.now, fleet, playerDist: EMPTY_PLAYER, log: world.log };
  await world.stopStreams();
  const server = await createStreamsServer(config, { ...options, tickMilliseconds: 20 });
  return { ...server, streamers: `http://127.0.0.1:${signalling}` };
}
