import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freePorts } from '@launchyard/testing/world/ports';
import { openRoughLine, type RoughLine } from '@launchyard/testing/world/rough-line';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { signIn } from './kit/sign-in.ts';
import { startSystem, type System } from './kit/system.ts';

/** Between the gateway and the services. */
let line: RoughLine;
let system: System;
let browser: Browser;
beforeAll(() =>
  openTogether(async (keep) => {
    const [platformPort] = await freePorts();
    line = await keep(openRoughLine(platformPort, { delayMs: 0, resetAfterBytes: null, seed: 1 }));
    const settings = { PLATFORM_PORT: String(platformPort), UPSTREAM_URL: line.url };
    [system, browser] = await Promise.all([keep(startSystem(settings)), keep(launchBrowser())]);
  }),
);

const START = `mutation ($input: UploadStartInput!) { uploadStart(input: $input) { upload { id } userErrors { code } } }`;

/** Starts an upload from elsewhere, like a program. */
async function beginUpload(appName: string): Promise<void> {
  const input = { appName, fileName: 'a.zip', sizeBytes: 1024, fingerprint: 'a'.repeat(64) };
  const answer = await fetch(`${system.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.people.owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: START, variables: { input: { ...input, idempotencyKey: `broken-${appName}` } } }),
  });
  expect(await answer.text()).toContain('"userErrors":[]');
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Detects a reload of the page, or a redirect. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const addresses: string[] = [];
  page.on('framenavigated', () => addresses.push(new URL(page.url()).pathname));
  await page.evaluate(() => Object.assign(window, { isUntouched: true }));
  return async () => {
    expect(await page.evaluate(() => 'isUntouched' in window), 'the page was not loaded again').toBe(true);
    expect(addresses.filter((address) => address !== '/')).toEqual([]);
  };
}

/** Controls the page’s socket: when cut, it breaks, and so does every new one. */
async function holdSocket(page: Page): Promise<{ cut: () => void; restore: () => void }> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) {
      void socket.close({ code: 1013 });
      return;
    }
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut() {
      isCut = true;
      for (const socket of open) void socket.close({ code: 1013 });
      open.clear();
    },
    restore() {
      isCut = false;
    },
  };
}

/** The pending state is on the screen. */
const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test('unavailable or frozen services leave home as it is: it says what may be outdated, and recovers automatically', async () => {
  await beginUpload('Harbour');
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner);
  await card(page, 'Harbour').waitFor();
  const expectUntouched = await watch(page);
  const search = page.getByLabel('Search applications');

  line.cut();
  await search.fill('Quay');
  await page.getByText('“Quay” could not be searched for').waitFor();
  await page.getByText(/Retrying in \d+ s\./).waitFor();
  expect(await card(page, 'Harbour').isVisible(), 'what was there stays').toBe(true);
  line.restore();
  await page.getByText('No application matches “Quay”').waitFor();

  const thaw = await system.freeze('api');
  const asked = page.waitForRequest((request) => request.postData()?.includes('"Har"') ?? false);
  await search.fill('Har');
  await asked;
  await untilPainted(page);
  expect(await page.getByText('No application matches “Quay”').isVisible(), 'nothing is removed meanwhile').toBe(true);
  thaw();
  await card(page, 'Harbour').waitFor();
  await search.fill('');
  await expectUntouched();
  await page.context().close();
});

test('an untouched page says that the services are unavailable, and catches up when they are back', async () => {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner);
  await card(page, 'Harbour').waitFor();
  const expectUntouched = await watch(page);
  line.cut();
  await page.getByText('Connection lost.').waitFor();
  expect(await card(page, 'Harbour').isVisible(), 'what was there stays').toBe(true);
  line.restore();
  await beginUpload('Mole');
  await card(page, 'Mole').waitFor();
  await expect.poll(() => page.getByText('Connection lost.').isVisible()).toBe(false);
  await expectUntouched();
  await page.context().close();
});

test('a screen whose code fails to load is reported in the panel, and loads when the connection is back', async () => {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner);
  await card(page, 'Harbour').waitFor();
  await page.route(/\/assets\/|\/$|\/uploads\/new/, (route) => route.abort());
  await page.getByRole('button', { name: 'Add Application' }).click();
  await page.getByText('This page could not be loaded').waitFor();
  // More than the five seconds of the first time: it has tried again.
  await page.getByText(/Retrying in ([6-9]|10) s\./).waitFor();
  expect(await page.getByText('This page could not be loaded').isVisible(), 'it did not leave the panel').toBe(true);
  await page.unroute(/\/assets\/|\/$|\/uploads\/new/);
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});

test('home survives a database restart and a cut socket without missing anything', async () => {
  const page = await openPanel(browser, system.url);
  const socket = await holdSocket(page);
  await signIn(page, system.people.owner);
  await card(page, 'Harbour').waitFor();
  const expectUntouched = await watch(page);

  await system.restartDatabase();
  await expect
    .poll(() =>
      beginUpload('Quay').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await card(page, 'Quay').waitFor();

  socket.cut();
  await page.getByText('Connection lost.').waitFor();
  expect(await card(page, 'Quay').isVisible(), 'what was there stays').toBe(true);
  await beginUpload('Pier');
  socket.restore();
  await card(page, 'Pier').waitFor();
  await expect.poll(() => page.getByText('Connection lost.').isVisible()).toBe(false);
  await expectUntouched();
  await page.context().close();
});
