import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import {
  bearer,
  codeOf,
  panelHeaders,
  startTestGateway,
  TOKENS,
  GATEWAY_SECRET,
  type TestGateway,
} from '../test-kit/test-gateway.ts';
import { openSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

const faultsLogged = () =>
  gateway
    .logged()
    .split('\n')
    .filter((line) => line.includes('"msg":"fault"'));

describe('an unexpected error', () => {
  it('is returned as INTERNAL with the request id, and logged once with its cause', async () => {
    const before = faultsLogged().length;
    const answered = await gateway.post({ query: 'query Broken { nothing fails }' });
    const requestId = answered.headers.get('x-request-id');
    expect(answered.status).toBe(200);
    expect(answered.data).toEqual({ nothing: null, fails: null });
    expect(answered.errors?.[0]).toMatchObject({ path: ['fails'], extensions: { code: 'INTERNAL', requestId } });
    expect(answered.errors?.[0]?.locations).toEqual([{ line: 1, column: 24 }]);
    expect(answered.errors?.[0]?.message).toContain(requestId);
    expect(JSON.stringify(answered)).not.toMatch(/SECRET|10\.0\.0\.7|\.ts:/);
    const logged = faultsLogged().slice(before);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      requestId,
      path: ['fails'],
      err: { message: expect.stringContaining('SECRET') },
    });
  });
});

describe('a fault of a service', () => {
  const codes = [
    [403, 'FORBIDDEN', 'FORBIDDEN'],
    [400, 'INPUT_MALFORMED', 'BAD_USER_INPUT'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [500, 'INTERNAL', 'INTERNAL'],
  ] as const;
  it.each(codes)('%i %s is returned as %s', async (status, given, told) => {
    gateway.services.answers.set('/session/state', () => fault(status, given));
    const answered = await gateway.post({ query: '{ nothing viewer { id } }' }, bearer(TOKENS.key));
    gateway.services.answers.delete('/session/state');
    expect(codeOf(answered)).toBe(told);
    expect(answered.data).toEqual({ nothing: null, viewer: null });
    expect(JSON.stringify(answered)).not.toContain('a sentence of the services');
  });

  it('that refuses a credential which was valid a moment ago sets the status for programs; a page gets it with its data', async () => {
    gateway.services.answers.set('/session/state', () => fault(401, 'UNAUTHENTICATED'));
    const byKey = await gateway.post({ query: '{ nothing viewer { id } }' }, bearer(TOKENS.key));
    const byPage = await gateway.post({ query: '{ nothing viewer { id } }' }, panelHeaders(gateway.port));
    gateway.services.answers.delete('/session/state');
    expect([byKey.status, codeOf(byKey), byKey.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
    expect(byKey.headers.get('www-authenticate')).toContain('Bearer');
    expect([byPage.status, codeOf(byPage), byPage.data]).toEqual([
      200,
      'UNAUTHENTICATED',
      { nothing: null, viewer: null },
    ]);
  });

  it('that is a limit says when to retry', async () => {
    gateway.services.answers.set('/session/state', () => ({
      status: 429,
      body: { fault: { ...fault(429, 'RATE_LIMITED').body.fault, retryAfterSeconds: 17 } },
    }));
    const answered = await gateway.post({ query: '{ viewer { id } }' }, bearer(TOKENS.key));
    gateway.services.answers.delete('/session/state');
    expect(answered.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 17 });
  });

  it('that is malformed input names the fields, only in the words of the shapes', async () => {
    const fields = 'name: must have at least 1 character; links.0.label: must not contain control characters';
    expect(await toldOfMalformed(fields)).toBe(fields);
    const general = await toldOfMalformed('connect ECONNREFUSED 10.0.0.7:5432');
    expect(general).not.toContain('10.0.0.7');
    expect(await toldOfMalformed('name: Invalid input: expected string; host: connect ECONNREFUSED 10.0.0.7')).toBe(
      general,
    );
  });

  it('that is a malformed reply is ours: hidden, and logged with the call and the paths but without values', async () => {
    const before = faultsLogged().length;
    const body = { credential: 'key', person: { id: 'per_1', email: 'secret@example.com' } };
    gateway.services.answers.set('/session/state', () => ({ status: 200, body }));
    const answered = await gateway.post({ query: '{ viewer { id } }' }, bearer(TOKENS.key));
    gateway.services.answers.delete('/session/state');
    expect(codeOf(answered)).toBe('INTERNAL');
    const logged = faultsLogged().slice(before);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/session\.state answered another shape at .*person\.username/);
    expect(gateway.logged()).not.toContain('secret@example.com');
  });

  it('names the service and never its address', async () => {
    gateway.services.answers.set('/session/state', () => ({ status: 502, body: 'Bad Gateway' }));
    const answered = await gateway.post({ query: '{ viewer { id } }' }, bearer(TOKENS.key));
    gateway.services.answers.delete('/session/state');
    expect(answered.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', service: 'session' });
    expect(JSON.stringify(answered)).not.toContain('127.0.0.1');
  });
});

describe('what is logged', () => {
  it('is a line for each operation with ids, names and numbers, and no secret of any request', async () => {
    const password = 'the-password-that-was-typed';
    await gateway.post({
      query: 'mutation SignIn($p: String!) { sessionCreate(password: $p) { id } }',
      variables: { p: password },
    });
    await gateway.post(
      { query: `mutation { sessionCreate(password: "${password}") { id } }` },
      panelHeaders(gateway.port),
    );
    await gateway.post({ query: `{ nothingLikeThis(password: "${password}") }` }, bearer(TOKENS.key));
    await gateway.post({ query: '{ things(first: $x) { id } }', variables: { x: password } }, bearer(TOKENS.unknown));
    const socket = await openSocket(gateway.port, panelHeaders(gateway.port));
    await socket.init({ authorization: `Bearer ${TOKENS.key}` });
    socket.subscribe('1', `subscription Sub { refusedAtOnce { number } } # ${password}`);
    await socket.wait('1', 'complete');
    socket.close();
    const logged = gateway.logged();
    const line = logged.split('\n').find((each) => each.includes('"operation":"SignIn"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      transport: 'post',
      kind: 'mutation',
      // One to answer, and one for each token of a new document.
      cost: 1 + 21,
      outcome: 'UNAUTHENTICATED',
    });
    expect(JSON.parse(line)).toHaveProperty('milliseconds');
    expect(JSON.parse(line)).toHaveProperty('requestId');
    expect(logged).toContain('"operation":"Sub"');
    const secrets = [password, GATEWAY_SECRET, ...Object.values(TOKENS), 'ann@example.com', 'lys_newSession'];
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });
});

/** The message that a caller sees when a service reports malformed input in these words. */
async function toldOfMalformed(message: string) {
  gateway.services.answers.set('/session/state', () => ({
    status: 400,
    body: { fault: { code: 'INPUT_MALFORMED', message, requestId: 'r' } },
  }));
  const answered = await gateway.post({ query: '{ viewer { id } }' }, bearer(TOKENS.key));
  gateway.services.answers.delete('/session/state');
  expect(codeOf(answered)).toBe('BAD_USER_INPUT');
  return answered.errors?.[0]?.message;
}
