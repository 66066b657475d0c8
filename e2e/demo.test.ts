import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { openProcesses } from './kit/world.ts';

const world = openProcesses({}, { hasDemo: true });

test('every account plays its demo application: the sample build, uploaded and tested by the start', async () => {
  const page = await openPanel(world.browser, world.system.url);
  await signIn(page, world.system.people.member);
  const play = page.getByRole('region', { name: 'Demo Application' }).getByRole('link', { name: 'Play' });
  // It appears when the build has passed its test: until then nobody is sent to a page that shows nothing.
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText('Storage Utilized').waitFor();
        return play.count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
  const [stream] = await Promise.all([page.context().waitForEvent('page'), play.click()]);
  // Its config starts it by itself.
  await stream.getByRole('button', { name: 'End the session' }).waitFor();
  await page.context().close();
});
