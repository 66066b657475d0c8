import { errorCode, type TestSocket } from '@launchyard/gateway/test-kit/test-socket';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { waysInto, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let victim: TestPerson;
/** Opened first and checked last, because the gateway waits three seconds before it closes a silent socket. */
let silent: TestSocket;
beforeAll(async () => {
  world = await startWorld();
  ways = waysInto(world);
  victim = await world.person();
  silent = await ways.openSocket({});
  return () => world.close();
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

const EVIL = 'https://evil.example';
const SIGN_OUT = 'mutation { sessionDelete(input: {}) { userErrors { code } } }';
const CHANGES = 'subscription { uploadsChanged { cursor } }';
const isSignedIn = async () =>
  (await ways.post({ query: '{ viewer { person { email } } }' }, { session: victim.session })).text.includes(
    victim.email,
  );

const FORMS: Record<string, () => RequestInit> = {
  'a form': () => ({ body: new URLSearchParams({ query: SIGN_OUT }) }),
  multipart: () => {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query: SIGN_OUT }));
    body.set('map', '{}');
    return { body };
  },
  'text/plain': () => ({ body: JSON.stringify({ query: SIGN_OUT }), headers: { 'content-type': 'text/plain' } }),
  'no content type': () => ({ body: new Blob([JSON.stringify({ query: SIGN_OUT })]) }),
  JSON: () => ({ body: JSON.stringify({ query: SIGN_OUT }), headers: { 'content-type': 'application/json' } }),
};

test.for(
  Object.keys(FORMS).flatMap((form) => [
    // What another site can make a browser send: the cookie with that site's origin, or `null` from a sandbox.
    { form, origin: EVIL, status: 403 },
    { form, origin: 'null', status: 403 },
    // Old browsers send no Origin with a form, and a form cannot send the header that requires a preflight.
    { form, origin: undefined, status: form === 'JSON' ? 403 : 415 },
  ]),
)('1: $form with a cookie from the origin $origin changes nothing', async ({ form, origin, status }) => {
  const init = FORMS[form]?.() ?? {};
  const headers = new Headers(init.headers);
  headers.set('cookie', ways.panelHeaders(victim.session)['cookie'] ?? '');
  if (origin !== undefined) headers.set('origin', origin);
  const answered = await ways.send({ ...init, method: 'POST', headers });
  expect(answered.status).toBe(status);
  expect(answered.headers.get('access-control-allow-origin')).toBeNull();
  expect(answered.headers.getSetCookie()).toEqual([]);
  expect(await isSignedIn()).toBe(true);
});

test('1: a mutation by GET changes nothing, whoever sends it', async () => {
  const address = `/graphql?query=${encodeURIComponent(SIGN_OUT)}`;
  for (const origin of [world.config.addresses.panel, undefined]) {
    const headers = { ...ways.panelHeaders(victim.session), ...(origin ? { origin } : {}) };
    expect((await ways.send({ headers }, address)).status).toBe(405);
  }
  expect(await isSignedIn()).toBe(true);
});

test.for(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '2: %s from a foreign page is refused and reveals nothing, at every address, with a cookie and with a key',
  async (method) => {
    const credentials = [ways.panelHeaders(victim.session), { authorization: `Bearer ${victim.apiKey}` }];
    for (const path of ['/graphql', '/graphiql', '/', '/apps', '/config.json']) {
      for (const headers of credentials) {
        const answered = await ways.send({ method, headers: { ...headers, origin: EVIL } }, path);
        expect([path, answered.status]).toEqual([path, 403]);
        expect([...answered.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(await answered.text()).not.toContain(victim.email);
      }
    }
  },
);

test.for<[string, () => string]>([
  ['another site', () => EVIL],
  ['a sandbox', () => 'null'],
  ['a host that starts like ours', () => `${world.config.addresses.panel}.evil.example`],
  ['another port of this machine', () => 'http://localhost:1'],
  ['the origin of customers’ files', () => world.config.addresses.files],
  ['the origin of streams', () => world.config.addresses.stream],
  ['the same host with another scheme', () => world.config.addresses.panel.replace('http:', 'https:')],
])('3: a page from %s gets no socket, with a cookie or with a key', async ([, origin]) => {
  for (const headers of [ways.panelHeaders(victim.session), { authorization: `Bearer ${victim.apiKey}` }]) {
    await expect(ways.openSocket({ ...headers, origin: origin() })).rejects.toThrow('403');
  }
});

test('4: a message of 300 kB ends its own socket and no other', async () => {
  const [huge, other] = [await ways.socket({ key: victim.apiKey }), await ways.socket({ key: victim.apiKey })];
  huge.subscribe('1', `${CHANGES} # ${'x'.repeat(300_000)}`);
  expect(await huge.waitClosed()).toBe(1009);
  expect(other.closed()).toBeNull();
  other.close();
});

test('4: of a thousand concurrent subscriptions fifty run, the rest are refused, and a freed slot can be reused', async () => {
  const socket = await ways.socket({ key: victim.apiKey });
  for (let i = 0; i < 1_000; i++) socket.subscribe(`s${i}`, CHANGES);
  const refused = () => socket.received.filter(({ type }) => type === 'error');
  await vi.waitFor(() => expect(refused()).toHaveLength(950));
  expect(new Set(refused().map(errorCode))).toEqual(new Set(['RATE_LIMITED']));
  socket.send({ id: 's0', type: 'complete' });
  await vi.waitFor(async () => {
    const id = crypto.randomUUID();
    socket.subscribe(id, '{ nothingLikeThis }');
    expect(errorCode(await socket.wait(id, 'error'))).not.toBe('RATE_LIMITED');
  }, 5_000);
  expect(socket.closed()).toBeNull();
  socket.close();
});

test('4: after sixty failures on a socket a valid subscription works', async () => {
  const socket = await ways.socket({ key: victim.apiKey });
  const failed = () => socket.received.filter((message) => errorCode(message) !== undefined);
  for (let round = 1; round <= 5; round++) {
    for (let i = 0; i < 4; i++) {
      socket.subscribe(`a${round}-${i}`, 'subscription { uploadChanged(id: "upl_none") { cursor } }');
      socket.subscribe(`b${round}-${i}`, 'subscription { nothingLikeThis }');
      socket.subscribe(`c${round}-${i}`, SIGN_OUT);
    }
    await vi.waitFor(() => expect(failed()).toHaveLength(12 * round), { interval: 10 });
  }
  expect(failed().map(errorCode)).not.toContain('RATE_LIMITED');
  await ways.post(startUpload('something-to-hear'), { key: victim.apiKey });
  socket.subscribe('good', CHANGES);
  expect(errorCode(await socket.wait('good', 'next'))).toBeUndefined();
  socket.close();
});

test('4: a socket that sends nothing for three seconds is closed', async () => {
  expect(await silent.waitClosed()).toBe(4408);
});
