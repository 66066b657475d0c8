import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { startUpload } from './kit/upload.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

test('a failed build is explained where it is shown, on its page with its timeline, and on the help page', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.owner, '/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(world.builds.build('ue5.4-win-noplugin'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Continue without the PSX plugin?').waitFor();
  await page.getByRole('button', { name: 'Continue' }).last().click();
  await page.getByLabel('App name').fill('NoPlugin');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Enable PSX plugin & re-build', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.waitForURL(/\/uploads\/upl_\w+\/timeline$/);
  await page.getByRole('heading', { name: 'NoPlugin v1' }).waitFor();
  const banner = page.getByRole('alert').filter({ hasText: 'Enable PSX plugin & re-build' });
  await banner.getByText('What to do:').waitFor();
  await banner.getByRole('button', { name: 'Copy reference' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^upl_\w{26}\.test\.PLUGIN_MISSING$/);
  for (const text of [
    'Test failed',
    'Inspected only, not started',
    'Virus scan done',
    'Everything has arrived',
    'Upload started',
  ])
    await page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
  await page.getByText(`by ${world.system.people.owner.username} from the panel`).waitFor();

  const [help] = await Promise.all([
    page.context().waitForEvent('page'),
    banner.getByRole('link', { name: 'See Documentation' }).click(),
  ]);
  expect(help.url()).toBe(`${world.system.url}/help/plugin-missing`);
  await help.getByRole('heading', { name: 'The Pixel Streaming plugin is missing' }).waitFor();
  await page.context().close();
});

test('an open page follows its upload live', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.member, null);
  await page.route('**/parts/*', (route) => route.abort('connectionreset'));
  await startUpload(page, world.builds.tiny, 'Watched');
  await page.waitForURL(/\/uploads\/upl_/);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByText('Upload started').waitFor();
  await page.unroute('**/parts/*');
  await page.getByText('Ready to stream', { exact: true }).waitFor();
  await page.getByText('Everything has arrived').waitFor();
  await page.context().close();
});

test('the help page is available without signing in', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await page.goto('/help');
  await page.getByRole('link', { name: 'A virus was found' }).click();
  await page.getByRole('heading', { name: 'What to do' }).waitFor();
  await page.goto('/help/nothing-like-it');
  await page.getByText('Page not found').waitFor();
  await page.context().close();
});
