import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: ReadonlyArray<{ html: string }>;
}

/** What axe looks at: a part of the page, as a selector; rules, by their ids. Unset: the whole page, by its usual rules. */
interface Scope {
  part?: string;
  rules?: string[];
}

/** Pages of which each new document has axe by itself: sending it takes longer than its work. */
const prepared = new WeakSet<Page>();

/** What axe finds, each in words with the first element that it was found at. */
export async function findViolations(page: Page, scope?: Scope): Promise<string[]> {
  return (await runAxe(page, scope)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** What is serious of it, each with everything that it was found at. */
export async function findSerious(page: Page, scope?: Scope): Promise<string[]> {
  return (await runAxe(page, scope))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Evaluates it through the developer tools, because the page’s content security policy allows no injected scripts. */
async function runAxe(page: Page, { part, rules }: Scope = {}): Promise<Violation[]> {
  const source = await axe;
  if (!prepared.has(page)) await page.addInitScript({ content: source });
  prepared.add(page);
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(source);
  const context = part === undefined ? 'document' : JSON.stringify(part);
  const enabled = rules && Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]));
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rules, rules: enabled });
  return page.evaluate(`axe.run(${context}, ${options}).then(({ violations }) => violations)`);
}
