import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/**
 * Answers how many bytes the browser's pages grew by at most while `run` ran: the highest resident memory of its renderer processes, as the
 * kernel counts it, less what they had before. Workers, buffers outside the heap and garbage that nobody has collected yet are all in it.
 * Linux only.
 */
export async function growthDuring(browser: Browser, run: () => Promise<unknown>): Promise<number> {
  const before = new Map<number, number>();
  for (const pid of await renderersOf(browser)) {
    // Makes the highest so far what it is now.
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    before.set(pid, await bytesOf(pid, 'VmRSS'));
  }
  await run();
  let growth = 0;
  for (const pid of await renderersOf(browser)) growth += (await bytesOf(pid, 'VmHWM')) - (before.get(pid) ?? 0);
  return growth;
}

async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  } finally {
    await session.detach();
  }
}

async function bytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`process ${pid} tells no ${field}`);
  return Number(kilobytes) * 1024;
}
