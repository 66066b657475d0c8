import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { waysInto, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let folder: string;
let customer: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-panel-'));
  const files = { 'index.html': 'the panel', 'graphiql.html': 'the editor', 'mark.svg': '<svg/>' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  world = await startWorld({ panelFolder: folder });
  ways = waysInto(world);
  [customer, support] = await Promise.all([world.person(), world.person({ role: 'support' })]);
  return async () => {
    await world.close();
    await rm(folder, { recursive: true });
  };
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

interface Kind {
  status: number;
  url: () => string;
  headers?: () => Record<string, string>;
  /** Directives that must be present, in full. */
  policy: string[];
}

const NO_FRAMES = "frame-ancestors 'none'";
const gateway = (path: string) => () => world.url + path;
const of = (origin: 'files' | 'stream' | 'upstream', path: string) => () => world.config.addresses[origin] + path;
const PANEL = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  NO_FRAMES,
];
const NOTHING_RUNS = ["default-src 'none'"];

/** Every kind of page and response that a browser can be sent to. */
const KINDS: Record<string, Kind> = {
  'the panel': { status: 200, url: gateway('/'), policy: PANEL },
  'a page of the panel': { status: 200, url: gateway('/apps/Villa/links'), policy: PANEL },
  'the page of a reset link': { status: 200, url: gateway('/fb-mail?oobCode=lyr_x'), policy: PANEL },
  'GraphiQL for support': {
    status: 200,
    url: gateway('/graphiql'),
    headers: () => ways.panelHeaders(support.session),
    policy: ["script-src 'self'", "worker-src 'self' blob:", "object-src 'none'", "base-uri 'none'", NO_FRAMES],
  },
  'GraphiQL for a customer': {
    status: 200,
    url: gateway('/graphiql'),
    headers: () => ways.panelHeaders(customer.session),
    policy: ["script-src 'self'", "worker-src 'self' blob:", "object-src 'none'", "base-uri 'none'", NO_FRAMES],
  },
  'the outbox in development': { status: 200, url: of('upstream', '/outbox'), policy: [...NOTHING_RUNS, NO_FRAMES] },
  'a missing file': {
    status: 404,
    url: of('files', '/parts/../x'),
    policy: ['sandbox', ...NOTHING_RUNS, NO_FRAMES],
  },
  'a missing picture': {
    status: 404,
    url: of('files', '/pictures/x'),
    policy: ['sandbox', ...NOTHING_RUNS, NO_FRAMES],
  },
  'a streaming link': {
    status: 404,
    url: of('stream', '/v5/a/b/c'),
    // A password may only be sent to the page's own origin.
    policy: [...NOTHING_RUNS, "base-uri 'none'", "form-action 'self'", NO_FRAMES],
  },
};

describe.each(Object.entries(KINDS))('%s', (_title, { status, url, headers, policy }) => {
  test('32: cannot be framed, and loads and runs only what is ours', async () => {
    const answered = await fetch(url(), { headers: headers?.() ?? {}, redirect: 'manual' });
    expect(answered.status).toBe(status);
    const directives = answered.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(directives).toEqual(expect.arrayContaining(policy));
    expect(directives.join('; ')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answered.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answered.headers.has('access-control-allow-origin')).toBe(false);
    expect(answered.headers.has('server') || answered.headers.has('x-powered-by')).toBe(false);
  });
});

test.for(['/graphql', '/health', '/ready', '/mark.svg', '/gone.js'])(
  '32: a response that is not a page, like %s, can neither be framed nor interpreted as one',
  async (path) => {
    const { headers } = await ways.send({}, path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

const ELSEWHERE = [
  '//evil.example',
  String.raw`/\evil.example`,
  '/%2f%2fevil.example',
  '/..//evil.example',
  '//evil.example/%2e%2e',
  'http://evil.example/',
  '/@evil.example',
  '/signin?redirect=https://evil.example',
];
const HOSTS = ['127.0.0.1', 'localhost', 'evil.example', '127.0.0.1@evil.example', '[::1]', 'localhost.evil.example'];

test.for(HOSTS.flatMap((host) => ELSEWHERE.map((target) => ({ host, target }))))(
  '31: the address $target with the host $host redirects nobody elsewhere',
  async ({ host, target }) => {
    const { port } = new URL(world.url);
    for (const mode of ['navigate', 'cors']) {
      const headers = {
        host: `${host}:${port}`,
        'sec-fetch-mode': mode,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      };
      const { location } = await raw(target, headers);
      const { addresses } = world.config;
      if (location === undefined) continue;
      expect(new URL(location, addresses.panel).origin).toBe(addresses.panel);
    }
  },
);

test('31: a visitor who must sign in for GraphiQL is led back to it, whatever else was in the address', async () => {
  for (const path of ['/graphiql', '/graphiql?redirect=https://evil.example', '/graphiql?next=//evil.example']) {
    const { location } = await raw(path, { 'x-forwarded-host': 'evil.example' });
    expect(location).toBe('/signin?redirect=/graphiql');
  }
});

/** Sends target and Host verbatim; fetch would normalize them. */
function raw(path: string, headers: Record<string, string>): Promise<{ location: string | undefined }> {
  const { hostname, port } = new URL(world.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers });
    asked.on('error', reject);
    asked.on('response', (response) =>
      response.resume().on('end', () => resolve({ location: response.headers.location })),
    );
    asked.end();
  });
}
