import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { streamingSessions } from '@launchyard/platform/tables/streaming';
import { endSession } from '@launchyard/platform/streaming/end-session';
import { makeLink } from '@launchyard/testing/world/links';
import { findViolations } from './kit/accessibility.ts';
import { frame, isLive, movesIn } from './kit/picture.ts';
import { openStreamPage, openStreams } from './kit/streams.ts';
import { keepAudio, watchForText, watchPictures, watchUnwanted } from './kit/watches.ts';

const streams = openStreams();

/** The page of a link with a config that has these wire settings. */
async function openStream(
  data: Record<string, unknown>,
  options: Parameters<typeof openStreamPage>[2] = {},
): Promise<Page> {
  return openStreamPage(streams.browser, await makeStreamLink(data), options);
}

async function makeStreamLink(data: Record<string, unknown>): Promise<string> {
  const { world, owner, appId } = streams;
  return (await makeLink(world, owner, { appId, configId: await streams.makeConfig(data) })).url;
}

async function rowOfNewest(): Promise<{ state: string }> {
  const rows = await streams.world.database.sql
    .select({ state: streamingSessions.state, id: streamingSessions.id })
    .from(streamingSessions);
  const newest = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  if (!newest) throw new Error('there is no session');
  return newest;
}

test('a visitor plays a link, moves the mouse and sees it in the picture, and comes back after a reload', async () => {
  const page = await openStream({ ShouldAutoPlay: '0' });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  await isLive(page);
  const first = await frame(page);
  await expect.poll(() => frame(page)).toBeGreaterThan(first + 20);
  await movesIn(page, page);
  await page.getByRole('button', { name: /^(Good|Fair|Poor)$/ }).click();
  await page.getByText('Frame rate').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const started = streams.fleet.started.size;
  // The place of a page that is closed is kept for a few seconds.
  const letTimePass = streams.holdTime();
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).click();
  await isLive(page);
  letTimePass();
  expect(streams.fleet.started.size).toBe(started);
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('heading', { name: 'You left the stream' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await isLive(page);
  expect(streams.fleet.started.size).toBe(started + 1);
});

test('a build that started while its visitor looked at the page is what they play', async () => {
  const before = streams.fleet.started.size;
  const page = await openStream({ ShouldAutoPlay: '0' });
  await expect.poll(() => streams.fleet.started.size).toBe(before + 1);
  const id = [...streams.fleet.started.keys()].at(-1);
  await page.getByRole('button', { name: 'Play' }).click();
  await isLive(page);
  expect(streams.fleet.started.size).toBe(before + 1);
  await expect.poll(rowOfNewest).toMatchObject({ id, state: 'live' });
});

test('sound that is apart from the picture, as Unreal sends it, is heard when it is turned on, and not before', async () => {
  const page = await openStream({}, { prepare: (opened) => opened.addInitScript(keepAudio) });
  await isLive(page);
  const isHeard = () =>
    page.evaluate('heard.srcObject !== null && !heard.muted && !heard.paused && heard.currentTime > 0');
  expect(await isHeard()).toBe(false);
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect.poll(isHeard).toBe(true);
  await page.getByRole('button', { name: 'Mute' }).click();
  expect(await isHeard()).toBe(false);
});

test('a stream begins by itself, and ends with the word of whoever ended it', async () => {
  const page = await openStream({}, { phone: true });
  await isLive(page);
  await page.getByRole('button', { name: 'Turn on sound' }).waitFor();
  const id = [...streams.fleet.started.keys()].at(-1) ?? '';
  await streams.world.database.sql.transaction((tx) => endSession(tx, streams.now(), id, 'We close now.'));
  await page.getByRole('heading', { name: 'The owner ended this session' }).waitFor();
  await page.getByText('We close now.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('whoever finds no place waits in the queue, and may leave it', async () => {
  streams.fleet.places = 0;
  const page = await openStream({});
  await page.getByRole('heading', { name: 'You’re next' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave the queue' }).click();
  await page.getByRole('heading', { name: 'You left', exact: true }).waitFor();
});

test('a build that dies is told in words, with a way on', async () => {
  const page = await openStream({});
  await page.getByRole('button', { name: /^(Good|Fair|Poor)$/ }).waitFor();
  streams.fleet.endBuild([...streams.fleet.started.keys()].at(-1) ?? '', 'crashed', ['Signal 11']);
  await page.getByRole('heading', { name: 'The application closed' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
});

async function sizeOf(request: Request): Promise<number> {
  await (await request.response())?.finished();
  return (await request.sizes()).responseBodySize;
}

test('the player is at most 90 KiB on the wire', async () => {
  const asked: Request[] = [];
  const page = await (await streams.browser.newContext()).newPage();
  page.on('request', (request) => void (request.url().includes('/player/') && asked.push(request)));
  const library = page.waitForResponse(/pixelstreamingfrontend/);
  await page.goto(await makeStreamLink({ ShouldAutoPlay: '0' }));
  // It comes last, and may bring files of its own.
  await page.evaluate(`import(${JSON.stringify((await library).url())}).then(() => undefined)`);
  const sizes = await Promise.all(asked.map(sizeOf));
  // Its own script, Epic’s library, and the style.
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90 * 1024);
});

test('a mouse that moves while the visitor is warned says so once, not for every pixel', async () => {
  const said: string[] = [];
  let tell: ((message: object) => void) | undefined;
  const page = await openStream(
    {},
    {
      // The real server, which says one thing more.
      prepare: (opened) =>
        opened.routeWebSocket(/\/session\?/, (line) => {
          const server = line.connectToServer();
          line.onMessage((message) => {
            said.push(String(message));
            server.send(message);
          });
          tell = (message) => line.send(JSON.stringify(message));
        }),
    },
  );
  await page.getByRole('button', { name: /^(Good|Fair|Poor)$/ }).waitFor();
  const isActive = () => said.filter((message) => message.includes('"isActive":true')).length;
  await expect.poll(isActive).toBe(0);
  const warning = await watchForText(page, /The session ends in [^.]+\./);
  tell?.({ type: 'idle', secondsLeft: 28 });
  expect(await warning()).toBe('The session ends in 28 s if nothing moves.');
  await page.getByRole('button', { name: 'Stay' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // In one go, so that no regular sign of life comes in between.
  const sent = await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its socket below
    const { send } = WebSocket.prototype;
    let count = 0;
    WebSocket.prototype.send = function (...message) {
      count += 1;
      send.apply(this, message);
    };
    for (let x = 0; x < 60; x += 1) window.dispatchEvent(new PointerEvent('pointermove', { clientX: 300 + x }));
    WebSocket.prototype.send = send;
    return count;
  });
  expect(sent).toBeLessThanOrEqual(1);
  await expect.poll(isActive).toBeGreaterThanOrEqual(1);
  tell?.({ type: 'active' });
  await page.getByText('Still there?').waitFor({ state: 'hidden' });
});

test('a line that breaks is told once, keeps the focus, and the same session comes back', async () => {
  let cut: (() => Promise<void>) | undefined;
  let isCut = false;
  let lines = 0;
  const page = await openStream(
    {},
    {
      prepare: (opened) =>
        opened.routeWebSocket(/\/session\?/, (line) => {
          lines += 1;
          if (isCut) {
            void line.close({ code: 1012 });
            return;
          }
          const server = line.connectToServer();
          cut = async () => {
            isCut = true;
            await server.close({ code: 4000 });
            await line.close({ code: 1012 });
          };
        }),
    },
  );
  await page.getByRole('button', { name: /^(Good|Fair|Poor)$/ }).waitFor();
  const started = streams.fleet.started.size;
  const kept = await watchForText(page, /Your place is kept for [\d:]+\./);
  await cut?.();
  await page.getByRole('heading', { name: 'Reconnecting…' }).waitFor();
  expect(await kept()).toMatch(/ for (2:00|1:5\d)\.$/);
  await page.getByRole('button', { name: 'Start over' }).focus();
  // The next one is cut, too.
  const before = lines;
  await expect.poll(() => lines).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start over');
  isCut = false;
  await page.getByRole('button', { name: /^(Good|Fair|Poor)$/ }).waitFor();
  expect(streams.fleet.started.size).toBe(started);
});

test('a viewer moves the settings button, opens it by keyboard, and reads of a screenshot until notifications are off', async () => {
  const page = await openStream({ enableDraggableSettingsBtn: '1' });
  await isLive(page);
  const settings = page.getByRole('button', { name: 'Settings' });
  const before = await settings.boundingBox();
  await settings.focus();
  await page.keyboard.press('ArrowLeft');
  expect((await settings.boundingBox())?.x).toBe((before?.x ?? 0) - 16);
  await settings.hover();
  await page.mouse.down();
  await page.mouse.move(200, 200);
  await page.mouse.up();
  const { x = 0, y = 0, width = 0, height = 0 } = (await settings.boundingBox()) ?? {};
  expect([x + width / 2, y + height / 2]).toEqual([200, 200]);
  expect(await page.getByLabel('Volume').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await page.getByLabel('Volume').fill('40');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.volume)).toBe(0.4);
  expect(await findViolations(page)).toEqual([]);

  const screenshot = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a screenshot' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Harbour-.+\.png$/);
  };
  const notifications = page.getByLabel('Show notifications');
  const saved = await watchForText(page, /Screenshot saved\./);
  await screenshot();
  await saved();
  await notifications.uncheck();
  expect(await page.getByText('Screenshot saved.').count()).toBe(0);
  const unwanted = await watchUnwanted(page);
  await screenshot();
  // Notices come in order, so one of the second screenshot would be there before that of the third.
  await notifications.check();
  const savedAgain = await watchForText(page, /Screenshot saved\./);
  await screenshot();
  await savedAgain();
  expect(await unwanted()).toEqual([]);
});

test('a config without notifications shows none, and offers none', async () => {
  const page = await openStream({ enableRuntimeNotifications: '0' }, { phone: true });
  await isLive(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show the mouse pointer').waitFor();
  expect(await page.getByLabel('Show notifications').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
});

test('a stream that is ready only after its session ended is not shown', async () => {
  const released = Promise.withResolvers<void>();
  const page = await openStream(
    {},
    {
      prepare: (opened) =>
        opened.route('**/player/pixelstreamingfrontend*', async (route) => {
          await released.promise;
          await route.continue();
        }),
    },
  );
  // Its build waits for the viewer, whose player is still on the way.
  await expect.poll(async () => (await rowOfNewest()).state).toBe('connecting');
  const id = [...streams.fleet.started.keys()].at(-1) ?? '';
  await streams.world.database.sql.transaction((tx) => endSession(tx, streams.now(), id, null));
  await page.getByRole('heading', { name: 'The owner ended this session' }).waitFor();
  const titles = await watchPictures(page);
  const loaded = page.waitForResponse(/pixelstreamingfrontend/);
  released.resolve();
  // The player goes on with it before we do.
  await page.evaluate(`import(${JSON.stringify((await loaded).url())}).then(() => undefined)`);
  // The next stream waits for the same file, so it is shown after the one that has ended would have been.
  await page.getByRole('button', { name: 'Start again' }).click();
  await isLive(page);
  expect(await titles()).not.toEqual([]);
  expect(await titles()).not.toContain('The owner ended this session');
});
