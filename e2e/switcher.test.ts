import type { Browser, Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { World } from '@launchyard/testing/world/world';
import { openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { startPanelWorld } from './kit/panel-world.ts';
import { signIn } from './kit/sign-in.ts';

let world: World;
let browser: Browser;
beforeAll(() =>
  openTogether(async (keep) => {
    [world, browser] = await startPanelWorld(keep);
  }),
);

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

test('on a phone, an account with a long name is chosen, and the header keeps its shape', async () => {
  const owner = await world.person({ username: 'wide_'.repeat(6) });
  const member = await world.person({ memberOf: owner });
  const page = await openPanel(browser, world.config.addresses.panel, { phone: true });
  await signIn(page, member);
  await page.getByRole('button', { name: /^Account:/ }).click();
  const menu = await boxOf(page.getByRole('menu'));
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(390);
  await page.getByRole('menuitem', { name: owner.username }).click();
  await page.getByText(`Account of ${owner.username}`).waitFor();
  await page.getByRole('button', { name: /^Account:/ }).click();
  const current = page.getByRole('menuitem').and(page.locator('[aria-current=true]'));
  await expect.poll(() => current.allTextContents()).toEqual([expect.stringContaining(owner.username)]);
  await page.keyboard.press('Escape');
  const profile = await boxOf(page.getByRole('button', { name: 'Profile and appearance' }));
  expect(profile.width).toBe(profile.height);
  expect(profile.x + profile.width).toBeLessThanOrEqual(390);
  await page.context().close();
});
