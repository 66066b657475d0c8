import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { World } from '@launchyard/testing/world/world';
import { findViolations } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { startPanelWorld } from './kit/panel-world.ts';
import { signIn } from './kit/sign-in.ts';

let world: World;
let browser: Browser;
let owner: TestPerson;
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
    owner = await world.person({ username: 'northlight' });
  }),
);

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('a change is found in the audit log, opens to its before and after, leads to the link and is exported', async () => {
  const app = await makeTestedApp(world, owner, 'NightDistrict');
  const page = await openPanel(browser, world.config.addresses.panel);
  const link = await makeLink(world, owner, { appId: app.id });
  await signIn(page, owner, '/apps/NightDistrict/links');
  await page.getByRole('button', { name: `Rename ${link.name}` }).click();
  await page.keyboard.type('Trade fair');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Trade fair' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await page.getByRole('option', { name: 'Audit log' }).click();
  await page.waitForURL('**/team/audit-log');
  await expect.poll(() => page.title()).toContain('Audit log');
  await page.getByRole('row').filter({ hasText: 'Signed in' }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Search names' }).fill(link.name);
  await page.waitForURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: 'Renamed a link' });
  await row.getByRole('button', { name: 'Details: Renamed a link' }).click();
  await page.locator('del').filter({ hasText: link.name }).waitFor();
  await page.getByText('127.0.0.1').first().waitFor();
  await page.getByRole('link', { name: `Open ${link.name}` }).waitFor();

  const csv = await saved(page, 'Export CSV');
  expect(csv).toContain(`"Renamed a link","${link.name}","${link.id}"`);
  expect(csv).not.toContain('Signed in');
  const json: unknown = JSON.parse(await saved(page, 'Export JSON'));
  expect(json).toContainEqual(expect.objectContaining({ action: 'Renamed a link', subjectId: link.id }));

  expect(await findViolations(page)).toEqual([]);
  await page.context().close();
});
