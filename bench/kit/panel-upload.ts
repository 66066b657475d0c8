import type { Page } from 'playwright-core';
import type { System } from '@launchyard/e2e/kit/system';
import { growthDuring, renderersOf } from './page-memory.ts';
import { chooseFile, type QuietBrowser } from './quiet-browser.ts';
import { clickAndWatch, type Sending } from './upload-page.ts';

export interface PanelUpload {
  ms: number;
  sentBytes: number;
  /** The peak memory growth of the page in bytes, from the completed wizard on. */
  growth: number;
}

/**
 * Fills in the panel's wizard and starts the upload. Returns the milliseconds from the click until the services
 * confirm that everything has arrived and is synced. This includes the start of the upload, every hash, every part
 * and the commit, but not the pipeline afterwards. `meanwhile` runs concurrently.
 */
export async function uploadInPanel(
  browser: QuietBrowser,
  system: System,
  { file, appName }: { file: string; appName: string },
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<PanelUpload> {
  const pids = await browser.attach(async (page, attached) => {
    await fillAndClick(page, system, file, appName);
    return renderersOf(attached);
  });
  const growth = await growthDuring(pids, async () => {
    await meanwhile();
    while (['NONE', 'UPLOADING'].includes((await newestUpload(system, appName)).state)) await pause(250);
  });
  return { ...(await untilSent(browser)), growth };
}

/** Waits for the transfer that was started in the page, polling every two seconds. */
export async function untilSent(browser: QuietBrowser): Promise<{ ms: number; sentBytes: number }> {
  for (;;) {
    const sending = await browser.attach<Sending | undefined>((page) => page.evaluate(() => window.sending));
    if (!sending) throw new Error('no transfer was started in the page');
    if (sending.failure !== null) throw new Error(`sending failed: ${sending.failure}`);
    if (sending.ms !== null) return { ms: sending.ms, sentBytes: sending.sentBytes };
    await pause(2_000);
  }
}

async function fillAndClick(page: Page, system: System, file: string, appName: string): Promise<void> {
  await page.goto(`${system.url}/uploads/new`);
  const dialog = page.getByRole('dialog');
  await dialog.or(page.getByLabel('E-mail')).first().waitFor();
  if (!(await dialog.isVisible())) {
    const { email, password } = system.people.owner;
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((address) => address.pathname !== '/signin');
    await page.goto(`${system.url}/uploads/new`);
  }
  await chooseFile(page, '[role=dialog] input[type=file]', file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('App name').fill(appName);
  await page.getByRole('button', { name: 'Upload', exact: true }).evaluate(clickAndWatch);
}

/** The newest upload of the owner's account according to the services, or `NONE` if it is for another application. */
export async function newestUpload(system: System, appName: string): Promise<{ state: string; receivedBytes: number }> {
  const query = '{ viewer { account { uploads(first: 1) { nodes { appName state receivedBytes } } } } }';
  const answer = await fetch(`${system.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.people.owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = await answer.json();
  const newest = data?.viewer?.account?.uploads?.nodes?.[0];
  return newest?.appName === appName ? newest : { state: 'NONE', receivedBytes: 0 };
}

/** Waits until the pipeline has finished the upload, so that it does not disturb the next measurement. */
export async function untilPipelineRests(system: System, appName: string): Promise<void> {
  for (;;) {
    const { state } = await newestUpload(system, appName);
    if (state === 'TESTED') return;
    if (state === 'FAILED') throw new Error('the upload failed in the pipeline');
    await pause(500);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
