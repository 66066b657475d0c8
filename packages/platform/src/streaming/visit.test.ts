import { embeddingDomainAdd } from '@launchyard/contract/embedding';
import { streamingPlatforms } from '@launchyard/contract/streaming';
import { expectReply } from '@launchyard/testing/world/rest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEnd } from '../signalling/test-ends.ts';
import { streamingSamples } from '../tables/streaming.ts';
import { openPage, readPlayerPage } from './test-page.ts';
import { here, playing, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

test('a visitor plays: the build starts, its viewer meets it, and what was streamed is counted', async () => {
  const link = await visits.makeLink({
    expireOn: '30minutes',
    exeLunchArgs: '-Level "two words"',
    shouldAppendOveridingcmdLineArgs: '1',
  });
  const page = await visits.pageOf(link.url);
  expect(page).toMatchObject({ appName: 'App_1', ownerName: visits.owner.username });
  const line = await visits.play(page);
  const { id, streamer } = await visits.registerBuild();
  expect(visits.fleet.started.get(id)?.arguments).toEqual(['-Level', 'two words']);
  const { signallingPath } = await line.next('connect');
  const ticket = new URL(signallingPath, visits.origin).searchParams.get('ticket') ?? '';
  const player = await openEnd(visits.origin, ticket, { origin: visits.origin });
  player.say({ type: 'subscribe', streamerId: id });
  expect(await streamer.next('playerConnected')).toMatchObject({ dataChannel: true });
  line.say(playing);
  expect(await line.next('live')).toEqual({ type: 'live', secondsLeft: 30 * 60 });
  for (let seconds = 0; seconds < 20; seconds += 5) {
    visits.pass(5);
    line.say(here());
    await expect.poll(async () => (await visits.rowOf(id))?.streamedMilliseconds).toBe((seconds + 5) * 1000);
  }
  line.say({ type: 'leave' });
  expect(await line.next('ended')).toMatchObject({
    reason: 'visitorLeft',
    words: { canStartAgain: true },
    logPath: null,
  });
  expect(await line.ended).toBe(1000);
  await expect
    .poll(async () => visits.rowOf(id))
    .toMatchObject({
      state: 'ended',
      end: 'visitorLeft',
      streamedMilliseconds: 20_000,
      firstFrameMilliseconds: 900,
      country: null,
    });
  await expect.poll(() => visits.fleet.stopped).toEqual([id]);
  expect(await streamer.ended).toBe(4412);
});

test('a page without a ticket, with a foreign one, or on another origin gets no line', async () => {
  const page = await visits.pageOf((await visits.makeLink()).url);
  await expect(openPage(visits.origin, page, { origin: 'https://evil.example' })).rejects.toThrow('refused with 401');
  await expect(openPage(visits.origin, { ...page, visit: '' })).rejects.toThrow('refused with 401');
  const [payload = '', ...signatures] = page.visit.split('.');
  const other = Buffer.from(payload, 'base64url')
    .toString()
    .replace(/[0-9a-f]{8}-/, '00000000-');
  const forged = [Buffer.from(other).toString('base64url'), ...signatures].join('.');
  await expect(openPage(visits.origin, { ...page, visit: forged })).rejects.toThrow('refused with 401');
  visits.pass(13 * 3600);
  await expect(openPage(visits.origin, page)).rejects.toThrow('refused with 401');
});

test('a website that may embed the page may not open its line', async () => {
  const { world, owner } = visits;
  expectReply(await world.rest(embeddingDomainAdd, { domain: 'shop.example.com' }, { token: owner.session }));
  const page = await visits.pageOf((await visits.makeLink()).url);
  const from = { origin: 'https://shop.example.com' };
  await expect(openPage(visits.origin, page, from)).rejects.toThrow('refused with 401');
  await visits.play(page);
});

test.each([
  ['nothing of a page', 'nonsense'],
  ['too much', JSON.stringify({ type: 'play', more: 1 })],
  ['a word before the first', JSON.stringify({ type: 'leave' })],
])('a page that says %s is cut off', async (_, message) => {
  const line = await openPage(visits.origin, await visits.pageOf((await visits.makeLink()).url));
  line.say(message);
  expect(await line.ended).toBe(4400);
});

test('a page that floods is cut off, and its session waits for it', async () => {
  const { line, id } = await visits.playLive();
  for (let i = 0; i < 200; i += 1) line.say(here());
  expect(await line.ended).toBe(1008);
  await expect.poll(async () => (await visits.rowOf(id))?.state).toBe('reconnecting');
});

test('a build for another platform is not started: the page says so', async () => {
  const link = await visits.makeLink({}, 'windows');
  const asked = await visits.world.rest(streamingPlatforms, {}, { token: visits.owner.session });
  expect(expectReply(asked)).toEqual({ platforms: ['linux'] });
  expect(await readPlayerPage(link.url)).toBeNull();
  expect(await (await fetch(link.url)).text()).toContain('This version can’t run here');
});

test('quality is summed up every ten seconds', async () => {
  const { line, id } = await visits.playLive();
  const sample = {
    framesPerSecond: 30,
    roundTripMilliseconds: 12,
    jitterMilliseconds: 1,
    lossPercent: 0,
    bitsPerSecond: 2_000_000,
    width: 640,
    height: 360,
    freezes: 0,
  };
  for (const framesPerSecond of [30, 10]) {
    visits.pass(5);
    line.say({
      type: 'here',
      isActive: false,
      samples: Array.from({ length: 5 }, () => ({ ...sample, framesPerSecond })),
    });
  }
  await expect
    .poll(() => visits.world.database.sql.select().from(streamingSamples))
    .toMatchObject([
      { sessionId: id, quality: { seconds: 10, framesPerSecondP5: 10, roundTripMilliseconds: 12, width: 640 } },
    ]);
});

test('the log of a build goes to its visitor only where the config says so', async () => {
  const { line, resume } = await visits.playLive({ shouldDownloadUE4LogOnCLientSide: '1' });
  const early = await fetch(`${visits.origin}/session-log?session=${encodeURIComponent(resume)}`);
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('once the session has ended')]);
  line.say({ type: 'leave' });
  const { logPath } = await line.next('ended');
  const log = await fetch(visits.origin + logPath);
  expect(log.headers.get('content-disposition')).toContain('attachment');
  expect(await log.text()).toContain('log of ');
  expect((await fetch(`${visits.origin}${logPath}x`)).status).toBe(404);
  const other = await visits.playLive();
  other.line.say({ type: 'leave' });
  expect((await other.line.next('ended')).logPath).toBeNull();
  expect((await fetch(`${visits.origin}/session-log?session=${encodeURIComponent(other.resume)}`)).status).toBe(404);
});
