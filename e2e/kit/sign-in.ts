import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Credentials {
  email: string;
  password: string;
}

const MANIFEST = new URL('../../packages/web/src/generated/persisted-documents.json', import.meta.url);

/**
 * Signs the browser context of the page in, with the panel’s own operation, and opens a path; null opens none. The form has
 * tests of its own: to everybody else it would cost two more loads of the panel, each a second of a core.
 */
export async function signIn(page: Page, { email, password }: Credentials, path: string | null = '/'): Promise<void> {
  const answer = await page.context().request.post('/graphql', {
    headers: { 'x-launchyard': 'panel' },
    data: {
      variables: { input: { email, password } },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('SessionCreate') } },
    },
  });
  const body = await answer.text();
  if (!body.includes('"person":{')) throw new Error(`${email} could not sign in: ${answer.status()} ${body}`);
  if (path === null) return;
  await page.goto(path);
  const [signedIn, opened] = [new URL(answer.url()).origin, new URL(page.url()).origin];
  // Another name of this machine is redirected to the panel’s, where the cookie does not go.
  if (signedIn !== opened) throw new Error(`signed in at ${signedIn}, and the panel is at ${opened}`);
}

/** The same as people do it, with the form. Resolves when they are in. */
export async function signInByHand(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname !== '/signin');
}

function hashOf(mutation: string): string {
  const documents = Object.entries<string>(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const found = documents.find(([, text]) => new RegExp(`\\bmutation ${mutation}\\b`).test(text));
  if (!found) throw new Error(`the panel has no mutation ${mutation}`);
  return found[0].replace(/^sha256:/, '');
}
