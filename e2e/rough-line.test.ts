import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { freePorts } from '@launchyard/testing/world/ports';
import { openRoughLine, type RoughLine } from '@launchyard/testing/world/rough-line';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { makeBuilds, type Builds } from './kit/builds.ts';
import { openTogether } from './kit/open-together.ts';
import { signIn } from './kit/sign-in.ts';
import { putToSleep } from './kit/sleep.ts';
import { startSystem, type System } from './kit/system.ts';
import { expectToast } from './kit/toasts.ts';
import { receivedBytes, startUpload } from './kit/upload.ts';

let line: RoughLine;
let system: System;
let browser: Browser;
let builds: Builds;
beforeAll(() =>
  openTogether(async (keep) => {
    const [filesPort] = await freePorts();
    line = await keep(openRoughLine(filesPort, { delayMs: 20, resetAfterBytes: [2 * MIB, 90 * MIB], seed: 7 }));
    const settings = { FILES_PORT: String(filesPort), FILES_PUBLIC_URL: line.url };
    [system, browser, builds] = await Promise.all([
      keep(startSystem(settings)),
      keep(launchBrowser()),
      keep(makeBuilds()),
    ]);
  }),
);

async function untilReceived(page: Page, bytes: number): Promise<void> {
  try {
    await expect.poll(() => receivedBytes(system)).toBeGreaterThanOrEqual(bytes);
  } catch (cause) {
    const said = await page.getByRole('dialog').allInnerTexts();
    throw new Error(`${bytes} bytes did not arrive; the page says: ${said.join(' ').replaceAll('\n', ' | ')}`, {
      cause,
    });
  }
}

/** Waits for parts that were in flight when the sender was suspended. */
async function untilNothingArrives(): Promise<void> {
  let before = -1;
  const isStill = async () => {
    const now = await receivedBytes(system);
    const wasSame = now === before;
    before = now;
    return wasSame;
  };
  await expect.poll(isStill, { interval: 500 }).toBe(true);
}

test('an upload survives resets, a lost network, a closed laptop and dying processes without help', async () => {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner, null);
  await startUpload(page, builds.sparse('harbour.zip', 400 * MIB), 'Harbour');

  await untilReceived(page, 48 * MIB);
  line.cut();
  await page.getByText('no connection, it resumes automatically').first().waitFor();
  line.restore();

  await untilReceived(page, 128 * MIB);
  const wake = await putToSleep();
  await untilNothingArrives();
  wake();

  await untilReceived(page, 208 * MIB);
  await system.kill('files');
  await untilReceived(page, 288 * MIB);
  await system.kill('api');

  await expectToast(page, 'App Uploaded successfully');
  expect(line.resets, 'the line broke on its own, too').toBeGreaterThan(0);
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Harbour' });
  await card.getByText('Ready To Launch').waitFor();
  await page.context().close();
});
