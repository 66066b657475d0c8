import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { World } from '@launchyard/testing/world/world';
import { findViolations } from './kit/accessibility.ts';
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

const open = (phone = false) => openPanel(browser, world.config.addresses.panel, { phone });
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Phone number').fill('(415) 555-2671');
  await page.getByLabel('Where did you hear about us?').fill('A colleague');
  await page.getByRole('checkbox').check();
}

const finish = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

test('somebody without a username gets nowhere else, chooses one, and lands where they wanted to go', async () => {
  const page = await open();
  await page.goto('/team');
  await page.waitForURL((address) => address.pathname === '/signin');
  const person = await world.unfinishedPerson();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(`Signed in as ${person.email}.`).waitFor();
  expect(addressOf(page)).toBe('/username?redirect=%2Fteam');

  for (const [elsewhere, redirect] of [
    ['/', ''],
    ['/developer-section', '?redirect=%2Fdeveloper-section'],
    ['/signin?redirect=%2Fplans', '?redirect=%2Fplans'],
    ['/signup', ''],
    ['/graphiql', '?redirect=/graphiql'],
  ]) {
    await page.goto(elsewhere ?? '');
    await page.getByLabel('Username').waitFor();
    expect(addressOf(page)).toBe(`/username${redirect}`);
  }

  await page.goto('/username?redirect=%2Fteam');
  await page.getByLabel('Username').fill('no name');
  await page.getByText("Username should not contain spaces, special characters and can't be empty").waitFor();
  await fillIn(page, (await world.person()).username);
  await page.getByText('Username already exists').waitFor();
  await page.getByLabel('Username').fill('nora_n');
  await page.getByText('Available').waitFor();
  await page.getByLabel('Phone number').fill('12');
  await finish(page);
  await page.getByText('Mobile number is not valid!').waitFor();
  await page.getByLabel('Phone number').fill('+49 170 1234567');
  await finish(page);
  await page.getByRole('heading', { name: 'Team' }).waitFor();
  await page.getByRole('button', { name: 'Account: nora_n' }).waitFor();

  await page.getByRole('button', { name: 'Profile and appearance' }).click();
  await page.getByRole('menuitem', { name: 'Newsletter' }).click();
  await page.getByText(/^You’ve been subscribed since/).waitFor();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You’re not subscribed.').waitFor();

  await page.goto('/username');
  await page.getByRole('button', { name: 'Choose ZIP' }).waitFor();
  expect(addressOf(page)).toBe('/');
  await page.context().close();
});

test('of two tabs, the second goes on after the first; a link elsewhere is not followed', async () => {
  const person = await world.unfinishedPerson();
  const first = await open();
  await signIn(first, person);
  const second = await first.context().newPage();
  await second.goto('/username?redirect=https%3A%2F%2Fevil.example');
  await fillIn(first, 'two_tabs');
  await fillIn(second, 'two_tabs_2');
  await finish(first);
  await first.getByRole('button', { name: 'Account: two_tabs' }).waitFor();
  await finish(second);
  await second.waitForURL((address) => address.pathname !== '/username');
  expect(new URL(second.url()).origin).toBe(world.config.addresses.panel);
  await second.goto('/');
  await second.getByRole('button', { name: 'Account: two_tabs', exact: true }).waitFor();
  await first.context().close();
});

test('the link in a newsletter unsubscribes in a browser where nobody is signed in', async () => {
  const [admin, person] = [await world.person({ role: 'admin' }), await world.person()];
  const subscriber = await open();
  await signIn(subscriber, person, '/newsletter');
  await subscriber.getByRole('button', { name: 'Subscribe' }).click();
  await subscriber.getByText(/^You’ve been subscribed since/).waitFor();
  await subscriber.context().close();
  const { data } = await world.graphql('{ newsletterSubscribers { email unsubscribeUrl } }', {}, { key: admin.apiKey });
  const list: Array<{ email: string; unsubscribeUrl: string }> = data?.['newsletterSubscribers'] ?? [];
  const link = list.find(({ email }) => email === person.email)?.unsubscribeUrl ?? '';
  const page = await open();
  await page.goto(link);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed.' }).waitFor();
  await page.context().close();
});

test('on a phone the page fits, has no barrier, and signs out', async () => {
  const page = await open(true);
  await signIn(page, await world.unfinishedPerson());
  await page.getByLabel('Username').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await finish(page);
  await page.getByText('Please enter where you heard about us!').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((address) => address.pathname === '/signin');
  await page.goto('/username?redirect=%2Fteam');
  await page.waitForURL((address) => address.pathname === '/signin');
  expect(addressOf(page)).toBe('/signin?redirect=%2Fteam');
  await page.context().close();
});
