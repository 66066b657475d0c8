import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/**
 * Returns the peak memory growth of some browser processes while `run` runs, in bytes: their highest resident memory
 * according to the kernel, minus the value before. This includes workers, buffers outside the heap and uncollected
 * garbage. Linux only.
 */
export async function growthDuring(pids: readonly number[], run: () => Promise<unknown>): Promise<number> {
  const before = new Map<number, number>();
  for (const pid of pids) {
    // Resets the peak to the current value.
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    before.set(pid, await bytesOf(pid, 'VmRSS'));
  }
  await run();
  let growth = 0;
  for (const [pid, bytes] of before) growth += (await bytesOf(pid, 'VmHWM')) - bytes;
  return growth;
}

/** The processes of a browser's pages and their workers. */
export async function renderersOf(browser: Browser): Promise<number[]> {
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
  if (kilobytes === undefined) throw new Error(`process ${pid} reports no ${field}`);
  return Number(kilobytes) * 1024;
}
