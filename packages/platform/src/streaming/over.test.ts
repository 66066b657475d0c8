import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { secondsAfter } from '../kit/clock.ts';
import { openEnd, statusOf } from '../signalling/test-ends.ts';
import { issueTicket } from '../signalling/ticket.ts';
import { appVersions } from '../tables/apps.ts';
import { endSession } from './end-session.ts';
import { TestMeetings } from './test-meetings.ts';
import type { TestPage } from './test-page.ts';

let visits: TestMeetings;
beforeEach(async () => void (visits = await TestMeetings.open()));
afterEach(() => visits.world.close());

const ticketIn = (address: string) => new URL(address, 'http://any').searchParams.get('ticket') ?? '';
const openStreamer = (ticket: string) => statusOf(openEnd(visits.world.config.addresses.signalling, ticket));
const openPlayer = (ticket: string) => statusOf(openEnd(visits.origin, ticket, { origin: visits.origin }));
const streamersTicket = (id: string) => ticketIn(visits.fleet.started.get(id)?.signallingUrl ?? '');
const playersTicket = ({ told }: TestPage) =>
  ticketIn(told.findLast((each) => each.type === 'connect')?.signallingPath ?? '');

test('when a session ends, the lines of its room end, and its tickets open no other', async () => {
  const { line, id, streamer } = await visits.playLive();
  const forPlayer = playersTicket(line);
  expect(await openStreamer(streamersTicket(id))).toBe('open');
  line.say({ type: 'leave' });
  expect(await streamer.ended).toBe(4412);
  expect(await openStreamer(streamersTicket(id))).toBe('refused with 410');
  expect(await openPlayer(forPlayer)).toBe('refused with 410');
  // Also when nobody here remembers it.
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('ended');
  expect(await openStreamer(streamersTicket(id))).toBe('refused with 410');
});

test('a guest who was sent away does not come back with a ticket for the room, which goes on', async () => {
  const { host, join, id, streamer } = await visits.startMeeting();
  const { guest } = await join();
  // It opened a line already.
  expect(await openPlayer(playersTicket(guest))).toBe('refused with 401');
  const row = (await visits.openRows()).find(({ meetingId }) => meetingId === id);
  await visits.world.database.sql.transaction((tx) => endSession(tx, visits.now, row?.id ?? '', null));
  await guest.next('ended');
  expect(await openPlayer(playersTicket(guest))).toBe('refused with 410');
  expect([host, streamer].map(({ socket }) => socket.readyState)).toEqual([1, 1]);
});

test('the tickets of a test open lines while its upload is tested, and none from its end on', async () => {
  const { world } = visits;
  const owner = await world.person();
  await makeTestedApp(world, owner, 'Harbour');
  const [version = expect.unreachable()] = await world.database.sql.select().from(appVersions);
  const upload = await startUpload(world, owner, 'Quay');
  const versionId = formatId('appVersion', version.id);
  const room = randomUUID();
  const ticket = { room, testedVersion: version.id };
  const { signingSecret } = world.config;
  const forStreamer = issueTicket(signingSecret, {
    ...ticket,
    side: 'streamer',
    expiresAt: secondsAfter(visits.now, 60),
  });
  const forPlayer = () => issueTicket(signingSecret, { ...ticket, side: 'player', now: visits.now });
  await placeUpload(world, upload.id, { state: 'testing', versionId });
  expect(await openStreamer(forStreamer)).toBe('open');
  expect(await openPlayer(forPlayer())).toBe('open');
  await placeUpload(world, upload.id, { state: 'failed', versionId });
  expect(await openStreamer(forStreamer)).toBe('refused with 410');
  expect(await openPlayer(forPlayer())).toBe('refused with 410');
});

test('a room without a session, as a build that starts ahead has it, is open', async () => {
  const { signingSecret } = visits.world.config;
  const room = randomUUID();
  const expiresAt = secondsAfter(visits.now, 60);
  expect(await openStreamer(issueTicket(signingSecret, { room, side: 'streamer', expiresAt }))).toBe('open');
  expect(await openPlayer(issueTicket(signingSecret, { room, side: 'player', now: visits.now }))).toBe('open');
});
