import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { MIB } from '@launchyard/domain/kit';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { makeBuilds } from './kit/builds.ts';
import { signIn } from './kit/sign-in.ts';
import { slowDown } from './kit/slow-down.ts';
import { startUpload } from './kit/upload.ts';
import { startSystem } from './kit/system.ts';

/** Makes the README’s pictures from the running product: `npm run pictures`. */
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });
const [system, browser, builds] = await Promise.all([startSystem(), launchBrowser(), makeBuilds()]);
try {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner, null);
  // Names whose generated pictures are representative.
  for (const name of ['GlacierPark', 'DowntownLoft', 'SkylineTower', 'PalmResidence']) {
    await startUpload(page, builds.tiny, name);
    await untilReady(page);
  }
  await startUpdate(page, builds.tiny, 'SkylineTower');
  await untilReady(page);
  for (const [name, count] of Object.entries({ GlacierPark: 1, DowntownLoft: 2, SkylineTower: 6, PalmResidence: 3 })) {
    await makeLinks(name, count);
  }
  await startUpdate(page, builds.build('ue5.4-win-noplugin'), 'PalmResidence');
  await page.getByText('Stopped while Testing').waitFor();
  await slowDown(page, 42 * MIB);
  await startUpload(page, builds.sparse('AlpineVilla_Win64.zip', 3400 * MIB, 4_118), 'AlpineVilla');
  await page
    .getByText(/^1\d(\.5)? %$/)
    .first()
    .waitFor();
  await page.screenshot({ path: `${folder}upload.png` });
  await page.getByRole('button', { name: 'Minimise' }).click();
  await page.getByRole('listitem').filter({ hasText: 'PalmResidence' }).getByText('Error Testing').waitFor();
  // Two complete rows of applications.
  await page.setViewportSize({ width: 1440, height: 972 });
  await page.screenshot({ path: `${folder}home.png` });
} finally {
  await browser.close();
  await Promise.all([system.stop(), builds.remove()]);
}

function untilReady(page: Page): Promise<void> {
  return page.getByText('Ready To Stream').first().waitFor();
}

async function startUpdate(page: Page, file: string, appName: string): Promise<void> {
  await page.goto(`/uploads/new?app=${appName}`);
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByText('Continue without the PSX plugin?');
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await question.or(upload).waitFor();
  if (await question.isVisible()) await page.getByRole('button', { name: 'Continue' }).last().click();
  await upload.click();
}

/** Uses a key, like a program. */
async function makeLinks(appName: string, count: number): Promise<void> {
  const found = await ask(`query ($name: String!) { viewer { account { app(by: { name: $name }) { id } } } }`, {
    name: appName,
  });
  const [appId] = /app_\w+/.exec(found) ?? [];
  const document = `mutation ($input: StreamingLinkCreateInput!) { streamingLinkCreate(input: $input) { userErrors { code } } }`;
  for (let made = 0; made < count; made += 1) await ask(document, { input: { appId, idempotencyKey: randomUUID() } });
}

async function ask(query: string, variables: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${system.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.people.owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  if (text.includes('"errors"')) throw new Error(text);
  return text;
}
