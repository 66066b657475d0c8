import { launchBrowser, openPanel, signIn } from './kit/browser.ts';
import { makeBuilds } from './kit/builds.ts';
import { startUpload } from './kit/upload.ts';
import { startSystem } from './kit/system.ts';

const folder = '/tmp/notify-shots/';
const [system, browser, builds] = await Promise.all([startSystem(), launchBrowser(), makeBuilds()]);
try {
  const page = await openPanel(browser, system.url);
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await signIn(page, system.people.owner);
  for (const name of [
    'RidgeTerrain',
    'HeadsetStudio',
    'NightDistrict',
    'AlpineVilla',
    'DeskLamp',
    'Harbour',
    'AssemblyLineWithALongName',
  ]) {
    await startUpload(page, builds.tiny, name);
    await page.getByText('App Uploaded successfully').first().waitFor();
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: /Notifications, 7 unread/ }).waitFor({ timeout: 60000 });
  await page.screenshot({ path: `${folder}badge.png` });
  await page.getByRole('button', { name: /Notifications, 7 unread/ }).click();
  await page.getByRole('region', { name: 'Notifications' }).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}menu.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}menu-390.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}menu-390-dark.png` });
  await page.setViewportSize({ width: 1389, height: 868 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}menu-dark.png` });
  await page.getByRole('button', { name: 'View All' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}all-dark.png` });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}all-390.png` });
  await page.getByRole('button', { name: 'Clear ALL' }).click();
  await page.getByText('No Notification').waitFor();
  await page.screenshot({ path: `${folder}none-390.png` });
} finally {
  await browser.close();
  await Promise.all([system.stop(), builds.remove()]);
}
