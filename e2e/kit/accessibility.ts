import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  impact: string;
  nodes: ReadonlyArray<{ html: string }>;
}

/**
 * What axe finds on a page. `question`: the arguments of `axe.run`. It is evaluated through the developer tools, because
 * the page’s content security policy allows no injected scripts.
 */
export async function runAxe(page: Page, question = ''): Promise<Violation[]> {
  await page.evaluate(await axe);
  return page.evaluate(`axe.run(${question}).then(({ violations }) => violations)`);
}

/** The same in words, each with the first element that it was found at. `part`: a selector; unset, the whole page. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const found = await runAxe(page, part === undefined ? '' : JSON.stringify(part));
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** The serious ones, each with everything that it was found at. */
export async function findSerious(page: Page, question?: string): Promise<string[]> {
  return (await runAxe(page, question))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
