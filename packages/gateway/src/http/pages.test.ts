import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import { panelHeaders, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

const SCRIPT = `console.log(${JSON.stringify('a script that is long enough to be worth compressing '.repeat(40))})`;

let gateway: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  const panelFolder = buildPanel();
  gateway = await startTestGateway({ panelFolder });
  production = await startTestGateway({ panelFolder, mode: 'production', panelOrigin: 'https://panel.example' });
  return async () => {
    await gateway.close();
    await production.close();
  };
});

const get = (pathname: string, headers: Record<string, string> = {}, from = gateway) =>
  fetch(`${from.url}${pathname}`, { headers, redirect: 'manual' });

const linked = async (address: string, headers = {}) => (await get(address, headers)).headers.get('link');

describe('the panel', () => {
  it('is one page at every address without an extension, always revalidated by the browser', async () => {
    for (const address of ['/', '/applications', '/applications/app_1/links?x=1', '/signin']) {
      const answered = await get(address);
      expect(answered.status).toBe(200);
      expect(answered.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answered.headers.get('cache-control')).toBe('private, no-cache');
      expect(await answered.text()).toContain('<div id="root">');
    }
  });

  it('does not load at an address with a credential: that is removed first, and is never logged', async () => {
    for (const [address, clean] of [
      ['/?userInfo=eyJhcGlLZXkiOiJseWtfMSJ9&search=a', '/?search=a'],
      ['/signin?redirect=%2F%3FuserInfo%3DeyJhcGlLZXkiOiJseWtfMSJ9', '/signin?redirect=%2F'],
      ['/graphiql?userInfo=eyJhcGlLZXkiOiJseWtfMSJ9', '/graphiql'],
    ] as const) {
      const answered = await get(address);
      expect([answered.status, answered.headers.get('location')]).toEqual([307, gateway.url + clean]);
      expect(answered.headers.get('cache-control')).toBe('no-store');
    }
    const elsewhere = await get('//evil.example/?userInfo=x', {}, production);
    expect(elsewhere.headers.get('location')).toBe('https://panel.example//evil.example/');
    expect(gateway.logged()).not.toContain('eyJhcGlLZXkiOiJseWtfMSJ9');
  });

  it('is not sent again if it has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('names with the page what its first screen will load, for signed-in users', async () => {
    const cookie = `launchyard_session_${gateway.port}=${TOKENS.panel}`;
    expect(await linked('/', { cookie })).toBe(
      '</assets/index-B1x2Y3z4.js>; rel=modulepreload; crossorigin, </assets/built-B1x2Y3z4.css>; rel=preload; as=style; crossorigin',
    );
    expect(await linked('/uploads/new', { cookie })).toBeNull();
    expect(await linked('/')).toBeNull();
  });

  it('sends files with a hash in their names as immutable', async () => {
    const answered = await get('/assets/index-B1x2Y3z4.js');
    expect(answered.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answered.text()).toBe(SCRIPT);
    expect((await get('/mark.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses text in the best format that the browser accepts, and sends precompressed files as they are', async () => {
    const encoding = async (accepted: string, file = '/assets/index-B1x2Y3z4.js') => {
      const answered = await get(file, { 'accept-encoding': accepted });
      expect(await answered.text()).toBeTruthy();
      return answered.headers.get('content-encoding');
    };
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('br;q=0, gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
    expect(await encoding('br', '/assets/font-B1x2Y3z4.woff2')).toBeNull();
    expect(await (await get('/assets/built-B1x2Y3z4.css', { 'accept-encoding': 'br' })).text()).toBe('by-the-build{}');
  });

  it('answers 404 for missing files, wherever a path leads', async () => {
    for (const address of [
      '/assets/gone-12345678.js',
      '/assets/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/index.html.br',
    ]) {
      expect((await get(address)).status, address).toBe(404);
    }
    expect(await rawGet('/../../../../etc/passwd.conf')).toBe(404);
    expect(await rawGet('/assets/..%2f..%2fsecret.txt')).toBe(404);
    expect(await rawGet('http://evil.example/x.js')).toBe(404);
  });

  it('is read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await fetch(`${gateway.url}/`, { method })).status).toBe(405);
    }
    const head = await fetch(`${gateway.url}/assets/index-B1x2Y3z4.js`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('renews the cookie that it is read with', async () => {
    const { cookie } = panelHeaders(gateway.port);
    const { headers } = await get('/', { cookie });
    // A shared cache must not pass the session on to others.
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.getSetCookie()).toEqual([
      `launchyard_session_${gateway.port}=${TOKENS.panel}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect((await get('/')).headers.getSetCookie()).toEqual([]);
  });

  it('that is not built says how to build it', async () => {
    const unbuilt = await startTestGateway();
    const answered = await get('/', {}, unbuilt);
    expect(answered.status).toBe(503);
    expect(await answered.text()).toContain('npm start');
    await unbuilt.close();
  });
});

describe('the headers of pages', () => {
  it('allow a page to load our own files and https pictures and videos, nothing else, and forbid framing', async () => {
    const { headers } = await get('/');
    const { port } = gateway;
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
      `connect-src 'self' ws://localhost:${port} http://files.test`,
      "img-src 'self' data: blob: https: http://files.test",
      "media-src 'self' data: blob: https: http://files.test http://video.test",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it.each(['/', '/assets/index-B1x2Y3z4.js', '/gone.js', '/graphql', '/health', '/graphiql'])(
    'protect %s',
    async (address) => {
      const { headers } = await get(address);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('include HSTS only with TLS', async () => {
    const { headers } = await get('/', {}, production);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' wss://panel.example http://files.test",
    );
  });
});

describe('GraphiQL', () => {
  it('is for support staff the page that asks with their session, with a policy of its own', async () => {
    const answered = await get('/graphiql', panelHeaders(gateway.port, TOKENS.staff));
    expect(answered.status).toBe(200);
    expect(await answered.text()).toContain('data-asks-with="session"');
    const policy = answered.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('is for customers the page that asks with a token', async () => {
    const answered = await get('/graphiql', panelHeaders(gateway.port));
    expect(answered.status).toBe(200);
    expect(await answered.text()).toContain('data-asks-with="token"');
    const staff = await get('/graphiql', panelHeaders(gateway.port, TOKENS.staff));
    expect(answered.headers.get('etag')).not.toBe(staff.headers.get('etag'));
  });

  it('asks visitors without a valid session to sign in', async () => {
    for (const headers of [{}, panelHeaders(gateway.port, 'lys_ended')]) {
      const answered = await get('/graphiql', headers);
      expect([answered.status, answered.headers.get('location')]).toEqual([302, '/signin?redirect=/graphiql']);
    }
  });

  it('cannot be fetched by the name of its file', async () => {
    expect((await get('/graphiql.html', panelHeaders(gateway.port, TOKENS.staff))).status).toBe(404);
  });

  it('says so while sessions cannot be confirmed', async () => {
    gateway.services.answers.set('/session/state', () => fault(503, 'UNAVAILABLE'));
    expect((await get('/graphiql', panelHeaders(gateway.port, 'lys_notSeenBefore'))).status).toBe(503);
    gateway.services.answers.delete('/session/state');
  });
});

function buildPanel(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-'));
  mkdirSync(path.join(folder, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/assets/index-B1x2Y3z4.js"></script>',
    'graphiql.html': '<!doctype html><div data-asks-with="session">the editor</div>',
    'ahead.json': JSON.stringify({ '/': ['/assets/index-B1x2Y3z4.js', '/assets/built-B1x2Y3z4.css'] }),
    'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-B1x2Y3z4.js': SCRIPT,
    'assets/font-B1x2Y3z4.woff2': 'font',
    'assets/built-B1x2Y3z4.css': 'body{}',
    'assets/built-B1x2Y3z4.css.br': brotliCompressSync('by-the-build{}'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

/** Sends a path unchanged: fetch would normalise it. */
function rawGet(target: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: gateway.port, path: target }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end();
  });
}
