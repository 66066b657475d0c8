import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkDelete } from '@launchyard/contract/links';
import { CONNECT_SECONDS, START_SECONDS } from '@launchyard/domain/streaming';
import { expectReply } from '@launchyard/testing/world/rest';
import { streamingSessions } from '../tables/streaming.ts';
import { here, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

test('the server ends a session at its limit, whatever the page says', async () => {
  const { line } = await visits.playLive({ expireOn: '1minutes', isAfkEnabled: '0' });
  for (let seconds = 15; seconds < 60; seconds += 15) await visits.stay(line, 15, true);
  visits.pass(15);
  line.say(here(true));
  expect(await line.next('ended')).toMatchObject({
    reason: 'timeOver',
    words: { title: 'Session ended after 1 minute', canStartAgain: true },
  });
});

test('a visitor who does nothing is warned, may stay, and is sent away', async () => {
  const { line } = await visits.playLive({ isAfkEnabled: '1', afkWarnTimeout: '1', afkCloseTimeout: '1' });
  for (let seconds = 0; seconds < 60; seconds += 15) await visits.stay(line, 15);
  expect(await line.next('idle')).toEqual({ type: 'idle', secondsLeft: 60 });
  line.say(here(true));
  await line.next('active');
  for (let seconds = 0; seconds < 105; seconds += 15) await visits.stay(line, 15);
  await line.next('idle');
  visits.pass(15);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'idle' });
});

test('a build that never registers ends with its reason', async () => {
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  await visits.startSilentBuild();
  for (let seconds = 0; seconds < START_SECONDS - 15; seconds += 15) await visits.stay(line, 15);
  visits.pass(15);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'buildSilent' });
});

test('a stream that does not reach its viewer ends with its reason, though the page is there', async () => {
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  await visits.registerBuild();
  await line.next('connect');
  for (let seconds = 0; seconds < CONNECT_SECONDS - 15; seconds += 15) await visits.stay(line, 15);
  visits.pass(15);
  line.say(here());
  const noRelay = { text: expect.stringContaining('no relay (TURN)') };
  expect(await line.next('ended')).toMatchObject({ reason: 'connectionFailed', words: noRelay });
});

test('a build that crashes ends the session with its last lines, which only the owner reads', async () => {
  const { line, id } = await visits.playLive();
  visits.fleet.endBuild(id, 'crashed', ['Fatal error!', 'Signal 11']);
  visits.pass(2);
  line.say(here());
  const ended = await line.next('ended');
  expect(ended.reason).toBe('buildCrashed');
  expect(JSON.stringify(ended)).not.toContain('Signal');
  const told = { end: 'buildCrashed', lastLines: ['Fatal error!', 'Signal 11'] };
  await expect.poll(() => visits.rowOf(id)).toMatchObject(told);
});

test('a fleet that is silent for a moment ends nothing; one that lost the build does', async () => {
  const { line, id } = await visits.playLive();
  const asked = vi.spyOn(visits.fleet, 'list');
  visits.fleet.isSilent = true;
  await visits.stay(line, 5);
  await expect.poll(() => asked.mock.calls).not.toEqual([]);
  visits.fleet.isSilent = false;
  asked.mockClear();
  await visits.stay(line, 5);
  // Asked again, so the silence was judged, and nothing is written any more to a session that has ended.
  await expect.poll(() => asked.mock.calls).not.toEqual([]);
  await visits.stay(line, 5);
  expect((await visits.rowOf(id))?.state).toBe('live');
  visits.fleet.forget();
  visits.pass(5);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'fleetLost' });
});

test('a link that is deleted ends its sessions', async () => {
  const { line, link } = await visits.playLive();
  const deletion = { linkId: link.id, revision: link.revision };
  expectReply(await visits.world.rest(linkDelete, deletion, { token: visits.owner.session }));
  visits.pass(11);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'linkRemoved', words: { canStartAgain: false } });
});

test('a session that ends in the database ends here, with the word for its visitor', async () => {
  const { line, id } = await visits.playLive();
  const ended = { state: 'ended', end: 'endedByOwner', endWord: 'We close now.', endedAt: visits.now } as const;
  await visits.world.database.sql.update(streamingSessions).set(ended).where(eq(streamingSessions.id, id));
  expect(await line.next('ended')).toMatchObject({ reason: 'endedByOwner', words: { text: 'We close now.' } });
  await expect.poll(() => visits.fleet.stopped).toContain(id);
});
