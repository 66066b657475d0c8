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
import { expectToast } from './kit/toasts.ts';

let world: World;
let browser: Browser;
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
  }),
);

test('an owner deletes their account and is out; an admin restores it, and the owner is back', async () => {
  const owner = await world.person({ username: 'northlight' });
  const admin = await world.person({ username: 'ada', role: 'admin' });
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1]);
  const { url } = await makeLink(world, owner, { appId });

  const page = await openPanel(browser, world.config.addresses.panel);
  await signIn(page, owner, '/account/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete northlight?' });
  const confirm = question.getByRole('button', { name: 'Delete Account' });
  expect(await confirm.isDisabled()).toBe(true);
  await question.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  expect(await findViolations(page)).toEqual([]);
  await confirm.click();
  await expectToast(page, 'Account deleted successfully');
  await page.waitForURL(/\/signin$/);
  expect((await fetch(url)).status).toBe(404);
  await tryToEnter(page, owner);
  await page
    .getByText('This account was deleted. Our support can restore it within 30 days of its deletion.')
    .waitFor();

  const staff = await openPanel(browser, world.config.addresses.panel);
  await signIn(staff, admin, '/support');
  await staff.getByRole('textbox', { name: 'Customer' }).fill(owner.email);
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone to undo it');
  await staff.getByRole('button', { name: 'Open case' }).click();
  await staff.getByText(/Its owner deleted this account on/).waitFor();
  expect(await findViolations(staff, { part: 'main' })).toEqual([]);
  await staff.getByRole('region', { name: 'Restore account' }).getByRole('textbox').fill('Deleted by mistake');
  await staff.getByRole('button', { name: 'Restore account' }).click();
  await expectToast(staff, 'Account restored');
  await staff.getByText(/Its owner deleted this account on/).waitFor({ state: 'detached' });
  await staff.context().close();

  await signIn(page, owner);
  await page.getByText('Harbour').first().waitFor();
  expect((await fetch(url)).status).toBe(200);
  await page.goto('/team/audit-log');
  await page.getByRole('row', { name: /Restored the account/ }).waitFor();
  await page.context().close();
});

async function tryToEnter(page: Page, { email, password }: TestPerson): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
