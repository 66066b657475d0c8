import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MIB } from '@launchyard/domain/kit';
import { launchBrowser, openPanel, signIn } from './kit/browser.ts';
import { makeBuilds } from './kit/builds.ts';
import { slowDown } from './kit/slow-down.ts';
import { startUpload } from './kit/upload.ts';
import { startSystem } from './kit/system.ts';

/** Makes the README's pictures from the running product: `npm run pictures`. */
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });
const [system, browser, builds] = await Promise.all([startSystem(), launchBrowser(), makeBuilds()]);
try {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner);
  for (const name of ['RidgeTerrain', 'HeadsetStudio', 'NightDistrict']) {
    await startUpload(page, builds.tiny, name);
    await page.getByText('App Uploaded successfully').first().waitFor();
  }
  await slowDown(page, 24 * MIB);
  await startUpload(page, builds.sparse('AlpineVilla_Win64.zip', 900 * MIB), 'AlpineVilla');
  await page
    .getByText(/^1\d(\.5)? %$/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.screenshot({ path: `${folder}upload.png` });
  await page.getByRole('button', { name: 'Minimise' }).click();
  await page.getByRole('listitem').filter({ hasText: 'NightDistrict' }).getByText('Ready To Launch').waitFor();
  await page.screenshot({ path: `${folder}home.png` });
} finally {
  await browser.close();
  await Promise.all([system.stop(), builds.remove()]);
}
