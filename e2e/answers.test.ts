import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DemoPerson } from '@launchyard/platform/demo';
import { GIB } from '@launchyard/domain/kit';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

/** The wizard with a chosen file; `sent` counts the parts sent for it. */
async function choose(
  file: string,
  person: DemoPerson = world.system.people.owner,
): Promise<{ page: Page; sent: string[] }> {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, person, null);
  const sent: string[] = [];
  page.on('request', (request) => {
    const isPart = request.method() === 'PUT' && request.url().includes('/parts/');
    if (isPart || request.postData()?.includes('"UploadStart"')) sent.push(request.url());
  });
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
  return { page, sent };
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).last().click();
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('No to Linux makes it a Windows build without an executable; answering Yes again makes it a Linux app', async () => {
  const { page, sent } = await choose(await world.builds.sample('ArchViz'));
  await goOn(page);
  await page.getByText('Are your zip linux build?').waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('No exe found in the zip').waitFor();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByLabel('App name').fill('Other');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('App name and root sh name should be same.').waitFor();
  expect(sent).toEqual([]);
  await page.getByLabel('App name').fill('ArchViz');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'App Uploaded successfully');
  await page.goto('/');
  await card(page, 'ArchViz').getByText('Ready To Launch').waitFor();
  await card(page, 'ArchViz').getByText('Linux Build').waitFor();
  await page.context().close();
});

test('a build without the plugin is confirmed, sent, and fails with advice', async () => {
  const { page } = await choose(world.builds.build('ue5.4-win-noplugin'));
  await goOn(page);
  await page.getByText('Continue without the PSX plugin?').waitFor();
  await goOn(page);
  await page.getByLabel('App name').fill('NoPlugin');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Enable PSX plugin & re-build', { exact: true }).waitFor();
  await page.getByText('PSX Plugin not detected').waitFor();
  await page.getByText('Stopped while Testing').waitFor();
  await page.getByRole('link', { name: 'See Documentation' }).waitFor();
  await page.getByRole('link', { name: 'Watch Tutorial' }).waitFor();
  await page.getByRole('button', { name: 'Contact Support' }).click();
  await page.getByText(/^Upload: upl_/).waitFor();
  await page.context().close();
});

test('a build with only the new plugin, and an archive with path traversal, are refused before a byte is sent', async () => {
  const { page, sent } = await choose(world.builds.build('ue5.5-win-ps2'));
  await page.getByText(/^UE 5\.5 Pixel Streaming Plugin-2 not supported\./).waitFor();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);

  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(world.builds.hostile('traversal'));
  await page.getByText('The selected file is not extractable').waitFor();
  await page.getByText(/A path leads out of the archive/).waitFor();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  expect(sent).toEqual([]);
  await page.context().close();
});

test('49 GB with 100,000 files are checked quickly, and the page stays responsive', async () => {
  const file = world.builds.sparse('large.zip', 49 * GIB, 100_000);
  const { page, sent } = await choose(file);
  await page.getByText('readable, 100,000 files').waitFor();
  await page.getByText('What was found').click();
  await page.getByText(/Next to Engine, and named like/).waitFor();
  expect(sent).toEqual([]);
  await page.context().close();
});

test('an admin skips the check of the ZIP; the version says so', async () => {
  const { page } = await choose(world.builds.build('ue5.4-win-noplugin'), world.system.people.admin);
  await page.getByLabel('Skip Zip Checking').click();
  await goOn(page);
  await page.getByLabel('App name').fill('Skipped');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'App Uploaded successfully');
  await page.goto('/');
  await card(page, 'Skipped').getByText('Ready To Launch').waitFor();
  await page.context().close();
});
