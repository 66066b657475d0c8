import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  MOST_SESSIONS_OF_ADDRESS,
  MOST_STARTS_OF_ADDRESS,
  MOST_WAITING,
  STARTS_WINDOW_SECONDS,
} from '@launchyard/domain/streaming';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { attempts } from '../kit/tables.ts';
import { Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

/** What a visitor of a new link reads, and of which application. */
async function visit() {
  const link = await visits.makeLink();
  const play = async () => (await visits.play(await visits.pageOf(link.url))).next('ended');
  return { appId: link.appId, play };
}

test('too many starts from one network end with that reason, and so much later no more', async () => {
  const { play } = await visit();
  const start = { kind: 'stream start address', subject: '127.0.0.1', at: visits.now };
  const started = Array.from({ length: MOST_STARTS_OF_ADDRESS }, () => start);
  await visits.world.database.sql.insert(attempts).values(started);
  expect(await play()).toMatchObject({
    reason: 'tooManyStarts',
    words: { title: 'Too many starts from your network', canStartAgain: true },
  });
  visits.pass(STARTS_WINDOW_SECONDS + 1);
  await (await visits.play(await visits.pageOf((await visits.makeLink()).url))).next('starting');
});

test('too many open sessions of one network end with that reason, however few wait', async () => {
  const { appId, play } = await visit();
  for (let count = 0; count < MOST_SESSIONS_OF_ADDRESS; count += 1) {
    await makeStreamingSession(visits.world, visits.owner, appId, { seenAt: visits.now, clientAddress: '127.0.0.1' });
  }
  expect(await play()).toMatchObject({
    reason: 'tooManyOpen',
    words: { title: 'Too many streams are open in your network', canStartAgain: true },
  });
});

test('too many who wait end with that reason', async () => {
  const { appId, play } = await visit();
  for (let count = 0; count < MOST_WAITING; count += 1) {
    await makeStreamingSession(visits.world, visits.owner, appId, {
      seenAt: visits.now,
      state: 'queued',
      liveAt: null,
      clientAddress: '203.0.113.7',
    });
  }
  expect(await play()).toMatchObject({ reason: 'queueFull', words: { title: 'Too many people are waiting' } });
});

test('guests of one network find the lobby full for their network, not for everybody', async () => {
  const { guest } = await visits.makeMeeting();
  for (let count = 0; count < MOST_SESSIONS_OF_ADDRESS; count += 1) await (await visits.play(guest)).next('lobby');
  expect(await (await visits.play(guest)).next('ended')).toMatchObject({ reason: 'tooManyOpen' });
});
