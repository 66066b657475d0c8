import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_PLACES } from '@launchyard/domain/plans';
import {
  CLOSED_PAGE_GRACE_SECONDS,
  GRACE_SECONDS,
  SILENT_SECONDS,
  UNUSED_PLACE_GRACE_SECONDS,
} from '@launchyard/domain/streaming';
import { openPage } from './test-page.ts';
import { here, playing, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

test('fifteen visitors at once for one link get the places of the plan, and the others wait in order', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const lines = await Promise.all(Array.from({ length: 15 }, () => openPage(visits.origin, page)));
  for (const line of lines) line.say({ type: 'play' });
  await expect.poll(() => visits.fleet.started.size).toBe(DEFAULT_PLACES);
  const placesTold = () =>
    lines.flatMap(({ told }) => told.filter((each) => each.type === 'queued').slice(-1)).map(({ place }) => place);
  await expect
    .poll(() => placesTold().toSorted((a, b) => a - b))
    .toEqual(Array.from({ length: 15 - DEFAULT_PLACES }, (_, index) => index + 1));
  const placed = lines.find(({ told }) => told.some(({ type }) => type === 'starting'));
  const first = lines.find(({ told }) => told.some((each) => each.type === 'queued' && each.place === 1));
  placed?.say({ type: 'leave' });
  expect(await first?.next('starting')).toMatchObject({ type: 'starting' });
  expect(visits.fleet.started.size).toBe(DEFAULT_PLACES + 1);
  // Each of the others moved up.
  await expect.poll(() => Math.max(...placesTold().slice(1))).toBe(15 - DEFAULT_PLACES - 1);
});

test('a fleet without a free place lets the visitor wait, and starts the build when there is one', async () => {
  visits.fleet.places = 0;
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  expect(await line.next('queued')).toMatchObject({ type: 'queued', place: 1, waitSeconds: null });
  visits.fleet.places = 1;
  visits.pass(5);
  line.say(here());
  await visits.registerBuild();
  await line.next('connect');
});

test('a page whose line breaks comes back into the same session, which counts nothing meanwhile', async () => {
  const { page, line, id, resume } = await visits.playLive();
  visits.pass(5);
  line.say(here());
  await expect.poll(async () => (await visits.rowOf(id))?.streamedMilliseconds).toBe(5_000);
  line.drop();
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('reconnecting');
  visits.pass(GRACE_SECONDS - 1);
  const again = await visits.play(page, resume);
  await again.next('connect');
  again.say(playing);
  await again.next('live');
  expect(visits.fleet.started.size).toBe(1);
  await expect.poll(() => visits.rowOf(id)).toMatchObject({ state: 'live', streamedMilliseconds: 5_000 });
});

test('a page that does not come back loses its place: soon after a goodbye, later after a break', async () => {
  const closed = await visits.playLive();
  closed.line.close();
  await expect.poll(async () => (await visits.rowOf(closed.id))?.state).toBe('reconnecting');
  visits.pass(CLOSED_PAGE_GRACE_SECONDS);
  await expect.poll(async () => (await visits.rowOf(closed.id))?.end).toBe('visitorLeft');
  const broken = await visits.playLive();
  broken.line.drop();
  await expect.poll(async () => (await visits.rowOf(broken.id))?.state).toBe('reconnecting');
  visits.pass(GRACE_SECONDS);
  await expect.poll(async () => (await visits.rowOf(broken.id))?.end).toBe('lineLost');
  // Asked for again, it is the same.
  await expect.poll(() => [...new Set(visits.fleet.stopped)]).toEqual([closed.id, broken.id]);
});

test('a visitor who is there goes before one whose page is away and who keeps the turn', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const [holder = expect.unreachable()] = await Promise.all(
    Array.from({ length: DEFAULT_PLACES }, async () => {
      const line = await visits.play(page);
      await line.next('starting');
      return line;
    }),
  );
  const first = await visits.play(page);
  const { resume } = await first.next('queued');
  const second = await visits.play(page);
  expect(await second.next('queued')).toMatchObject({ place: 2 });
  first.drop();
  expect(await second.next('queued')).toMatchObject({ place: 1 });
  holder.close();
  await expect.poll(async () => (await visits.rows()).filter(({ graceEndsAt }) => graceEndsAt).length).toBe(2);
  visits.pass(CLOSED_PAGE_GRACE_SECONDS);
  await second.next('starting');
  const again = await visits.play(page, resume);
  expect(await again.next('queued')).toMatchObject({ place: 1 });
});

test('a place in which nothing was streamed is soon free again, however its page went', async () => {
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  const { id } = await visits.registerBuild();
  await line.next('connect');
  line.drop();
  await expect.poll(async () => (await visits.rowOf(id))?.graceEndsAt).not.toBeNull();
  visits.pass(UNUSED_PLACE_GRACE_SECONDS);
  await expect.poll(async () => (await visits.rowOf(id))?.end).toBe('lineLost');
});

test('a page that is silent has gone, whatever its socket says', async () => {
  const { line, id } = await visits.playLive();
  visits.pass(SILENT_SECONDS);
  expect(await line.ended).toBe(1001);
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('reconnecting');
});

test('only the browser that has the session can continue it, and only one tab at a time', async () => {
  const { page, line, id, resume } = await visits.playLive();
  const stranger = await visits.play(page, `${id}.forged`);
  await stranger.next('starting');
  await expect.poll(() => visits.fleet.started.size).toBe(2);
  const tab = await visits.play(page, resume);
  expect(await line.ended).toBe(4409);
  await tab.next('connect');
  expect(visits.fleet.started.size).toBe(2);
});

test('a visitor who leaves while the build is asked for leaves nothing running', async () => {
  const start = visits.fleet.start.bind(visits.fleet);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  visits.fleet.start = async (id, input) => {
    asked.resolve();
    await answered.promise;
    return start(id, input);
  };
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  await asked.promise;
  line.say({ type: 'leave' });
  expect(await line.next('ended')).toMatchObject({ reason: 'visitorLeft', words: { title: 'You left' } });
  answered.resolve();
  await expect.poll(() => visits.fleet.stopped).toHaveLength(1);
  expect(await visits.fleet.list()).toMatchObject([{ state: 'ended' }]);
});

test('a fleet that is silent when a visitor comes is asked again, and no platform is blamed', async () => {
  const link = await visits.makeLink();
  visits.fleet.isSilent = true;
  const line = await visits.play(await visits.pageOf(link.url));
  await visits.stay(line, 6);
  await visits.stay(line, 6);
  visits.fleet.isSilent = false;
  await visits.stay(line, 6);
  await visits.registerBuild();
  await line.next('connect');
});

test('a fleet that stays silent is the reason, after a while', async () => {
  visits.fleet.isSilent = true;
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  await line.next('starting');
  for (let seconds = 0; seconds < 10; seconds += 5) await visits.stay(line, 5);
  visits.pass(10);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'fleetUnavailable', words: { canStartAgain: true } });
});
