import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeFakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import type { TestPerson } from '@launchyard/testing/world/people';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import type { World } from '@launchyard/testing/world/world';
import { findViolations } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { startPanelWorld } from './kit/panel-world.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';

let world: World;
let browser: Browser;
let owner: TestPerson;
let appId: string;
beforeAll(() =>
  openTogether(async (keep) => {
    const text = 'LogInit: Display: Starting Game.\nLogLoad: Took 2.413 seconds to LoadMap(/Game/District)\n';
    const fleet = Object.assign(makeFakeFleet(), {
      log: async () => ({ text, nextOffset: text.length, leftOutBytes: 0 }),
    });
    [world, browser] = await startPanelWorld(keep, { fleet });
    owner = await world.person({ username: 'northlight' });
    ({ id: appId } = await makeTestedApp(world, owner, 'NightDistrict', [12]));
  }),
);

async function openUtilities(options: { phone?: boolean; dark?: boolean } = {}): Promise<Page> {
  const page = await openPanel(browser, world.config.addresses.panel, options);
  await signIn(page, owner, '/utilities');
  return page;
}

test('a session appears by itself, says how it runs, and is ended with a word', async () => {
  const page = await openUtilities();
  await page.getByText('Nobody is streaming').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const id = await makeStreamingSession(world, owner, appId);
  await page.reload();
  await page.getByRole('button', { name: 'Details: Session of NightDistrict' }).click();
  await page.getByText('2.4 s').waitFor();
  const inWords = /^Frame rate from .+ to .+: average 58 fps, lowest 55 fps at .+, 60 fps at the end$/;
  await page.getByText(inWords).waitFor();
  await page.getByRole('region', { name: 'Build log' }).getByText('LogInit: Display: Starting Game.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByLabel('Word to the visitor (optional)').fill('We close now.');
  await page.getByRole('button', { name: 'End session' }).last().click();
  await expectToast(page, 'Session ended');
  await page.getByText('Nobody is streaming').waitFor();
  const { data } = await world.graphql(
    'query ($id: ID!) { node(id: $id) { ... on StreamingSession { endText } } }',
    { id },
    { key: owner.apiKey },
  );
  expect(data?.node).toEqual({ endText: 'Somebody of the account ended it.' });
  await page.context().close();
});

test('home tells how many stream, and shows the same monitor', async () => {
  const id = await makeStreamingSession(world, owner, appId);
  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Stream Monitor 1' }).click();
  await page.getByRole('row', { name: /NightDistrict/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/stream-monitor');
  expect(await findViolations(page)).toEqual([]);
  await world.graphql(
    'mutation ($input: StreamingSessionEndInput!) { streamingSessionEnd(input: $input) { endedSessionId } }',
    { input: { streamingSessionId: id } },
    { key: owner.apiKey },
  );
  await page.getByRole('link', { name: 'Stream Monitor 0' }).waitFor();
  await page.context().close();
});

test('on a dark phone, with somebody who waits, the monitor passes axe', async () => {
  await makeStreamingSession(world, owner, appId);
  await makeStreamingSession(world, owner, appId, { state: 'queued', liveAt: null, quality: null, country: null });
  const page = await openUtilities({ phone: true, dark: true });
  await page.getByText('Waiting', { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Details: Session of NightDistrict' }).last().click();
  await page.getByText(/^Round trip from /).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});
