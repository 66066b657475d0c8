import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SILENT_SECONDS } from '@launchyard/domain/streaming';
import { askForLine } from '../signalling/test-ends.ts';
import { issueTicket } from '../signalling/ticket.ts';
import { TestMeetings } from './test-meetings.ts';
import { here, playing } from './test-visits.ts';

let visits: TestMeetings;
beforeEach(async () => void (visits = await TestMeetings.open()));
afterEach(() => visits.world.close());

/** A session that streams to a viewer whose signalling is open. */
async function watch() {
  const page = await visits.pageOf((await visits.makeLink()).url);
  const line = await visits.play(page);
  const { id, streamer } = await visits.registerBuild();
  const { player } = await visits.meet(line, streamer, id);
  return { page, line, id, streamer, player };
}

const counted = (id: string) => expect.poll(async () => (await visits.rowOf(id))?.streamedMilliseconds);
const stateIs = (id: string, state: string) => expect.poll(async () => (await visits.rowOf(id))?.state).toBe(state);

test('what streamed until the line of the page was cut is counted, and the stream ends with it', async () => {
  const { line, id, streamer, player } = await watch();
  visits.pass(3);
  line.drop();
  expect(await player.ended).toBe(4412);
  await streamer.next('playerDisconnected');
  await stateIs(id, 'reconnecting');
  await counted(id).toBe(3_000);
});

test('a page that is silent is counted for as long as its viewer is there, and the stream ends with it', async () => {
  const { line, id, player } = await watch();
  const asked = once(player.socket, 'ping');
  visits.pass(SILENT_SECONDS - 5);
  // The answer comes after the question, so it is counted up to here at least.
  await asked;
  await new Promise<void>((resolve) => player.socket.ping(resolve));
  await once(player.socket, 'pong');
  visits.pass(5);
  expect(await line.ended).toBe(1001);
  expect(await player.ended).toBe(4412);
  await counted(id).toBeGreaterThanOrEqual((SILENT_SECONDS - 5) * 1000);
  await counted(id).toBeLessThanOrEqual(SILENT_SECONDS * 1000);
});

test('a page and a viewer that are both gone without a word count nothing after their last one', async () => {
  const { line, id, player } = await watch();
  await visits.stay(line, 5);
  player.socket.pause();
  visits.pass(SILENT_SECONDS);
  expect(await line.ended).toBe(1001);
  await counted(id).toBe(5_000);
});

test.each([
  ['asks for another connection', { type: 'connectAgain' }, 'connecting'],
  ['leaves', { type: 'leave' }, 'ended'],
] as const)('a page that said nothing until it %s is counted until then', async (_, word, state) => {
  const { line, id } = await watch();
  visits.pass(15);
  line.say(word);
  await stateIs(id, state);
  await counted(id).toBe(15_000);
});

test('a stream whose viewer has closed its signalling is over, whatever its page says', async () => {
  const { line, id, player, streamer } = await watch();
  await visits.stay(line, 5);
  visits.pass(2);
  await player.leave();
  await stateIs(id, 'connecting');
  await visits.stay(line, 10);
  await counted(id).toBe(7_000);
  // Asked for again, it goes on in the same session.
  line.say({ type: 'connectAgain' });
  await visits.meet(line, streamer, id);
  line.say(playing);
  await visits.stay(line, 5);
  await counted(id).toBe(12_000);
  line.say(here());
});

test('a viewer who does not answer the end of the line loses it before one who answers nothing at all', async () => {
  const { signingSecret: secret } = visits.world.config;
  const room = '00000000-0000-7000-8000-000000000000';
  const ticket = issueTicket(secret, { room, viewer: room, side: 'player', now: visits.now });
  const line = await visits.play(await visits.pageOf((await visits.makeLink()).url));
  await visits.registerBuild();
  const cut = await openSilently((await line.next('connect')).signallingPath);
  line.say(playing);
  await line.next('live');
  const silent = await openSilently(`/signalling?ticket=${ticket}`);
  line.drop();
  await cut.closed;
  await fetch(`${visits.origin}/health`);
  expect(silent.socket.destroyed).toBe(false);
});

/** A viewer without a library that would answer for it. */
async function openSilently(target: string) {
  const { socket } = await askForLine(visits.origin, target);
  socket.resume();
  return { socket, closed: once(socket, 'close') };
}
