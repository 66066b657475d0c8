import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { PART_BYTES } from '@launchyard/domain/uploads';
import { openPanel } from './kit/browser.ts';
import { signIn, signInByHand } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { countParts, partOf, receivedBytes, startUpload } from './kit/upload.ts';
import { openProcesses } from './kit/world.ts';

const world = openProcesses();

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a ZIP becomes a link: sign in, upload, wait until it is ready, create the link, copy it, open it', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signInByHand(page, world.system.people.owner);
  await page
    .getByRole('link', { name: 'Choose ZIP' })
    .or(page.getByRole('button', { name: 'Choose ZIP' }))
    .first()
    .waitFor();
  await startUpload(page, world.builds.tiny, 'AlpineVilla');
  await expectToast(page, 'App Uploaded successfully');
  await page.goto('/');
  await card(page, 'AlpineVilla').getByText('Ready To Launch').waitFor();

  await card(page, 'AlpineVilla').getByRole('button', { name: 'Links' }).click();
  await page.getByText('Looks like there are no Links here').waitFor();
  await page.getByRole('button', { name: 'Create New Stream link' }).first().click();
  await page.getByRole('row', { name: /Streaming-\w{4}/ }).waitFor();
  await page.getByRole('button', { name: /Copy URL/ }).click();
  await expectToast(page, 'App URL Copied');
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`/v5/${world.system.people.owner.username}/AlpineVilla/default$`));

  const visitor = await page.context().newPage();
  const answer = await visitor.goto(url);
  expect(answer?.status()).toBe(200);
  // A Windows build, and no fleet here runs those.
  await visitor.getByText(/This version can’t run here|No streaming server is connected yet/).waitFor();
  await page.context().close();
});

test('after a reload during the upload the same file resumes, and another file is recognised as different', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, null);
  const file = world.builds.sparse('showroom.zip', 190 * MIB);
  const [first, broken] = [new Set<number>(), new Set<number>()];
  // Lets three parts through and breaks the connection for all others.
  await page.route('**/parts/*', (route) => {
    const part = partOf(route.request());
    if (part === null) return route.continue();
    if (first.size < 3) first.add(part);
    if (first.has(part)) return route.continue();
    broken.add(part);
    return route.abort('connectionreset');
  });
  await startUpload(page, file, 'Showroom');
  await expect.poll(() => receivedBytes(world.system)).toBe(3 * PART_BYTES);
  await expect.poll(() => broken.size).toBeGreaterThan(0);
  page.on('dialog', (dialog) => void dialog.accept());

  await page.reload();
  await page.getByText('Choose the same ZIP to resume').first().waitFor();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(world.builds.tiny);
  await page.getByText('This is a different file.').waitFor();
  await page.unroute('**/parts/*');
  const sent = countParts(page, first);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await expectToast(page, 'App Uploaded successfully');
  expect(sent.needless, 'what had arrived is not sent again').toEqual([]);
  expect(sent.times.size).toBe(Math.ceil((190 * MIB) / PART_BYTES) - 3);
  await page.goto('/');
  await card(page, 'Showroom').getByText('Ready To Launch').waitFor();
  await page.context().close();
});

test('the same ZIP chosen for a new application is recognised, and resumed', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, null);
  const file = world.builds.sparse('twice.zip', 190 * MIB);
  await page.route('**/parts/*', (route) => route.abort('connectionreset'));
  await startUpload(page, file, 'Twice');
  await page.waitForURL(/\/uploads\/upl_/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('This ZIP is already being uploaded as Twice v1.').waitFor();
  await page.unroute('**/parts/*');
  await page.getByRole('button', { name: 'Resume it' }).click();
  await expectToast(page, 'App Uploaded successfully');
  await page.context().close();
});

test('a worker that dies goes unnoticed: another takes over the build', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, null);
  await startUpload(page, world.builds.sparse('district.zip', 400 * MIB), 'District');
  await page
    .getByText(/^(Acquiring|Preparing)$/)
    .first()
    .waitFor();
  await world.system.kill('worker');
  await page.goto('/');
  await card(page, 'District').getByText('Ready To Launch').waitFor();
  await page.context().close();
});

test('changes made by a program appear in an open panel', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.member, '/');
  const answer = await fetch(`${world.system.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.system.people.member.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($input: UploadStartInput!) { uploadStart(input: $input) { upload { id } userErrors { code } } }',
      variables: {
        input: {
          appName: 'FromScript',
          fileName: 'a.zip',
          sizeBytes: 1024,
          fingerprint: 'a'.repeat(64),
          idempotencyKey: 'from-a-script',
        },
      },
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { uploadStart: { userErrors: [] } } });
  await card(page, 'FromScript').getByText('Uploading Application').waitFor();
  await page.context().close();
});
