import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makePng } from '@launchyard/testing/pictures/png';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
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
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
  }),
);

test('a username is changed by keyboard, the page shows it at once, and the old link leads to the new one', async () => {
  const owner = await world.person({ username: 'northlight' });
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1]);
  const { url } = await makeLink(world, owner, { appId });
  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Profile and appearance' }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Edit Username' }).focus();
  await page.keyboard.press('Enter');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Username' }).fill('south-light');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Change your username to south-light?' });
  await question.getByRole('button', { name: 'Change username' }).focus();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Username changed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /south-light/ }).waitFor();
  const moved = await fetch(url);
  expect(moved.redirected).toBe(true);
  expect(moved.url).toContain('/south-light/Harbour/');
  expect(moved.status).toBe(200);
  await page.context().close();
});

test('what was streamed stands on home and in My Account, on a phone too', async () => {
  const owner = await world.person();
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1]);
  await makeStreamingSession(world, owner, appId, { streamedMilliseconds: 750_000 });
  const page = await openPanel(browser, world.config.addresses.panel, { phone: true, dark: true });
  await signIn(page, owner);
  await page.getByText('12.5').waitFor();
  await page.goto('/account/subscriptions');
  await page.getByRole('dialog').getByText('12.5').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('dialog').getByRole('link', { name: 'See All Plans' }).click();
  await page.waitForURL(/\/plans$/);
  await page.context().close();
});

test('a logo is uploaded and stands in the settings and the header, and what is none is refused in words', async () => {
  const owner = await world.person();
  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, owner, '/account/settings');
  const choose = page.getByLabel('Upload New');
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: script });
  await page
    .getByText(/JPG or PNG/)
    .first()
    .waitFor();
  await choose.setInputFiles({ name: 'my logo.png', mimeType: 'image/png', buffer: makePng() });
  await expectToast(page, 'Logo Uploaded Successfully.');
  const shown = page.getByRole('dialog').locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.locator('header img').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  const answer = await fetch((await shown.getAttribute('src')) ?? '');
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ]);
  await page.reload();
  await page.locator('header img').first().waitFor();
  await page.context().close();
});

test('a member of a team finds no settings of its owner', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, member);
  await page.getByRole('button', { name: member.username }).click();
  await page.getByRole('menuitem', { name: owner.username }).click();
  await page.getByRole('button', { name: owner.username }).waitFor();
  await page.goto('/account/settings');
  await expectToast(page, 'You are not authorized to access account settings of other users');
  await page.waitForURL(/\/$/);
  await page.context().close();
});
