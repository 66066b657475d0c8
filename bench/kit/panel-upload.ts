import type { Page } from 'playwright-core';
import type { System } from '@launchyard/e2e/kit/system';

const LONGEST_MS = 15 * 60_000;

/**
 * Fills the wizard and sends, from its last step on. Answers the milliseconds from the click until the services have confirmed that all of it
 * is there and synced: the upload's beginning, every hash, every part and the commit are in it, what the pipeline does afterwards is not.
 * `meanwhile` runs beside it.
 */
export async function uploadInPanel(
  page: Page,
  file: string,
  appName: string,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('App name').fill(appName);
  const button = page.getByRole('button', { name: 'Upload', exact: true });
  const finished = page.waitForResponse(
    (response) => response.ok() && (response.request().postData()?.includes('UploadFinish') ?? false),
    { timeout: LONGEST_MS },
  );
  const began = performance.now();
  await button.click();
  await page.waitForURL(/\/uploads\/upl_/);
  const [, ms] = await Promise.all([meanwhile(), finished.then(() => performance.now() - began)]);
  return ms;
}

interface NewestUpload {
  state: string;
  receivedBytes: number;
}

/** The newest upload of the owner's account, as the services know it. */
export async function newestUpload(system: System): Promise<NewestUpload> {
  const answer = await fetch(`${system.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.people.owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { account { uploads(first: 1) { nodes { state receivedBytes } } } } }' }),
  });
  const { data } = await answer.json();
  return data?.viewer?.account?.uploads?.nodes?.[0] ?? { state: 'NONE', receivedBytes: 0 };
}

/** Waits until the pipeline is through with the newest upload, so that it takes nothing from what is measured next. */
export async function untilPipelineRests(system: System): Promise<void> {
  for (;;) {
    const { state } = await newestUpload(system);
    if (state === 'TESTED') return;
    if (state === 'FAILED') throw new Error('the upload failed in the pipeline');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
