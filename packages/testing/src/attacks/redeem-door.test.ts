import { randomUUID } from 'node:crypto';
import { clientTokenCreate } from '@launchyard/contract/client-tokens';
import { WRONG_TOKENS_PER_ADDRESS } from '@launchyard/domain/developer';
import { beforeAll, expect, test } from 'vitest';
import { expectReply } from '../world/rest.ts';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';

let world: World;
let owner: TestPerson;
beforeAll(async () => {
  world = await startWorld({ isBehindProxy: true });
  owner = await world.person();
  return () => world.close();
});

const wish = () => ({
  clientEmail: 'client@agency.example',
  expiresInMinutes: 5,
  object: '{"seat":12}',
  idempotencyKey: randomUUID(),
});
const newToken = async () => expectReply(await world.rest(clientTokenCreate, wish(), { token: owner.session })).token;

/** Each address has its own limit. */
async function redeem(body: unknown, address = '192.0.2.1', more: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${world.url}/client-tokens/redeem`, { method: 'POST', headers, body: text, ...more });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
const codeOf = ({ body }: { body: { errors: { extensions: { code: string } }[] } }) => body.errors[0]?.extensions.code;

test('who has no account redeems a token once, and learns what it says', async () => {
  const token = await newToken();
  const first = await redeem({ token });
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.body).toMatchObject({
    accountId: owner.accountId,
    clientEmail: 'client@agency.example',
    object: { seat: 12 },
  });
  const second = await redeem({ token });
  expect([second.status, codeOf(second)]).toEqual([410, 'TOKEN_USED']);
});

test('of twenty who redeem it at once, one does', async () => {
  const token = await newToken();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem({ token }, '192.0.2.2')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a made-up token and one that was changed are answered alike', async () => {
  const [header, , signature] = (await newToken()).split('.');
  const changed = Buffer.from(JSON.stringify({ sub: 'thief@agency.example', jti: 'tok_x', exp: 9e9 })).toString(
    'base64url',
  );
  const answers = [
    await redeem({ token: 'none' }, '192.0.2.3'),
    await redeem({ token: `${header}.${changed}.${signature}` }, '192.0.2.3'),
  ];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 400, body: answers[0]?.body },
    { status: 400, body: answers[0]?.body },
  ]);
  expect(answers.map(codeOf)).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.for<[string, (header: string, claims: string, signature: string) => string]>([
  ['no algorithm', (_, claims) => `${part({ alg: 'none' })}.${claims}.`],
  ['a symmetric algorithm', (_, claims, signature) => `${part({ alg: 'HS256' })}.${claims}.${signature}`],
  [
    'an unencoded payload',
    (_, claims, signature) => `${part({ alg: 'EdDSA', b64: false, crit: ['b64'] })}.${claims}.${signature}`,
  ],
  [
    'a key of its own',
    (_, claims, signature) =>
      `${part({ alg: 'EdDSA', jwk: { kty: 'OKP', crv: 'Ed25519', x: 'x' } })}.${claims}.${signature}`,
  ],
  [
    'a key id that is an object',
    (_, claims, signature) => `${part({ alg: 'EdDSA', kid: { $ne: null } })}.${claims}.${signature}`,
  ],
  ['a header that is null', (_, claims, signature) => `${part(null)}.${claims}.${signature}`],
  [
    'a header with a prototype',
    (_, claims, signature) =>
      `${Buffer.from('{"__proto__":{"alg":"EdDSA"}}').toString('base64url')}.${claims}.${signature}`,
  ],
  ['no signature', (header, claims) => `${header}.${claims}.`],
  ['a NUL', (header, claims, signature) => `${header}.${claims}.${signature}\0`],
  ['a fifth part', (header, claims, signature) => `${header}.${claims}.${signature}.x.y`],
  ['a lone surrogate', () => '\ud800'],
])('a token with %s is refused, and stays to be redeemed', async ([, forge]) => {
  const token = await newToken();
  const [header = '', claims = '', signature = ''] = token.split('.');
  const answer = await redeem({ token: forge(header, claims, signature) }, '192.0.2.7');
  expect([answer.status, codeOf(answer)]).toEqual([400, 'TOKEN_INVALID']);
  expect((await redeem({ token }, '192.0.2.7')).status).toBe(200);
});

test('an address has a limited number of wrong tokens, exactly; right ones do not count', async () => {
  const address = '192.0.2.4';
  expect((await redeem({ token: await newToken() }, address)).status).toBe(200);
  const wrong = await Promise.all(
    Array.from({ length: WRONG_TOKENS_PER_ADDRESS + 5 }, () => redeem({ token: 'none' }, address)),
  );
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(WRONG_TOKENS_PER_ADDRESS);
  const late = wrong.find(({ status }) => status === 429);
  expect(late?.headers.get('retry-after')).toBe('60');
  expect((await redeem({ token: await newToken() }, '192.0.2.5')).status).toBe(200);
});

test.for<[string, number, unknown, RequestInit]>([
  ['a GET', 405, undefined, { method: 'GET', body: null }],
  ['a form', 415, 'token=x', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['no token', 400, {}, {}],
  ['something that is not JSON', 400, '{', {}],
  ['a body of 40 kB', 413, { token: 'x'.repeat(40_000) }, {}],
  [
    'a page of another origin',
    403,
    { token: 'x' },
    { headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
  ],
])('%s is refused', async ([, status, body, init]) => {
  expect((await redeem(body, '192.0.2.6', init)).status).toBe(status);
});
