import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink, makeMeeting } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { World } from '@launchyard/testing/world/world';
import { findViolations } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { startPanelWorld } from './kit/panel-world.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast, holdToasts } from './kit/toasts.ts';

let world: World;
let browser: Browser;
let owner: TestPerson;
let appId: string;
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
    owner = await world.person({ username: 'northlight' });
    appId = (await makeTestedApp(world, owner, 'NightDistrict', [9, 10, 11, 12])).id;
    for (const name of ['showroom', 'kiosk_touch']) await makeConfig(world, owner, name);
  }),
);

const LINKS = '/apps/NightDistrict/links';

async function openLinks(options: Parameters<typeof openPanel>[2] = {}, who = owner): Promise<Page> {
  const page = await openPanel(browser, world.config.addresses.panel, options);
  await signIn(page, who, LINKS);
  return page;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, label: string, item: string) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: new RegExp(`^${item}\\b`) }).click();
}

const hasFocus = (button: Locator) => button.evaluate((each) => each === document.activeElement);

test('when two people change one link, the second is told, sees its current state, and continues from there', async () => {
  const link = await makeLink(world, owner, { appId });
  const colleague = await world.person({ memberOf: owner });
  const first = await openLinks();
  const second = await openPanel(browser, world.config.addresses.panel);
  // The second window misses the live update.
  await second.routeWebSocket(/graphql/, () => undefined);
  await signIn(second, colleague);
  const acting = JSON.stringify({ id: owner.accountId, username: owner.username });
  await second.evaluate((account) => sessionStorage.setItem('account', account), acting);
  await second.goto(LINKS);
  await rowOf(second, link.name).waitFor();

  await choose(first, `Version of ${link.name}: Latest now v12`, 'v11');
  await first.getByRole('button', { name: `Version of ${link.name}: v11` }).waitFor();
  await rowOf(first, link.name).getByText('?appVersion=11').waitFor();

  await choose(second, `Version of ${link.name}: Latest now v12`, 'v9');
  await second.getByRole('alert').filter({ hasText: 'Someone else changed this link in the meantime.' }).waitFor();
  await rowOf(second, link.name).getByText('Changed by someone else: default, v11').waitFor();
  // The focus has not moved, so the keyboard alone can continue.
  const picker = second.getByRole('button', { name: `Version of ${link.name}: v11` });
  await expect.poll(() => picker.evaluate((button) => button === document.activeElement)).toBe(true);
  await second.keyboard.press('Enter');
  await second.getByRole('combobox', { name: 'Find a version' }).and(second.locator(':focus')).waitFor();
  await second.keyboard.type('latest');
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: `Version of ${link.name}: Latest now v12` }).waitFor();
  await rowOf(second, link.name).getByText('Changed by someone else').waitFor({ state: 'hidden' });
  // The first window shows the change live, without a click.
  await first.getByRole('button', { name: `Version of ${link.name}: Latest now v12` }).waitFor();
  await Promise.all([first.context().close(), second.context().close()]);
});

test('a link gets another config after a confirmation and another name inline, and moves to the bin with Undo', async () => {
  const { name } = await makeLink(world, owner, { appId, version: 10 });
  const page = await openLinks();
  await choose(page, `Config of ${name}: default`, 'showroom');
  await page.getByText(/^Its URL contains the name of its config/).waitFor();
  await page.getByRole('button', { name: 'Change the config' }).click();
  await rowOf(page, name).getByText('NightDistrict/showroom').waitFor();

  const columns = () =>
    page.getByRole('columnheader').evaluateAll((heads) => heads.map((each) => each.getBoundingClientRect().x));
  const before = await columns();
  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await page.keyboard.type('Not this');
  expect(await columns()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Rename ${name}` }).press('Enter');
  await page.keyboard.type('Investor preview');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Investor preview' }).waitFor();

  await page.getByRole('button', { name: 'Delete Investor preview' }).click();
  await page.getByText('Delete Investor preview?').waitFor();
  await holdToasts(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Investor preview' }).last().click();
  await expect.poll(() => rowOf(page, 'Investor preview').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await rowOf(page, 'Investor preview').waitFor();
  await page.context().close();
});

test.each([
  ['wide', {}],
  ['wide and dark', { dark: true }],
  ['on a phone', { phone: true }],
])('the links pass axe, %s', async (_, options) => {
  for (let count = 0; count < 10; count++) await makeLink(world, owner, { appId });
  await makeMeeting(world, owner, { appId });
  const page = await openLinks(options);
  await page.getByText('1 - 9 of').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Config of/ })
    .first()
    .click();
  await page.getByRole('option', { name: /kiosk_touch/ }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('option', { name: /kiosk_touch/ }).click();
  await page.getByText("Don't Show Again").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`${LINKS}?tab=meeting`);
  await page
    .getByText(/GuestMeetingId=/)
    .first()
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('a viewer types the password of a link by keyboard, and is told if it is wrong', async () => {
  const data = { isPasswordToSecureStreamAccess: '1', ShouldAutoPlay: '0' };
  const configId = await makeConfig(world, owner, 'private', data, 'open sesame');
  const link = await makeLink(world, owner, { appId, configId });
  const page = await openPanel(browser, link.url);
  await page.goto(link.url);
  await page.locator('#password:focus').waitFor();
  await page.keyboard.type('guess');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong password. Try again.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Click to start').click();
  await page.getByText('Version 12 is ready.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(link.url);
  await page.getByText('Click to start').waitFor();
  await page.context().close();
});

test('a version is deleted by keyboard alone: the confirmation traps the focus, and its dialog gets it back when the row is gone', async () => {
  const page = await openLinks();
  await page.goto('/apps/NightDistrict/versions');
  const remove = page.getByRole('button', { name: 'Delete v10' });
  await remove.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => hasFocus(cancel)).toBe(true);
  const question = page.getByRole('dialog').last();
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('Tab');
    expect(await question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(remove)).toBe(true);
  await page.keyboard.press('Enter');
  // The focus is in the confirmation, and the previous confirmation is gone.
  await expect.poll(() => hasFocus(cancel)).toBe(true);
  await question.getByRole('button', { name: 'Delete v10' }).press('Enter');
  await expectToast(page, 'Version deleted successfully');
  await expect.poll(() => remove.count()).toBe(0);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await page.context().close();
});
