import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

const ask = (key: string) =>
  fetch(`${world.system.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ viewer { credential } }' }),
  });

test('the owner creates a key, a program uses it, and revoking it ends that', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner);
  await page.getByRole('link', { name: 'Developer Section' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('website');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expectToast(page, 'Key copied');
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'I have stored it' }).click();
  expect((await ask(key)).status).toBe(200);
  await page
    .getByRole('row', { name: /website/ })
    .getByText(`lyk_••••${key.slice(-4)}`)
    .waitFor();

  await page.getByRole('button', { name: 'Revoke website' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expectToast(page, 'Key revoked');
  expect((await ask(key)).status).toBe(401);
  await page.context().close();
});
