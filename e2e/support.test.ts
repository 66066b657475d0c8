import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import type { World } from '@launchyard/testing/world/world';
import { findViolations } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { startPanelWorld } from './kit/panel-world.ts';
import { signIn } from './kit/sign-in.ts';

let world: World;
let browser: Browser;
let owner: TestPerson;
let colleague: TestPerson;
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
    owner = await world.person({ username: 'northlight' });
    colleague = await world.person({ username: 'sam', role: 'support' });
  }),
);

test('an e-mail address leads to a case, the case to what failed, and both to the customer’s audit log', async () => {
  const { id } = await startUpload(world, owner, 'Harbour');
  const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
  await placeUpload(world, id, { state: 'failed', failure });
  const app = await makeTestedApp(world, owner, 'NightDistrict', [12]);
  await makeStreamingSession(world, owner, app.id, {
    state: 'ended',
    endedAt: new Date(),
    end: 'buildCrashed',
    lastLines: ['Out of memory'],
  });

  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, colleague);
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill('nobody@launchyard.example');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by mail why it failed');
  await page.getByRole('button', { name: 'Open case' }).click();
  await page.getByText('No account matches. Check the spelling.').waitFor();
  await page.getByRole('textbox', { name: 'Customer' }).fill(owner.email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'northlight' }).waitFor();
  await page.getByText('No exe found in the zip').waitFor();
  await page.getByText('The build crashed while it was used.').waitFor();
  await page.getByText('Out of memory').waitFor();
  await expect.poll(() => page.title()).toContain('Support case');
  expect(await findViolations(page, { part: 'main' })).toEqual([]);

  await page.getByRole('button', { name: 'Close the case for northlight' }).click();
  await page.getByText('Open a new one to look into northlight.').waitFor();
  expect(await page.getByText('No exe found in the zip').count()).toBe(0);
  await page.context().close();

  const customer = await openPanel(browser, world.config.addresses.panel);
  await signIn(customer, owner, '/team/audit-log?who=support');
  await customer.getByRole('row', { name: /Launchyard Support Closed a support case/ }).waitFor();
  await customer.getByRole('button', { name: 'Details: Viewed the uploads' }).first().click();
  await customer.getByText('Asked by mail why it failed').first().waitFor();
  expect(await customer.getByText('sam', { exact: true }).count()).toBe(0);
  await customer.goto('/support');
  await customer.getByRole('heading', { level: 1, name: 'This page is for our staff' }).waitFor();
  await customer.context().close();
});
