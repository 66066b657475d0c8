import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/**
 * A Chromium with one page to which Playwright attaches only briefly. While it is attached, the developer tools keep
 * a copy of every slice that is sent: they read each part again and keep all of them in the page's memory.
 * Measurements must run without that.
 */
export interface QuietBrowser {
  /** Attaches to the page, calls `use` and detaches. Work that was started in the page continues. */
  attach: <T>(use: (page: Page, browser: Browser) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

export async function launchQuietBrowser(): Promise<QuietBrowser> {
  const program = process.env['CHROME_PATH'];
  if (!program) throw new Error('CHROME_PATH is unset: the bench command sets it to the Chromium that it found.');
  const profile = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const args = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
    process.getuid?.() === 0 ? '--no-sandbox' : '',
    'about:blank',
  ];
  const child = spawn(program, args.filter(Boolean), { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await debuggingUrl(child);
  return {
    async attach(use) {
      const browser = await chromium.connectOverCDP(url);
      try {
        const page = browser.contexts()[0]?.pages()[0];
        if (!page) throw new Error('the browser has no page');
        return await use(page, browser);
      } finally {
        // Only detaches, because Playwright did not start the browser.
        await browser.close();
      }
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Selects a file in the first matching input. Playwright itself would upload a copy to a browser that it did not start. */
export async function chooseFile(page: Page, selector: string, file: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) throw new Error(`the page has no ${selector}`);
  await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
  await session.detach();
}

/** Chromium prints its debugging address to stderr. */
function debuggingUrl(child: ChildProcess): Promise<string> {
  let told = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const url = /DevTools listening on (ws:\S+)/.exec(told)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`Chromium exited with ${String(code)}:\n${told}`)));
  });
}
