import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configUpdate } from '@launchyard/contract/configs';
import { linkDelete, type StreamingLink } from '@launchyard/contract/links';
import { signedLinkCreate } from '@launchyard/contract/signed-links';
import { DEFAULT_PLACES } from '@launchyard/domain/plans';
import {
  MAX_PAGES_OF_ADDRESS,
  MOST_SPARES_OF_ACCOUNT,
  SPARE_LINGER_SECONDS,
  SPARE_WAIT_SECONDS,
  UNUSED_SPARES_OF_ADDRESS,
  UNUSED_SPARES_SECONDS,
  type PlayerPage,
} from '@launchyard/domain/streaming';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import { expectReply } from '@launchyard/testing/world/rest';
import { accounts } from '../tables/accounts.ts';
import { TestMeetings } from './test-meetings.ts';
import { playing } from './test-visits.ts';

let visits: TestMeetings;
beforeEach(async () => void (visits = await TestMeetings.open()));
afterEach(() => visits.world.close());

const as = () => ({ token: visits.owner.session });
const started = () => [...visits.fleet.started.keys()];

/** A link at whose start page somebody looks, with the build that was started for them. */
async function lookOnce(data: Record<string, unknown> = {}) {
  const link = await visits.makeLink(data);
  const page = await visits.pageOf(link.url);
  const line = await visits.look(page);
  return { link, page, line, ...(await visits.registerBuild()) };
}

/** Everybody who looks, or does no longer, was seen by a tick: each asks the fleet after that. */
async function tick(): Promise<void> {
  const asked = vi.spyOn(visits.fleet, 'list');
  // The first question may be of a tick that had begun before.
  for (let times = 0; times < 2; times += 1) {
    asked.mockClear();
    visits.pass(2);
    await expect.poll(() => asked.mock.calls).not.toEqual([]);
  }
}

/** Somebody looks at a link of another account, which begins once those who looked before were judged: one at a time. */
async function lookElsewhere(): Promise<void> {
  const other = await visits.world.person();
  const { id: appId } = await makeTestedApp(visits.world, other, 'Elsewhere', [1], { buildType: 'linux' });
  const { url } = await makeLink(visits.world, other, { appId });
  await visits.look(await visits.pageOf(url));
  const apps = () => [...visits.fleet.started.values()].map(({ build }) => build.appName);
  await expect.poll(apps).toContain('Elsewhere');
}

/** What was asked so far has been judged: a session that begins afterwards is there. */
async function settle(): Promise<void> {
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  const [id = ''] = (await line.next('starting')).resume.split('.');
  await expect.poll(started).toContain(id);
  line.say({ type: 'leave' });
  await line.next('ended');
}

test('a build that started while its visitor looked at the page becomes their session', async () => {
  const { line, id, streamer } = await lookOnce({ isAfkEnabled: '0' });
  expect(await visits.rows()).toEqual([]);
  visits.pass(SPARE_WAIT_SECONDS - 1);
  line.say({ type: 'play' });
  expect(await visits.meet(line, streamer, id)).toMatchObject({ hasChannel: true });
  expect(started()).toEqual([id]);
  await expect.poll(() => visits.rows()).toMatchObject([{ id, state: 'live', streamedMilliseconds: 0 }]);
  // Its lease is the session’s from now on.
  await expect.poll(() => visits.fleet.renewed).toContain(id);
  for (let seconds = 0; seconds < 2 * SPARE_WAIT_SECONDS; seconds += 15) await visits.stay(line, 15);
  expect(visits.fleet.stopped).toEqual([]);
  line.say({ type: 'leave' });
  await line.next('ended');
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
});

test('a session may begin before its build has registered, and on another line than the one that looked', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  await visits.look(page);
  await expect.poll(started).toHaveLength(1);
  const line = await visits.play(page);
  await line.next('starting');
  const { id, streamer } = await visits.registerBuild();
  await visits.meet(line, streamer, id);
  expect(started()).toEqual([id]);
});

test('the host of a meeting gets it, and guests join them', async () => {
  const { host: hostPage, guest: guestPage } = await visits.makeMeeting();
  const early = await visits.look(guestPage);
  const host = await visits.look(hostPage);
  const { id, streamer } = await visits.registerBuild();
  host.say({ type: 'play' });
  await visits.meet(host, streamer, id);
  early.say({ type: 'play' });
  await visits.meet(early, streamer, id);
  await visits.look(hostPage);
  await settle();
  // One of them was the session of `settle`.
  expect(started()).toHaveLength(2);
});

test('nobody presses Play: it ends after a while, sooner when nobody looks any more', async () => {
  const stays = await lookOnce();
  const leaves = await lookOnce();
  leaves.line.close();
  await leaves.line.ended;
  await tick();
  visits.pass(SPARE_LINGER_SECONDS);
  await expect.poll(() => visits.fleet.stopped).toContain(leaves.id);
  expect(visits.fleet.stopped).not.toContain(stays.id);
  expect(await leaves.streamer.ended).toBe(4412);
  visits.pass(SPARE_WAIT_SECONDS);
  await expect.poll(() => visits.fleet.stopped).toContain(stays.id);
});

test('a link has one, and an account a few, however many look', async () => {
  const pages: PlayerPage[] = [];
  for (let link = 0; link <= MOST_SPARES_OF_ACCOUNT; link += 1) {
    pages.push(await visits.pageOf((await visits.makeLink()).url));
  }
  await Promise.all(pages.flatMap((page) => Array.from({ length: 10 }, () => visits.look(page))));
  await expect.poll(started).toHaveLength(MOST_SPARES_OF_ACCOUNT);
  await settle();
  expect(started()).toHaveLength(MOST_SPARES_OF_ACCOUNT + 1);
});

test('as many pages of one account as an address may have keep nobody else from getting one', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  await Promise.all(Array.from({ length: MAX_PAGES_OF_ADDRESS - 1 }, () => visits.look(page)));
  await expect.poll(started).toHaveLength(1);
  await lookElsewhere();
  expect(started()).toHaveLength(2);
});

test('another visitor of the link gets one when the first was used', async () => {
  const { page, line, id } = await lookOnce();
  await visits.look(page);
  line.say({ type: 'play' });
  await line.next('connect');
  const second = await visits.registerBuild();
  expect(second.id).not.toBe(id);
  expect(await visits.rows()).toHaveLength(1);
});

test('whoever looks and leaves again and again starts only a few, and those that are used do not count', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  for (let used = 0; used <= UNUSED_SPARES_OF_ADDRESS; used += 1) {
    const line = await visits.look(page);
    const { streamer, id } = await visits.registerBuild();
    line.say({ type: 'play' });
    await visits.meet(line, streamer, id);
    line.say({ type: 'leave' });
    await line.next('ended');
    await expect.poll(() => visits.fleet.stopped).toContain(id);
  }
  const before = started().length;
  for (let unused = 1; unused <= UNUSED_SPARES_OF_ADDRESS; unused += 1) {
    const line = await visits.look(page);
    await expect.poll(started).toHaveLength(before + unused);
    line.close();
    visits.pass(SPARE_WAIT_SECONDS);
    await expect.poll(() => visits.fleet.stopped).toHaveLength(before + unused);
  }
  await visits.look(page);
  await settle();
  expect(started()).toHaveLength(before + UNUSED_SPARES_OF_ADDRESS + 1);
  visits.pass(UNUSED_SPARES_SECONDS);
  await visits.look(page);
  await expect.poll(started).toHaveLength(before + UNUSED_SPARES_OF_ADDRESS + 2);
});

test('it gives way at once to a session that finds the fleet full', async () => {
  const { id } = await lookOnce();
  visits.fleet.places = 1;
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  const other = await visits.registerBuild();
  await line.next('connect');
  expect(other.id).not.toBe(id);
  expect(visits.fleet.stopped).toEqual([id]);
});

test('what changed since is started anew', async () => {
  const { link, line, id } = await lookOnce();
  const settings = { appendsLaunchArguments: true, launchArguments: '-Level' };
  const change = { configId: link.configId, revision: 1, settings };
  expectReply(await visits.world.rest(configUpdate, change, as()));
  line.say({ type: 'play' });
  const other = await visits.registerBuild();
  await line.next('connect');
  expect(other.id).not.toBe(id);
  expect(visits.fleet.started.get(other.id)?.arguments).toEqual(['-Level']);
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
});

test.each([
  [
    'its link is deleted',
    ({ id, revision }: StreamingLink) =>
      visits.world.rest(linkDelete, { linkId: id, revision }, as()).then((answer) => void expectReply(answer)),
  ],
  [
    'the plan of its account ends',
    () =>
      visits.world.database.sql
        .update(accounts)
        .set({ trialEndsAt: visits.now })
        .where(eq(accounts.id, visits.owner.uuids.account))
        .then(() => undefined),
  ],
])('it ends when %s', async (_, change) => {
  const { link, id } = await lookOnce();
  await change(link);
  visits.pass(11);
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
});

test('a build that ends by itself is not given to anybody', async () => {
  const { line, id, streamer } = await lookOnce();
  visits.fleet.endBuild(id, 'crashed');
  streamer.socket.close();
  await streamer.ended;
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
  line.say({ type: 'play' });
  await line.next('starting');
  await expect.poll(() => visits.fleet.started.size).toBe(2);
});

test('an account whose places are taken gets none', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  for (let place = 0; place < DEFAULT_PLACES; place += 1) await (await visits.play(page)).next('starting');
  await expect.poll(started).toHaveLength(DEFAULT_PLACES);
  await visits.look(page);
  await lookElsewhere();
  await (await visits.play(page)).next('queued');
  expect(started()).toHaveLength(DEFAULT_PLACES + 1);
});

test('a signed link that is used up gets none', async () => {
  const link = await visits.makeLink();
  const input = { linkId: link.id, idempotencyKey: randomUUID(), maxUses: 1 };
  const { url } = expectReply(await visits.world.rest(signedLinkCreate, input, as()));
  const page = await visits.pageOf(url ?? '');
  const first = await visits.look(page);
  const { id, streamer } = await visits.registerBuild();
  const late = await visits.look(page);
  first.say({ type: 'play' });
  await visits.meet(first, streamer, id);
  // Its link has no spare any more, so it gets its try.
  await tick();
  await lookElsewhere();
  late.say({ type: 'play' });
  expect(await late.next('ended')).toMatchObject({ reason: 'linkUsedUp' });
  // The other is the one elsewhere.
  expect(started()).toHaveLength(2);
});

test('a page that looks twice, or after Play, is cut off', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const twice = await visits.look(page);
  twice.say({ type: 'look' });
  expect(await twice.ended).toBe(4400);
  const late = await visits.play(page);
  late.say({ type: 'look' });
  expect(await late.ended).toBe(4400);
});

test('whoever runs the sessions next ends what was left, and no session', async () => {
  const { id } = await lookOnce();
  const live = await visits.look(await visits.pageOf((await visits.makeLink()).url));
  const watched = await visits.registerBuild();
  live.say({ type: 'play' });
  await live.next('connect');
  live.say(playing);
  await live.next('live');
  await visits.stay(live, 1);
  await visits.breakLock();
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
  expect(watched.id).not.toBe(id);
});
