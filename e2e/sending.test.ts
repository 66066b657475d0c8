import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { PART_BYTES } from '@launchyard/domain/uploads';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { slowDown } from './kit/slow-down.ts';
import { expectToast, recordToasts } from './kit/toasts.ts';
import { startUpload } from './kit/upload.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

const percentOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('dialog').getByRole('progressbar').first().getAttribute('aria-valuenow'));

/** Resolves when the page has done what it does before it sends the next part: it hashes one and asks for its link. */
const hashAndAsk = (page: Page) =>
  page.evaluate(async (bytes) => {
    await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    await fetch('/mark.svg', { cache: 'no-store' });
  }, PART_BYTES);

test('an upload is paused and resumed by hand', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, null);
  const underWay = new Set<Request>();
  page.on('request', (request) => request.method() === 'PUT' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // So slowly that it is paused before its end, and so fast that what is under way soon ends.
  await slowDown(page, 8 * MIB);
  await startUpload(page, world.builds.sparse('pause.zip', 300 * MIB), 'Paused');
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5);
  await page.getByRole('dialog').getByRole('button', { name: 'Pause Paused' }).click();
  await page.getByRole('dialog').getByText('received data is kept').waitFor();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await slowDown(page, 500 * MIB);
  // What ends would be followed by the next part.
  await expect.poll(() => underWay.size).toBe(0);
  await hashAndAsk(page);
  expect(sent, 'nothing is begun while it is paused').toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Resume Paused' }).click();
  await expectToast(page, 'App Uploaded successfully');
  await page.context().close();
});

test('of two windows with the same file one sends, and the other continues when it is closed', async () => {
  const first = await openPanel(world.browser, world.system.url);
  await signIn(first, world.system.people.owner, null);
  // So slowly that it still sends when the other window is there.
  await slowDown(first, MIB);
  const file = world.builds.sparse('twice.zip', 300 * MIB);
  await startUpload(first, file, 'Twice');
  await expect.poll(() => percentOf(first)).toBeGreaterThan(3);

  const second = await first.context().newPage();
  await recordToasts(second);
  await second.goto(first.url());
  await second.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await second.getByText('Another window is sending this file', { exact: true }).waitFor();
  await first.close();
  await expectToast(second, 'App Uploaded successfully');
  await second.context().close();
});

test('uploads started one after the other wait for each other, and each has its card in the list at once', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.admin);
  // So slowly that the first one does not end meanwhile.
  await slowDown(page, MIB);
  for (const name of ['First', 'Second', 'Third']) {
    await page
      .getByRole('button', { name: /Choose ZIP|Add Application/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(world.builds.sparse(`${name}.zip`, 200 * MIB));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('App name').fill(name);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.waitForURL(/\/uploads\/upl_/);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { name, level: 2 }).waitFor();
  }
  await page.getByText('Next in the queue').first().waitFor();
  await page.context().close();
});
