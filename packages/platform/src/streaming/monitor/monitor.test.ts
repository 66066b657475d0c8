import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as contract from '@launchyard/contract/streaming';
import { parseId } from '@launchyard/domain/kit';
import { DEFAULT_PLACES } from '@launchyard/domain/plans';
import { MONITOR_FRESH_SECONDS } from '@launchyard/domain/streaming';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import { makeFakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { endSession } from '../end-session.ts';

let now = new Date('2026-11-20T10:00:00Z');
const fleet = makeFakeFleet();
let world: PlatformWorld;
let owner: TestPerson;
let appId: string;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now, fleet });
  // Sessions that are there when a process begins to run sessions are its own, and end with their silence.
  await vi.waitFor(async () => expect((await fetch(`${world.config.addresses.stream}/ready`)).status).toBe(200));
  return () => world.close();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  owner = await world.person();
  ({ id: appId } = await makeTestedApp(world, owner, 'NightDistrict'));
});

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const listed = async (input: { isOpen: boolean; search?: string }, as = owner) =>
  expectReply(await world.rest(contract.streamingSessionList, input, { token: as.session })).edges.map(
    ({ node }) => node,
  );
const make = (over: Parameters<typeof makeStreamingSession>[3] = {}) =>
  makeStreamingSession(world, owner, appId, { seenAt: now, ...over });

test('an open session is listed for ten minutes of silence by our clock, and no longer', async () => {
  const id = await make();
  now = later(MONITOR_FRESH_SECONDS);
  expect(await listed({ isOpen: true })).toMatchObject([{ id, state: 'live', quality: { framesPerSecond: 60 } }]);
  now = later(1);
  expect(await listed({ isOpen: true })).toEqual([]);
});

test('sessions are found by application and link, in any case, and belong to one account', async () => {
  await make({ linkName: 'Trade fair' });
  await make({ linkName: '100%' });
  expect(await listed({ isOpen: true, search: 'TRADE' })).toMatchObject([{ linkName: 'Trade fair' }]);
  expect(await listed({ isOpen: true, search: '0%' })).toMatchObject([{ linkName: '100%' }]);
  expect(await listed({ isOpen: true, search: 'night' })).toHaveLength(2);
  expect(await listed({ isOpen: true }, await world.person())).toEqual([]);
});

test('nobody is shown the network address of a visitor', async () => {
  await make({ clientAddress: '203.0.113.24' });
  expect(JSON.stringify(await listed({ isOpen: true }))).not.toContain('203.0.113');
});

test('a session is ended once, with a word, and stays as it ended', async () => {
  const id = await make();
  const end = (word?: string) =>
    world.rest(contract.streamingSessionEnd, { streamingSessionId: id, word }, { token: owner.session });
  const both = await Promise.all([end('We close now.'), end()]);
  const endings = both.map((reply) => expectReply(reply).streamingSession);
  expect(endings).toMatchObject([{ end: 'endedByOwner' }, { end: 'endedByOwner' }]);
  now = later(60);
  expect(expectReply(await end()).streamingSession.endedAt).toBe(endings[0]?.endedAt);
  expect(await listed({ isOpen: true })).toEqual([]);
  expect(await listed({ isOpen: false })).toMatchObject([{ id }]);
});

test('whoever ends what another is just ending is told how it ended', async () => {
  const id = await make();
  const asked = await world.database.sql.transaction(async (tx) => {
    await endSession(tx, now, parseId('streamingSession', id) ?? '', 'We close now.');
    const reply = world.rest(contract.streamingSessionEnd, { streamingSessionId: id }, { token: owner.session });
    await untilSomebodyWaits(world.database.pool);
    return { reply };
  });
  expect(expectReply(await asked.reply).streamingSession).toMatchObject({ state: 'ended', end: 'endedByOwner' });
});

test.each([
  ['a stranger', async () => ({ token: (await world.person()).session }), 'STREAMING_SESSION_NOT_FOUND'],
  ['a word that turns its text around', async () => ({ token: owner.session }), 'END_WORD_CHARACTERS'],
])('%s ends nothing', async (_, as, code) => {
  const id = await make();
  const word = code === 'END_WORD_CHARACTERS' ? 'a\u202Eb' : 'Bye';
  const refused = await world.rest(contract.streamingSessionEnd, { streamingSessionId: id, word }, await as());
  expect(JSON.stringify(refused)).toContain(code);
  expect(await listed({ isOpen: true })).toHaveLength(1);
});

test('a meeting is one session with its people; ending it ends all', async () => {
  const id = await make({ role: 'host' });
  const meetingId = parseId('streamingSession', id);
  await make({ role: 'guest', meetingId, guestNumber: 1 });
  await make({ role: 'guest', meetingId, guestNumber: 2, state: 'queued', liveAt: null });
  await make({ role: 'guest', meetingId, guestNumber: 3, state: 'ended', end: 'visitorLeft', endedAt: now });
  expect(await listed({ isOpen: true })).toMatchObject([{ id, role: 'host', people: 2 }]);
  const figures = () => world.rest(contract.streamingFigures, {}, { token: owner.session });
  // Places are of people, sessions and minutes of meetings.
  expect(expectReply(await figures())).toMatchObject({
    streamingCount: 2,
    waitingCount: 1,
    todayCount: 1,
    todaySeconds: 60,
  });
  await world.rest(contract.streamingSessionEnd, { streamingSessionId: id }, { token: owner.session });
  expect(expectReply(await figures())).toMatchObject({ streamingCount: 0, waitingCount: 0 });
  expect(await listed({ isOpen: false })).toMatchObject([{ id, end: 'endedByOwner', people: 3 }]);
});

test('the figures of now and today', async () => {
  await make({ streamedMilliseconds: 90_000 });
  await make({ state: 'queued', createdAt: later(-40), streamedMilliseconds: 0 });
  await make({ state: 'ended', end: 'visitorLeft', endedAt: now, streamedMilliseconds: 30_000 });
  await make({ state: 'ended', end: 'visitorLeft', endedAt: now, createdAt: later(-86_400) });
  expect(expectReply(await world.rest(contract.streamingFigures, {}, { token: owner.session }))).toEqual({
    streamingCount: 1,
    places: DEFAULT_PLACES,
    waitingCount: 1,
    longestWaitSeconds: 40,
    todayCount: 3,
    todaySeconds: 120,
  });
});

test('quality and log belong to a session of the account; without a fleet there is no log', async () => {
  const id = await make();
  const ask = async (as: TestPerson) => {
    const token = { token: as.session };
    const { samples } = expectReply(await world.rest(contract.streamingSamples, { streamingSessionId: id }, token));
    const { log } = expectReply(await world.rest(contract.streamingBuildLog, { streamingSessionId: id }, token));
    return { count: samples.length, log };
  };
  expect(await ask(owner)).toEqual({ count: 6, log: null });
  expect(await ask(await world.person())).toEqual({ count: 0, log: null });
  fleet.isSilent = true;
  expect((await ask(owner)).log).toBeNull();
  fleet.isSilent = false;
});
