import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DemoPerson } from '@launchyard/platform/demo';
import { GIB } from '@launchyard/domain/kit';
import { openPanel } from './kit/browser.ts';
import { SCRIPT_KIB } from './kit/script-budget.ts';
import { signIn } from './kit/sign-in.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

test('a full account is told how much is missing before a byte is sent', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.member, '/uploads/new');
  // The member’s own account has the free 10 GB; the archive is a sparse file.
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(world.builds.sparse('huge.zip', 10.5 * GIB));
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unable to upload App !' });
  await dialog.getByText('No enough storage to upload your file').waitFor();
  expect(await dialog.innerText()).toMatch(/0\.5\d\d GB/);
  await dialog
    .getByRole('button', { name: 'Manage Apps' })
    .or(dialog.getByRole('link', { name: 'Manage Apps' }))
    .waitFor();
  await dialog.getByText('Upgrade Storage', { exact: true }).waitFor();
  await page.context().close();
});

test('a support colleague opens a case and reads an account in GraphiQL', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.support, '/graphiql');
  await page.locator('.graphiql-editor').first().waitFor();
  const variables = page.locator('.graphiql-editor').nth(1);
  const openVariables = async () => {
    if (!(await variables.isVisible())) await page.getByRole('button', { name: 'Variables' }).click();
    return variables.isVisible();
  };
  await expect.poll(openVariables).toBe(true);
  await variables.click();
  await page.keyboard.press('ControlOrMeta+A');
  // The editor closes the quote and the brace automatically.
  await page.keyboard.insertText(`{"reason":"My upload is stuck","email":"${world.system.people.owner.email}`);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.getByText(`"${world.system.people.owner.username}"`).waitFor();
  await page.context().close();
});

test('a customer opens GraphiQL with a key, in a tab that holds its token and nothing else of the session', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, '/graphiql');
  await page.getByRole('link', { name: 'Open the Developer Section' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Try it apiKey' }).click();
  const tab = await opened;
  const asked: { cookie: string | undefined; authorization: string | undefined }[] = [];
  const addresses: string[] = [];
  tab.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  await tab.waitForURL('**/graphiql');
  await tab.locator('.graphiql-editor').first().waitFor();
  tab.on('request', async (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const headers = await request.allHeaders();
    asked.push({ cookie: headers['cookie'], authorization: headers['authorization'] });
  });
  // The button does nothing before the editor holds the query.
  await tab.locator('.view-lines').getByText('MyAccount').first().waitFor();
  await tab.getByRole('button', { name: /Execute query/ }).click();
  await tab.getByText(`"${world.system.people.owner.username}"`).waitFor();
  expect(asked.length).toBeGreaterThan(0);
  for (const { cookie, authorization } of asked) {
    expect(cookie).toBeUndefined();
    expect(authorization).toMatch(/^Bearer lyg_/);
  }
  expect(addresses.join(' ')).not.toContain('lyg_');
  expect(await tab.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('lyg_');
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('lyg_');
  await page.context().close();
});

test('a member switches to the owner’s account and back; each shows its own data', async () => {
  const { member, owner } = world.system.people;
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, member);
  const change = async (from: DemoPerson, to: DemoPerson) => {
    await page.getByRole('button', { name: `Account: ${from.username}` }).click();
    await page.getByRole('menuitem', { name: to.username }).click();
    await page.getByRole('button', { name: `Account: ${to.username}` }).waitFor();
  };
  await page.getByText('of 10 GB').waitFor();
  await change(member, owner);
  await page.getByText('of 200 GB').waitFor();
  await change(owner, member);
  await page.getByText('of 10 GB').waitFor();
  await page.context().close();
});

test('visitors without a session are sent to sign in and back; signing out ends it everywhere', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await page.goto('/uploads/new');
  await page.waitForURL(/\/signin\?redirect=/);
  await page.getByLabel('E-mail').fill(world.system.people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Incorrect Credentials').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(world.system.people.owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/uploads\/new$/);

  const second = await page.context().newPage();
  await second.goto('/');
  await second.getByRole('button', { name: 'Logout' }).click();
  await second.waitForURL(/\/signin/);
  await page.goto('/');
  await page.waitForURL(/\/signin/);
  await page.context().close();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  Buffer.from(JSON.stringify({ continueUrl: 'https://evil.example/' })).toString('base64'),
])('after signing in, the redirect %s leads home', async (target) => {
  const page = await openPanel(world.browser, world.system.url);
  await page.goto(`/signin?redirect=${encodeURIComponent(target)}`);
  await page.getByLabel('E-mail').fill(world.system.people.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(world.system.people.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${world.system.url}/`);
  await page.context().close();
});

test('a credential in an old link is removed from the address before the page requests anything', async () => {
  const page = await openPanel(world.browser, world.system.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto('/?userInfo=eyJhcGlLZXkiOiJseWtfMSJ9&search=Villa');
  await page.waitForURL('**/signin**');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/?search=Villa');
  const [first = '', ...rest] = asked;
  expect(first).toContain('userInfo');
  expect(rest.length).toBeGreaterThan(3);
  expect(rest.filter((each) => each.includes('userInfo'))).toEqual([]);
  await page.context().close();
});

test('a one-time code signs another browser in, leaves the address and the requests, and asks before it replaces somebody', async () => {
  const { owner, member } = world.system.people;
  const first = await openPanel(world.browser, world.system.url);
  await signIn(first, owner, '/sessions');
  // Read from the answer: pages of other tests write to the same clipboard.
  const makeLink = async () => {
    const answered = first.waitForResponse(async (response) =>
      (await response.text().catch(() => '')).includes('lyc_'),
    );
    await first.getByRole('button', { name: 'Copy a sign-in link' }).click();
    return `/enter#code=${/lyc_\w+/.exec(await (await answered).text())?.[0]}`;
  };
  const second = await openPanel(world.browser, world.system.url);
  const asked: string[] = [];
  second.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await second.goto(`${await makeLink()}&redirect=/plans`);
  await second.waitForURL(`${world.system.url}/plans`);
  await second.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((each) => each.includes('lyc_'))).toEqual([]);

  const third = await openPanel(world.browser, world.system.url);
  await signIn(third, member, await makeLink());
  await third.getByText(`You are signed in as ${member.email}.`).waitFor();
  expect(third.url()).toBe(`${world.system.url}/enter`);
  await third.getByRole('button', { name: `Stay signed in as ${member.email}` }).click();
  await third.waitForURL(`${world.system.url}/`);
  for (const page of [first, second, third]) await page.context().close();
});

test('the first visit of a page loads no more JavaScript than its budget', async () => {
  const page = await openPanel(world.browser, world.system.url);
  const signInKib = await scriptKib(page, async () => {
    await page.goto('/signin');
    // It comes last, with the addresses of the installation.
    await page.getByText('Contact Support').first().waitFor();
  });
  expect(signInKib).toBeGreaterThan(SCRIPT_KIB.signIn / 2);
  expect(signInKib).toBeLessThanOrEqual(SCRIPT_KIB.signIn);
  await signIn(page, world.system.people.owner);
  const { cookies } = await page.context().storageState();
  await page.context().close();

  const home = await openPanel(world.browser, world.system.url);
  await home.context().addCookies(cookies);
  const homeKib = await scriptKib(home, async () => {
    await home.goto('/');
    await home.getByRole('heading', { level: 1 }).waitFor();
    await home.getByText('Storage Utilized').first().waitFor();
  });
  expect(homeKib).toBeGreaterThan(SCRIPT_KIB.home / 2);
  expect(homeKib).toBeLessThanOrEqual(SCRIPT_KIB.home);
  await home.context().close();
});

/** The compressed size, in KiB, of all scripts that a page requests during a visit. */
async function scriptKib(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = [];
  const note = (request: Request) => void (request.resourceType() === 'script' && scripts.push(request));
  page.on('request', note);
  await visit();
  // What is named has come. This adds what nobody expects, as far as it comes without a pause.
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const bodies = await Promise.all(scripts.map(async (script) => (await script.response())?.body() ?? ''));
  const sizes = bodies.map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
