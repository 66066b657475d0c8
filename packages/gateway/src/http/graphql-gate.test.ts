import { request as httpRequest } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bearer, codeOf, panelHeaders, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

afterEach(async () => {
  expect((await gateway.post({ query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
});

const WRITE = 'mutation { sessionDelete }';
const send = (init: RequestInit, path = '/graphql') => fetch(`${gateway.url}${path}`, init);
const address = (document: string) => `/graphql?query=${encodeURIComponent(document)}`;
const wrote = () => gateway.services.received.some((call) => call.path === '/sign-out');
const withoutOrigin = () => {
  const { origin: _, ...headers } = panelHeaders(gateway.port);
  return headers;
};

const asked = (init: RequestInit, origin: string | null) => {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(panelHeaders(gateway.port))) headers.set(name, value);
  if (origin === null) headers.delete('origin');
  else headers.set('origin', origin);
  return send({ ...init, method: 'POST', headers });
};

describe('a page of another origin', () => {
  const forms: Record<string, () => RequestInit> = {
    'a form': () => ({ body: new URLSearchParams({ query: WRITE }) }),
    multipart: () => {
      const body = new FormData();
      body.set('operations', JSON.stringify({ query: WRITE }));
      return { body };
    },
    'text/plain': () => ({ body: JSON.stringify({ query: WRITE }), headers: { 'content-type': 'text/plain' } }),
    'application/graphql': () => ({ body: WRITE, headers: { 'content-type': 'application/graphql' } }),
    JSON: () => ({ body: JSON.stringify({ query: WRITE }), headers: { 'content-type': 'application/json' } }),
  };

  it.each(Object.keys(forms))('cannot change anything with %s and the cookie', async (form) => {
    const init = forms[form]?.() ?? {};
    const answered = await asked(init, 'https://evil.example');
    expect(answered.status).toBe(403);
    expect(answered.headers.get('access-control-allow-origin')).toBeNull();
    expect(wrote()).toBe(false);
  });

  it.each(Object.keys(forms).filter((form) => form !== 'JSON'))(
    'cannot use %s even without an Origin',
    async (form) => {
      expect((await asked(forms[form]?.() ?? {}, null)).status).toBe(415);
      expect(wrote()).toBe(false);
    },
  );

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'])(
    'is refused with %s, even with a key',
    async (method) => {
      const answered = await send({ method, headers: { origin: 'https://evil.example', ...bearer(TOKENS.key) } });
      expect(answered.status).toBe(403);
      expect([...answered.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('is refused if it hides its origin', async () => {
    expect((await asked({ body: '{}', headers: { 'content-type': 'application/json' } }, 'null')).status).toBe(403);
  });

  it('is refused for an origin that only starts like ours', async () => {
    const origin = `http://localhost:${gateway.port}.evil.example`;
    expect((await asked({ body: '{}', headers: { 'content-type': 'application/json' } }, origin)).status).toBe(403);
  });
});

describe('the transport', () => {
  it('is POST, unless a program reads with its key', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD']) {
      const answered = await send({ method }, '/graphql?query=%7B__typename%7D');
      expect(answered.status, method).toBe(405);
      expect(answered.headers.get('allow'), method).toBe(method === 'GET' ? 'POST' : 'GET, POST');
    }
  });

  it('is GET for a query with a key, with its variables, and the answer is not cached', async () => {
    const query = address('query Reads($text: String) { echo(text: $text) }');
    const variables = encodeURIComponent('{"text":"SECRET-in-the-address"}');
    const answered = await send({ headers: bearer(TOKENS.key) }, `${query}&variables=${variables}`);
    expect(await answered.json()).toMatchObject({ data: { echo: '{"text":"SECRET-in-the-address"}' } });
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(gateway.logged()).toContain('Reads');
    expect(gateway.logged()).not.toContain('SECRET-in-the-address');
  });

  it('is not GET for a session, in the cookie or in the header, and not for a mutation', async () => {
    const asPage = panelHeaders(gateway.port);
    expect((await send({ headers: asPage }, address('{ nothing }'))).status).toBe(405);
    expect((await send({ headers: bearer(TOKENS.panel) }, address('{ nothing }'))).status).toBe(405);
    const both = { ...asPage, ...bearer(TOKENS.key) };
    expect(await (await send({ headers: both }, address('{ viewer { id } }'))).json()).toMatchObject({
      data: { viewer: { id: 'per_ann' } },
    });
    const mutation = await send({ headers: bearer(TOKENS.key) }, address('mutation { write(text: "x") }'));
    expect(mutation.status).toBe(405);
    expect(mutation.headers.get('allow')).toBe('POST');
    expect(await mutation.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each(['query={nothing&variables={', 'query=', 'variables={}', 'query={nothing}&extensions=7', ''])(
    'answers a GET with %j with a client error',
    async (parameters) => {
      const answered = await send({ headers: bearer(TOKENS.key) }, `/graphql?${parameters}`);
      expect(answered.status).toBe(400);
    },
  );

  it('compresses large answers for clients that accept it', async () => {
    const body = JSON.stringify({ query: '{ things(first: 100) { id kind name things(first: 10) { id kind } } }' });
    const headers = { 'content-type': 'application/json', ...bearer(TOKENS.key) };
    const packedAs = (encoding: string) =>
      send({ method: 'POST', body, headers: { ...headers, 'accept-encoding': encoding } });
    const [packed, plain, refused] = await Promise.all([packedAs('gzip'), packedAs('identity'), packedAs('gzip;q=0')]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(refused.headers.get('content-encoding')).toBeNull();
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 4);
    expect(await packed.json()).toEqual({ ...(await plain.json()), extensions: expect.anything() });
    for (const [encoding, expected] of [
      ['br;q=1, gzip;q=0.5', 'gzip'],
      ['gzip ; q=0.000, identity', null],
      ['gzip;q=0, br', null],
    ] as const) {
      expect((await packedAs(encoding)).headers.get('content-encoding'), encoding).toBe(expected);
    }
    const small = await gateway.post({ query: '{ nothing }' }, { 'accept-encoding': 'gzip' });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('accepts no GET that asks for GraphiQL or for a stream', async () => {
    for (const accept of ['text/html', 'text/event-stream']) {
      expect((await send({ headers: { accept } }, '/graphql?query=%7B__typename%7D')).status).toBe(405);
    }
  });

  it('offers neither SSE nor multipart, even to clients that accept JSON, too', async () => {
    const body = JSON.stringify({ query: 'subscription { changes { number } }' });
    const ask = (accept: string) =>
      send({ method: 'POST', body, headers: { 'content-type': 'application/json', accept } });
    expect((await ask('text/event-stream')).status).toBe(406);
    expect((await ask('multipart/mixed')).status).toBe(406);
    const both = await ask('text/event-stream, application/json');
    expect(both.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await both.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('refuses batches', async () => {
    const answered = await gateway.post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(answered.status).toBe(400);
    expect(answered.data).toBeUndefined();
  });

  it.each(['{nonsense', 'null', '"text"', '17', '{"query": 17}', '{"query": "{ nothing }", "variables": []}', '{}'])(
    'answers 400 to the body %s',
    async (body) => {
      const answered = await gateway.post(body);
      expect(answered.status).toBe(400);
      expect(codeOf(answered)).toBe('BAD_USER_INPUT');
    },
  );

  it('treats variables named like JavaScript built-ins as ordinary names', async () => {
    const query = 'query ($text: String) { echo(text: $text) }';
    const body = `{ "query": "${query}", "variables": { "__proto__": { "text": "x" }, "constructor": 1 } }`;
    expect((await gateway.post(body)).data).toEqual({ echo: '{}' });
  });

  it.each([300_000, 3_000_000])(
    'refuses a body of %i bytes, declared or chunked, and states the limit',
    async (bytes) => {
      const body = JSON.stringify({ query: '{ nothing }', operationName: 'x'.repeat(bytes) });
      const said = {
        errors: [{ message: 'An operation may have at most 256 kB.', extensions: { code: 'BAD_USER_INPUT' } }],
      };
      expect(await gateway.post(body)).toMatchObject({ status: 413, ...said });
      const lengths: Record<string, string | number>[] = [
        { 'transfer-encoding': 'chunked' },
        { 'content-length': body.length },
      ];
      for (const length of lengths) {
        const { status, text, connection } = await postInPieces(body, length);
        expect({ status, connection }).toEqual({ status: 413, connection: 'close' });
        expect(JSON.parse(text)).toEqual(said);
      }
    },
  );

  it.each([
    ['{"query":"{ __typename }"}', 200, '{"data":{"__typename":"Query"}'],
    ['', 400, '"code":"BAD_USER_INPUT"'],
  ])('accepts a body without a declared length: %j', async (body, status, said) => {
    const answered = await postInPieces(body, { 'transfer-encoding': 'chunked' });
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(said);
  });

  it('refuses compressed bodies, so that nothing expands when unpacked', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await send({ method: 'POST', headers, body: new Uint8Array([31, 139]) })).status).toBe(415);
  });

  it('accepts the cookie only with the header that other origins cannot send', async () => {
    const { 'x-launchyard': _, ...headers } = panelHeaders(gateway.port);
    const answered = await gateway.post({ query: WRITE }, headers);
    expect(answered.status).toBe(403);
    expect(wrote()).toBe(false);
    expect((await gateway.post({ query: '{ viewer { id } }' }, withoutOrigin())).data).toEqual({
      viewer: { id: 'per_ann' },
    });
  });

  it('prefers Authorization to the cookie, and accepts only bearer tokens', async () => {
    const headers = { ...panelHeaders(gateway.port, 'lys_other'), ...bearer(TOKENS.key) };
    expect((await gateway.post({ query: '{ viewer { id } }' }, headers)).data).toEqual({ viewer: { id: 'per_ann' } });
    const basic = await gateway.post({ query: '{ viewer { id } }' }, { authorization: 'Basic YW5uOnB3' });
    expect(basic.status).toBe(401);
  });

  it('returns a request id of its own, whatever was sent', async () => {
    const { headers } = await gateway.post({ query: '{ __typename }' }, { 'x-request-id': 'forged-request-id' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reports by status what could not be run to clients that accept graphql-response+json', async () => {
    const accept = { accept: 'application/graphql-response+json' };
    expect((await gateway.post({ query: '{ nothingLikeThis }' }, accept)).status).toBe(400);
    expect((await gateway.post({ query: '{ nothingLikeThis }' })).status).toBe(200);
    expect((await gateway.post({ query: '{ nothing }' }, accept)).status).toBe(200);
  });
});

interface Pieced {
  status: number | undefined;
  connection: string | undefined;
  text: string;
}

/** A client that reads the answer only after it has sent everything, as many do. */
function postInPieces(body: string, length: Record<string, string | number>): Promise<Pieced> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...length };
    const request = httpRequest(`${gateway.url}/graphql`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      const { statusCode: status, headers: answered } = response;
      response.on('end', () => resolve({ status, connection: answered.connection, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
    for (let at = 0; at < body.length; at += 16_384) request.write(body.slice(at, at + 16_384));
    request.end();
  });
}
