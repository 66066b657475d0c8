import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { slowDown } from './kit/slow-down.ts';
import type { ProcessName } from './kit/system.ts';
import { expectToast } from './kit/toasts.ts';
import { countParts, startUpload } from './kit/upload.ts';
import { openProcesses } from './kit/world.ts';

const world = openProcesses({}, { isPairs: true });

const MOST_LANES = 4;
const ALL: ProcessName[] = ['gateway', 'api', 'files', 'streams', 'worker'];
const percentOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('dialog').getByRole('progressbar').first().getAttribute('aria-valuenow'));

/** Records what the page announces (alerts, toasts and live regions) and any message about problems. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Set<string>(JSON.parse(sessionStorage.getItem('said') ?? '[]'));
    setInterval(() => {
      for (const each of document.querySelectorAll('[role=alert], [role=status], .ant-message-notice')) {
        if (each.textContent) said.add(each.textContent);
      }
      const trouble = /No connection|went wrong|alternate method|Reconnecting|Failed/.exec(
        document.body?.textContent ?? '',
      );
      if (trouble) said.add(trouble[0]);
      sessionStorage.setItem('said', JSON.stringify([...said]));
    }, 20);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('said') ?? '[]'));
}

test('one of each pair dies during an upload and its stages, unnoticed by the customer', async () => {
  const bytes = 200 * MIB;
  const page = await openPanel(world.browser, world.system.url);
  const said = await listenTo(page);
  const sent = countParts(page);
  await signIn(page, world.system.people.owner, null);
  await slowDown(page, 4 * MIB);
  await startUpload(page, world.builds.sparse('pairs.zip', bytes), 'Pairs');
  const restarted: Array<Promise<void>> = [];
  for (const [index, name] of ALL.entries()) {
    await expect.poll(() => percentOf(page), { interval: 50 }).toBeGreaterThan(5 + 10 * index);
    // Do not wait for its replacement: a customer would not either.
    restarted.push(world.system.kill(name));
  }
  await slowDown(page, 1000 * MIB);
  await expectToast(page, 'App Uploaded successfully');
  expect(sent.needless, 'nothing but what was on its way is sent again').toEqual([]);
  const again = [...sent.times.values()].map((times) => times - 1).filter((times) => times > 0);
  expect(again.length).toBeLessThanOrEqual(MOST_LANES);
  expect(Math.max(0, ...again), 'a few times for each process that died, and not on and on').toBeLessThan(20);
  await Promise.all(restarted);
  await Promise.all(ALL.map((name) => world.system.kill(name)));
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Pairs' });
  await card.getByText('Ready To Launch').waitFor();
  expect(await said()).toEqual([]);
  await page.context().close();
});
