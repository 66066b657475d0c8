import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WRONG_SIGN_INS_PER_ACCOUNT, WRONG_SIGN_INS_PER_ADDRESS } from '@launchyard/domain/session';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { errorCode } from '@launchyard/gateway/test-kit/test-socket';
import { waysInto, type WaysIn } from './ways-in.ts';

const SIGN_IN = `mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { viewer { account { id } } userErrors { code } } }`;

let world: World;
let ways: WaysIn;
let customer: TestPerson;
let other: TestPerson;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startWorld({ clock: () => now });
  ways = waysInto(world);
  [customer, other] = await Promise.all([world.person(), world.person()]);
  return () => world.close();
});
// Skipping an hour keeps tests out of each other's rate limits.
beforeEach(() => (now = new Date(now.getTime() + 3_601_000)));
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  ways.post(
    { query: SIGN_IN, variables: { input: { email, password } } },
    { headers: { 'x-launchyard': 'panel', ...headers } },
  );
const TOO_MANY = '"userErrors":[{"code":"TOO_MANY_ATTEMPTS"}]';
/** What clients and proxies may claim about the origin of a request. */
const spoofed = (i: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${i}`,
  forwarded: `for=203.0.113.${i}`,
  'x-real-ip': `203.0.113.${i}`,
  'x-client-address': `203.0.113.${i}`,
  'true-client-ip': `203.0.113.${i}`,
  'cf-connecting-ip': `203.0.113.${i}`,
});

test('17, 33: twenty wrong guesses from one address, whatever address each claims to come from, make even the correct password wait a minute', async () => {
  const guesses = Array.from({ length: WRONG_SIGN_INS_PER_ADDRESS + 5 }, (_, i) =>
    signIn(`nobody-${i}@launchyard.example`, `guess-${i}`, spoofed(i)),
  );
  const refused = (await Promise.all(guesses)).filter(({ text }) => text.includes(TOO_MANY));
  expect(refused, 'counted exactly').toHaveLength(5);
  const { rows } = await world.database.pool.query("select 1 from attempts where subject like '%203.0.113%'");
  expect(rows, 'and nobody else’s guesses are used up').toEqual([]);
  expect((await signIn(customer.email, customer.password)).text).toContain(TOO_MANY);
  now = new Date(now.getTime() + 61_000);
  expect((await signIn(customer.email, customer.password)).text).toContain('"userErrors":[]');
});

const ROLES: Record<string, string> = {
  'x-role': 'admin',
  'x-user-role': 'support',
  'x-person-id': 'per_admin',
  'x-account-standing': 'owner',
  'x-gateway-secret': 'guessed',
  'x-launchyard-gateway': 'guessed',
  'x-forwarded-user': 'admin@launchyard.example',
  'x-original-url': '/graphiql',
  'x-rewrite-url': '/graphiql',
  'x-http-method-override': 'POST',
};

test.for(Object.entries(ROLES))('33: the header %s: %s gives nobody more rights', async ([name, value]) => {
  const { apiKey: key, session } = customer;
  const query = 'query ($id: ID!) { account(by: { id: $id }) { username } }';
  for (const as of [{ key }, { session }]) {
    const { text } = await ways.post(
      { query, variables: { id: other.accountId } },
      { ...as, headers: { [name]: value } },
    );
    expect(text).toContain('FORBIDDEN');
    expect(text).not.toContain(other.username);
    const socket = await ways.openSocket({ authorization: `Bearer ${key}`, [name]: value });
    await socket.init({ account: other.accountId });
    socket.subscribe('1', 'subscription { uploadsChanged { cursor } }');
    expect(errorCode(await socket.wait('1', 'next'))).toBe('FORBIDDEN');
    socket.close();
  }
  const ofSupport = '{ stuckUploads(first: 1) { id } }';
  const free = await ways.post({ query: ofSupport }, { session, headers: { [name]: value } });
  expect(free.code).toBe('FORBIDDEN');
});

test('17: guesses over a socket are refused, and do not count against the account', async () => {
  const socket = await ways.socket();
  for (let i = 0; i < WRONG_SIGN_INS_PER_ADDRESS + WRONG_SIGN_INS_PER_ACCOUNT; i++) {
    socket.subscribe(`${i}`, SIGN_IN, { variables: { input: { email: customer.email, password: `guess-${i}` } } });
    expect(errorCode(await socket.wait(`${i}`, 'error'))).toBe('BAD_USER_INPUT');
  }
  socket.close();
  expect((await signIn(customer.email, customer.password)).text).toContain('"userErrors":[]');
});
