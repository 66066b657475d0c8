import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePng } from '@launchyard/testing/pictures/png';
import { findSerious } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast, holdToasts } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();
const picture = () => ({ name: 'hall.png', mimeType: 'image/png', buffer: makePng({ width: 64, height: 40 }) });
const upload = (page: Page, file: ReturnType<typeof picture>) => page.getByLabel('choose files').setInputFiles(file);

test('an image is uploaded from the editor, chosen by keyboard, previewed, saved, deleted with its users listed, and restored', async () => {
  const { system, browser } = world;
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner, '/configs/new');
  await page.getByLabel('Config name').fill('foyer');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/configs/foyer');

  await page.goto('/configs/foyer?tab=customization&advanced=1');
  await page.getByRole('switch', { name: /Shuffle/ }).waitFor();
  await page.getByRole('button', { name: 'Choose, Loading background' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choose from the library' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/configs/foyer/library?for=*');
  await page.getByRole('button', { name: 'Upload New Image' }).first().click();
  await page.waitForURL('**/configs/foyer/library/new-image?for=*');
  await page.getByText('Add New', { exact: true }).waitFor();

  await upload(page, { ...picture(), buffer: Buffer.from('not a picture at all') });
  await page.getByText('Invalid file type. Please upload a JPG, PNG or GIF file.').first().waitFor();
  await upload(page, { ...picture(), name: 'hall.svg', mimeType: 'image/svg+xml' });
  await page.getByText('Invalid file type. Please upload a JPG, PNG or GIF file.').first().waitFor();
  await upload(page, picture());
  await expectToast(page, 'Image uploaded successfully');
  await page.getByRole('radio', { name: 'Choose hall.png' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('hall.png selected').waitFor();
  expect(await findSerious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Selection' }).focus();
  await page.keyboard.press('Enter');

  await page.waitForURL('**/configs/foyer?tab=customization&advanced=1');
  const shown = page.getByRole('complementary', { name: 'Preview' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  expect(new URL((await shown.getAttribute('src')) ?? '').origin).not.toBe(new URL(system.url).origin);
  await page.getByText('1 change not saved').waitFor();
  expect(await findSerious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).last().click();
  await expectToast(page, 'Config Updated Successfully');

  await page.goto('/library');
  await page.getByRole('button', { name: 'Delete hall.png' }).click();
  await page.waitForURL('**/library?ask=delete-asset&of=ast_*');
  await page.reload();
  const question = page.getByRole('dialog').filter({ hasText: 'Delete hall.png?' });
  await question.getByText('foyer shows it.', { exact: false }).waitFor();
  await holdToasts(page);
  await question.getByRole('button', { name: 'Delete hall.png' }).click();
  await expectToast(page, 'hall.png deleted');
  await page.getByTitle('hall.png').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByTitle('hall.png').waitFor();
});

test('videos are added by URL without duplicates, and typed text survives the way to the library and back', async () => {
  const { system, browser } = world;
  const page = await openPanel(browser, system.url);
  await page.route('https://cdn.example/**', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  await signIn(page, system.people.owner, '/configs/new');
  await page.getByLabel('Config name').fill('films');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/configs/films');
  await page.goto('/configs/films?tab=customization');
  const add = async () => {
    await page.getByRole('button', { name: 'Add, Loading videos' }).click();
    await page.waitForURL('**/films/library/add-video?for=loadingVideos');
    await page.getByLabel('Add a video by URL').fill('https://cdn.example/tour.mp4');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/films?tab=customization&advanced=1');
  };
  await add();
  await page.getByRole('button', { name: 'Remove https://cdn.example/tour.mp4' }).waitFor();
  await add();
  await expectToast(page, 'Already in the list. Each video plays once.');
  await page.getByRole('button', { name: 'Add, Loading videos' }).click();
  const back = () => page.getByRole('button', { name: 'Back', exact: true }).last().click();
  await page.getByText('Add New', { exact: true }).waitFor();
  await back();
  await page.waitForURL('**/films/library?tab=videos&for=loadingVideos');
  await back();
  await page.waitForURL('**/films?tab=customization&advanced=1');
  await page.getByText('Refresh List').waitFor({ state: 'hidden' });
  await page.getByText('1 change not saved').waitFor();
  await back();
  await page.getByText('Leave without saving?').waitFor();
});

test('on a phone the library, the configs and the bin are reached through More, and pass axe', async () => {
  const { system, browser } = world;
  const page = await openPanel(browser, system.url, { phone: true, dark: true });
  await signIn(page, system.people.owner);
  for (const [item, address] of [
    ['Asset Library', '**/library'],
    ['Configs', '**/configs'],
    ['Bin', '**/bin'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await reach(page, item, address);
  }
});

async function reach(page: Page, item: string, address: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.waitForURL(address);
  await page.getByRole('dialog').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await findSerious(page)).toEqual([]);
}
