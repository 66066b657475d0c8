import type { Page } from 'playwright-core';

/** From the first step of the wizard to an upload that runs. */
export async function startUpload(page: Page, file: string, appName: string): Promise<void> {
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('App name').fill(appName);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** Opens the home page, again and again, until the application's card says that it can be launched. */
export async function untilReadyToLaunch(page: Page, appName: string): Promise<void> {
  const ready = page.getByRole('listitem').filter({ hasText: appName }).getByText('Ready To Launch');
  for (let visit = 0; visit < 8; visit++) {
    await page.goto('/');
    if (
      await ready.waitFor({ timeout: 8_000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await ready.waitFor();
}
