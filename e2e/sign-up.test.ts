import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn, signInByHand } from './kit/sign-in.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

const NORA = { email: 'nora@northlight.example', password: 'Right-1-password', username: 'nora_n' };

/** The newest e-mail in the outbox. */
async function newestMail(): Promise<string> {
  const outbox = await fetch(`${world.system.outbox}/outbox`);
  return outbox.text();
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await page.getByLabel('E-mail').fill(NORA.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(NORA.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Username').fill(NORA.username);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').waitFor();
}

test('somebody new signs up with the code from the e-mail, and lands on an empty home', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await fillIn(page);
  const code = /The code is (\d{6})/.exec(await newestMail())?.[1] ?? '';
  await page.getByLabel('Code').pressSequentially(code);
  await page.getByRole('button', { name: 'Choose ZIP' }).waitFor();
  await page.getByText('of 10 GB').waitFor();

  for (const before of ['/signin', '/signup', '/repass']) {
    await page.goto(before);
    await page.waitForURL((url) => url.pathname === '/');
  }
  await page.context().close();
});

test('a forgotten password is reset with the link from the e-mail, and the session elsewhere ends', async () => {
  const elsewhere = await openPanel(world.browser, world.system.url);
  await signIn(elsewhere, world.system.people.member);
  const page = await openPanel(world.browser, world.system.url);
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  await page.getByLabel('E-mail').fill(world.system.people.member.email);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByText('Mail sent successfully').first().waitFor();
  await page.getByRole('button', { name: 'Resend Request' }).waitFor();
  const code = /oobCode=(\w+)/.exec(await newestMail())?.[1] ?? '';

  await page.goto(`/fb-mail?oobCode=${code}`);
  await page.waitForURL((url) => url.search === '');
  await page.getByLabel('New password', { exact: true }).fill('Other-2-password');
  await page.getByLabel('New password again').fill('Other-2-passwort');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password does not match').waitFor();
  await page.getByLabel('New password again').fill('Other-2-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password Reset Successful').waitFor();
  await elsewhere.waitForURL((url) => url.pathname === '/signin');

  await signInByHand(page, { email: world.system.people.member.email, password: 'Other-2-password' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(`/fb-mail?oobCode=${code}`);
  await page.getByLabel('New password', { exact: true }).fill('Third-3-password');
  await page.getByLabel('New password again').fill('Third-3-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Link expired for password reset').first().waitFor();
  await page.context().close();
  await elsewhere.context().close();
});
