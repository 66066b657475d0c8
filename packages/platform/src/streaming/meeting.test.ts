import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_PLACES } from '@launchyard/domain/plans';
import { GRACE_SECONDS, MOST_GUESTS } from '@launchyard/domain/streaming';
import { endSession } from './end-session.ts';
import type { TestPage } from './test-page.ts';
import { inControl, latest, TestMeetings } from './test-meetings.ts';
import { here } from './test-visits.ts';

let visits: TestMeetings;
beforeEach(async () => void (visits = await TestMeetings.open()));
afterEach(() => visits.world.close());

test('a guest waits for the host, and then watches the host’s build without reaching it', async () => {
  const { host: hostPage, guest: guestPage } = await visits.makeMeeting();
  expect([hostPage.role, guestPage.role]).toEqual(['host', 'guest']);
  const guest = await visits.play(guestPage);
  await guest.next('lobby');
  expect(await visits.rows()).toEqual([]);
  const host = await visits.play(hostPage);
  const { id, streamer } = await visits.registerBuild();
  expect(await visits.meet(host, streamer, id)).toMatchObject({ hasChannel: true });
  expect(await visits.meet(guest, streamer, id)).toMatchObject({ hasChannel: false });
  expect(visits.fleet.started.size).toBe(1);
  await expect
    .poll(() => latest(guest))
    .toMatchObject({
      you: 1,
      endsInSeconds: null,
      people: [
        { number: 0, hasControl: true, isHere: true },
        { number: 1, hasControl: false, isHere: true },
      ],
    });
  expect(await visits.rowOf(id)).toMatchObject({ role: 'host', meetingId: null });
  guest.say({ type: 'name', name: ' Ada ' });
  await expect.poll(() => latest(host)?.people[1]?.name).toBe('Ada');
});

test('the host gives control to a guest and takes it back; a guest takes none', async () => {
  const { host, id, streamer, met, join } = await visits.startMeeting();
  const one = await join();
  const two = await join();
  one.guest.say({ type: 'giveControl', to: 1 });
  two.guest.say({ type: 'giveControl', to: 1 });
  host.say({ type: 'giveControl', to: 2 });
  // Both streams end at once, and are made anew with a channel for the one who has control.
  expect([await met.player.ended, await two.player.ended]).toEqual([4412, 4412]);
  const [again, other] = [await visits.meet(host, streamer, id), await visits.meet(two.guest, streamer, id)];
  expect([again.hasChannel, other.hasChannel]).toEqual([false, true]);
  expect([inControl(host), inControl(one.guest), inControl(two.guest)]).toEqual([2, 2, 2]);
  host.say({ type: 'giveControl', to: 0 });
  expect(await other.player.ended).toBe(4412);
  expect((await visits.meet(host, streamer, id)).hasChannel).toBe(true);
  expect((await visits.meet(two.guest, streamer, id)).hasChannel).toBe(false);
  expect(one.player.socket.readyState).toBe(one.player.socket.OPEN);
});

test.each([
  ['leaves', (page: TestPage) => page.say({ type: 'leave' })],
  ['loses the line', (page: TestPage) => page.drop()],
])('a guest with control who %s gives it back to the host', async (_, go) => {
  const { host, id, streamer, join } = await visits.startMeeting();
  const { guest } = await join();
  host.say({ type: 'giveControl', to: 1 });
  await visits.meet(host, streamer, id);
  await visits.meet(guest, streamer, id);
  go(guest);
  expect((await visits.meet(host, streamer, id)).hasChannel).toBe(true);
  expect(inControl(host)).toBe(0);
});

test('everybody takes a place of the plan: who finds none waits, and gets the next one', async () => {
  const { guestPage, id, streamer, join } = await visits.startMeeting();
  const joined = await join();
  for (let count = 2; count < DEFAULT_PLACES; count += 1) await join();
  const late = await visits.play(guestPage);
  expect(await late.next('queued')).toMatchObject({ place: 1 });
  // The plan is full for other links, too.
  const other = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  expect(await other.next('queued')).toMatchObject({ place: 2 });
  joined.guest.say({ type: 'leave' });
  expect(await visits.meet(late, streamer, id)).toMatchObject({ hasChannel: false });
  expect(latest(late)?.you).toBe(DEFAULT_PLACES);
  expect(visits.fleet.started.size).toBe(1);
});

test('a meeting has so many guests and no more', async () => {
  const { guestPage } = await visits.startMeeting();
  const pages = await Promise.all(Array.from({ length: MOST_GUESTS + 2 }, () => visits.play(guestPage)));
  const refused = () =>
    pages.filter(({ told }) => told.some((each) => each.type === 'ended' && each.reason === 'meetingFull'));
  await expect.poll(() => refused().length).toBe(2);
  expect(await visits.openRows()).toHaveLength(1 + MOST_GUESTS);
});

test('when the host ends the meeting, everybody reads so, and the next one is another', async () => {
  const { host, hostPage, guestPage, id, join } = await visits.startMeeting();
  const { guest } = await join();
  host.say({ type: 'leave' });
  expect(await guest.next('ended')).toMatchObject({ reason: 'hostLeft', words: { canStartAgain: true } });
  await expect.poll(() => visits.openRows()).toEqual([]);
  expect(visits.fleet.stopped).toEqual([id]);
  const waiting = await visits.play(guestPage);
  await waiting.next('lobby');
  await visits.play(hostPage);
  await visits.registerBuild();
  await waiting.next('connect');
});

test('a host who is away keeps the meeting for the grace, in any tab, and no second one begins', async () => {
  const { host, hostPage, id, streamer, join } = await visits.startMeeting();
  const { guest } = await join();
  host.drop();
  await expect.poll(() => latest(guest)?.endsInSeconds).toBe(GRACE_SECONDS);
  visits.pass(15);
  guest.say(here());
  const back = await visits.play(hostPage);
  await visits.meet(back, streamer, id);
  guest.say(here());
  await visits.stay(back, 5);
  await expect.poll(() => latest(guest)?.endsInSeconds).toBeNull();
  const tab = await visits.play(hostPage);
  expect(await back.ended).toBe(4409);
  await visits.meet(tab, streamer, id);
  expect(visits.fleet.started.size).toBe(1);
  tab.drop();
  await expect.poll(() => latest(guest)?.endsInSeconds).toBe(GRACE_SECONDS);
  for (let seconds = 0; seconds < GRACE_SECONDS - 15; seconds += 15) await visits.stay(guest, 15);
  visits.pass(15);
  guest.say(here());
  expect(await guest.next('ended')).toMatchObject({ reason: 'hostLost' });
});

test('whoever ends the meeting ends it for everybody, with the word', async () => {
  const { host, id, join } = await visits.startMeeting();
  const { guest } = await join();
  await visits.world.database.sql.transaction((tx) => endSession(tx, visits.now, id, 'We close now.'));
  for (const page of [host, guest]) {
    expect(await page.next('ended')).toMatchObject({ reason: 'endedByOwner', words: { text: 'We close now.' } });
  }
  expect(await visits.openRows()).toEqual([]);
});

test('guests are not sent away for watching, and one who has control keeps the meeting awake', async () => {
  const { host, id, streamer, join } = await visits.startMeeting({
    isAfkEnabled: '1',
    afkWarnTimeout: '1',
    afkCloseTimeout: '1',
  });
  const { guest } = await join();
  host.say({ type: 'giveControl', to: 1 });
  await visits.meet(host, streamer, id);
  await visits.meet(guest, streamer, id);
  const both = async (isActive: boolean) => {
    visits.pass(15);
    for (const page of [host, guest]) page.say(here(page === guest && isActive));
    await expect.poll(async () => (await visits.rows()).filter(({ seenAt }) => +seenAt === +visits.now).length).toBe(2);
  };
  for (let seconds = 0; seconds < 90; seconds += 15) await both(true);
  expect(host.told.some(({ type }) => type === 'idle')).toBe(false);
  for (let seconds = 0; seconds < 60; seconds += 15) await both(false);
  await host.next('idle');
  expect(guest.told.some(({ type }) => type === 'idle')).toBe(false);
});
