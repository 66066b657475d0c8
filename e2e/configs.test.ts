import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

/** A picture in one colour, on a customer’s own host. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const HALL = 'https://cdn.example/hall.svg';

async function open(browser: Browser, person: { email: string; password: string }, to: string): Promise<Page> {
  const page = await openPanel(browser, world.system.url);
  await page.route('https://cdn.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await signIn(page, person, to);
  return page;
}

const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name }).click();
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).last().click();
}

test('a config is created, edited, previewed, saved, found in its history and restored; a conflicting save is reported', async () => {
  const { system, browser } = world;
  const page = await open(browser, system.people.owner, '/configs');
  await page.getByRole('button', { name: 'Add New Config' }).click();
  await page.getByLabel('Config name').fill('showroom');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/configs/showroom');

  await toggle(page, /^Stream link expires/);
  await page.getByLabel('Expires at').fill('2030-12-31T18:00');
  await toggle(page, /^Password to start/);
  await page.getByLabel('Password', { exact: true }).fill('sesame');
  await toggle(page, /^Advanced Options/);
  await page.getByRole('link', { name: 'Customization' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  expect(await preview.locator('img').count()).toBe(0);
  await page.getByRole('button', { name: 'Choose, Loading background' }).click();
  await page.getByLabel('URL of the picture').fill(HALL);
  await page.keyboard.press('Enter');
  await preview.locator(`img[src="${HALL}"]`).waitFor();
  await page.getByText('5 changes not saved').waitFor();
  await preview.getByRole('button', { name: 'Play' }).click();
  await preview.getByText('Starting Your application…').waitFor();
  await save(page);
  await expectToast(page, 'Config Updated Successfully');
  await page.waitForURL('**/configs');

  await page.goto('/configs/showroom?tab=history');
  await page.getByText(`Loading background: Nothing`).waitFor();
  expect(await page.getByText('sesame').count()).toBe(0);
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectToast(page, 'Revision 1 restored');
  await page.getByText('Revision 3 · Now').waitFor();

  await page.goto('/configs/showroom');
  await toggle(page, /^Show the browser/);
  const other = await open(browser, system.people.owner, '/configs/showroom');
  await toggle(other, /^Anonymise/);
  await save(other);
  await expectToast(other, 'Config Updated Successfully');

  await page.getByText('showroom was changed since you opened it').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('northlight saved it').waitFor();
  await page.getByRole('button', { name: 'Apply my changes' }).click();
  await save(page);
  await expectToast(page, 'Config Updated Successfully');
  await page.goto('/configs/showroom');
  for (const name of [/^Show the browser/, /^Anonymise/]) {
    await page.getByRole('switch', { name, checked: true }).waitFor();
  }
  await Promise.all([page.context().close(), other.context().close()]);
});

test('the list, the editor and its history are steps of one dialog that keeps its place; Esc closes only the topmost', async () => {
  const { system, browser } = world;
  const page = await open(browser, system.people.owner, '/configs');
  const dialog = page.getByRole('dialog').first();
  const history = page.getByRole('button', { name: 'History' });
  await page.getByRole('link', { name: 'default' }).waitFor();
  const frame = await dialog.elementHandle();
  const list = await dialog.boundingBox();
  await page.getByRole('link', { name: 'default' }).click();
  await history.waitFor();
  const editor = await dialog.boundingBox();
  expect(editor?.y).toBe(list?.y);
  await history.click();
  await page.getByRole('dialog', { name: /History$/ }).waitFor();
  expect(await dialog.boundingBox()).toEqual(editor);
  await page.getByRole('button', { name: 'More for default' }).click();
  await page.getByRole('menuitem', { name: 'Links that use default' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  expect(await frame?.evaluate((shown) => shown === document.querySelector('[role=dialog]'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().close();
});
