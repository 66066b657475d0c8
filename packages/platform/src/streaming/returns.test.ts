import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CONNECT_SECONDS,
  GRACE_SECONDS,
  UNUSED_PLACE_GRACE_SECONDS,
  type PlayerPage,
} from '@launchyard/domain/streaming';
import type { TestPage } from './test-page.ts';
import { playing, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

const stateIs = (id: string, state: string) => expect.poll(async () => (await visits.rowOf(id))?.state).toBe(state);
const isKept = (id: string) => expect.poll(async () => (await visits.rowOf(id))?.graceEndsAt);

/** Is there for so many seconds, without a stream. */
async function stayFor(line: TestPage, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 14) await visits.stay(line, Math.min(left, 14));
}

/** The line of a session breaks for so many seconds. */
async function breakOff(id: string, line: TestPage, seconds: number): Promise<void> {
  line.drop();
  await isKept(id).not.toBeNull();
  visits.pass(seconds);
}

async function comeBack(id: string, page: PlayerPage, resume: string): Promise<TestPage> {
  const line = await visits.play(page, resume);
  await isKept(id).toBeNull();
  return line;
}

test('whoever comes back every 28 seconds without ever streaming loses the place', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  let line = await visits.play(page);
  const { id } = await visits.registerBuild();
  const { resume } = await line.next('connect');
  for (let round = 0; round < 3; round += 1) {
    await stayFor(line, 28);
    await breakOff(id, line, 0);
    line = await comeBack(id, page, resume);
    await line.next('connect');
  }
  visits.pass(28);
  await expect.poll(() => visits.rowOf(id)).toMatchObject({ end: 'connectionFailed', liveAt: null });
});

test('coming back for a moment does not begin the grace anew', async () => {
  const { page, line, id, resume } = await visits.playLive();
  await breakOff(id, line, GRACE_SECONDS - 20);
  const back = await comeBack(id, page, resume);
  await back.next('connect');
  await breakOff(id, back, 20);
  await expect.poll(() => visits.rowOf(id)).toMatchObject({ end: 'lineLost' });
});

test('whoever comes back at the last moment has time to connect, and a stream gives all of the grace again', async () => {
  const { page, line: first, id, resume } = await visits.playLive();
  let line = first;
  for (let round = 0; round < 4; round += 1) {
    await breakOff(id, line, GRACE_SECONDS - 1);
    line = await comeBack(id, page, resume);
    await line.next('connect');
    await stayFor(line, CONNECT_SECONDS - 1);
    line.say(playing);
    await line.next('live');
    await visits.stay(line, 5);
  }
  await expect.poll(() => visits.rowOf(id)).toMatchObject({ state: 'live', streamedMilliseconds: 20_000 });
});

test('a page that waits may break off as often as it comes back to wait, and looking in is not waiting', async () => {
  visits.fleet.places = 0;
  const page = await visits.pageOf((await visits.makeLink()).url);
  let line = await visits.play(page);
  const { resume } = await line.next('queued');
  const [{ id } = { id: '' }] = await visits.rows();
  for (let round = 0; round < 4; round += 1) {
    await breakOff(id, line, UNUSED_PLACE_GRACE_SECONDS - 1);
    line = await comeBack(id, page, resume);
    await visits.stay(line, 5);
  }
  await breakOff(id, line, UNUSED_PLACE_GRACE_SECONDS - 10);
  line = await comeBack(id, page, resume);
  await breakOff(id, line, 10);
  await expect.poll(() => visits.rowOf(id)).toMatchObject({ end: 'lineLost' });
});

test('a build that lost its signalling keeps no place for a page that only waits for it', async () => {
  const { line, streamer, id } = await visits.playLive();
  await streamer.leave();
  line.say({ type: 'connectAgain' });
  await stateIs(id, 'reconnecting');
  await stayFor(line, CONNECT_SECONDS - 1);
  visits.pass(1);
  expect(await line.next('ended')).toMatchObject({ reason: 'buildSilent' });
});
