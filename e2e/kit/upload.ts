import type { Page, Request } from 'playwright-core';
import type { Product } from './system.ts';

/** From the first step of the wizard to a running upload. */
export async function startUpload(page: Page, file: string, appName: string): Promise<void> {
  await page.goto('/uploads/new');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('App name').fill(appName);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** How much the services have of the owner’s newest upload, in bytes. */
export async function receivedBytes({ url, people }: Product): Promise<number> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${people.owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { account { uploads(first: 1) { nodes { receivedBytes } } } } }' }),
  });
  const { data } = await answer.json();
  return data.viewer.account.uploads.nodes[0]?.receivedBytes ?? 0;
}

/** The part that a request sends; null if it sends none. */
export function partOf(request: Request): number | null {
  const part = request.headers()['x-part-number'];
  return request.method() === 'PUT' && part !== undefined ? Number(part) : null;
}

export interface SentParts {
  /** How often each part was sent. */
  times: Map<number, number>;
  /** Parts that were sent again although the page knew that they had arrived. */
  needless: number[];
}

/** Counts the parts that a page sends from now on. `arrived`: parts that have arrived before. */
export function countParts(page: Page, arrived: Iterable<number> = []): SentParts {
  const known = new Set(arrived);
  const sent: SentParts = { times: new Map(), needless: [] };
  page.on('request', (request) => {
    const part = partOf(request);
    if (part === null) return;
    sent.times.set(part, (sent.times.get(part) ?? 0) + 1);
    if (known.has(part)) sent.needless.push(part);
  });
  page.on('response', (response) => {
    const part = partOf(response.request());
    // A part that is still under way on another connection is refused for now.
    if (part !== null && response.ok()) known.add(part);
  });
  return sent;
}
