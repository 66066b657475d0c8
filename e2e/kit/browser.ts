import { chromium, type Browser, type Page } from 'playwright-core';
import { GIB } from '@launchyard/domain/kit';
import { hasMemory } from '@launchyard/testing/memory';
import { SYSTEM_PATIENCE } from '@launchyard/testing/waits';
import { recordToasts } from './toasts.ts';

/** Headless Chromium that makes no network requests except to the product. It waits for what is slow. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) throw new Error('CHROME_PATH is unset: the test command sets it to the Chromium that it found.');
  const args = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
    // Text is as wide in the headless shell as in the whole Chromium.
    '--font-render-hinting=none',
  ];
  const browser = await chromium.launch({
    executablePath,
    // By default its processes share memory through files on the disk.
    ...((await hasMemory(2 * GIB)) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(SYSTEM_PATIENCE);
    return context;
  };
  return browser;
}

/** Opens the panel in a new browser context and records its toasts. Faults in the page fail the test. */
export async function openPanel(
  browser: Browser,
  url: string,
  options: { phone?: boolean; dark?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: options.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: options.phone ?? false,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  const page = await context.newPage();
  await recordToasts(page);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
