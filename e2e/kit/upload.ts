import type { Page } from 'playwright-core';

/** From the first step of the wizard to a running upload. */
export async function startUpload(page: Page, file: string, appName: string): Promise<void> {
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('App name').fill(appName);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}
