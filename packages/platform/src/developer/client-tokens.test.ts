import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { clientTokenCreate, clientTokenRedeem, signingKeys } from '@launchyard/contract/client-tokens';
import { kitViolations } from '@launchyard/domain/kit';
import { tokenViolations } from '@launchyard/domain/developer';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { takeLock } from '../kit/locks.ts';

const DAY = 86_400_000;
let world: PlatformWorld;
let owner: TestPerson;
let now = new Date();
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  owner = await world.person();
  return () => world.close();
});

const WISH = { clientEmail: 'client@agency.example', expiresInMinutes: 30, object: '{ "scene": "lobby", "exp": 1 }' };
const create = async (
  wish: Partial<Omit<typeof WISH, 'expiresInMinutes'>> & { expiresInMinutes?: number | null } = {},
) => world.rest(clientTokenCreate, { ...WISH, ...wish, idempotencyKey: randomUUID() }, { token: owner.session });
const make = async () => expectReply(await create()).token;
const redeem = (token: string) => world.rest(clientTokenRedeem, { token }, {});
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keySet = async () => expectReply(await world.rest(signingKeys, {}, {}));

test('a token is verified by the published keys as often as wanted, and redeemed once', async () => {
  const token = await make();
  const { keys } = await keySet();
  expect(JSON.stringify(keys)).not.toContain('"d"');
  for (let times = 0; times < 2; times++) {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer: world.config.addresses.panel,
      audience: owner.accountId,
      currentDate: now,
    });
    expect(payload).toMatchObject({ sub: WISH.clientEmail, object: { scene: 'lobby', exp: 1 } });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(30 * 60);
  }
  const { clientToken } = expectReply(await redeem(token));
  expect(clientToken).toMatchObject({ accountId: owner.accountId, clientEmail: WISH.clientEmail });
  expect(JSON.parse(clientToken.object)).toEqual({ scene: 'lobby', exp: 1 });
  expect((await redeem(token)).refusals).toEqual([tokenViolations.used]);
});

test('nobody waits for the lock of the signing keys while there is a young one', async () => {
  await make();
  await world.database.sql.transaction(async (tx) => {
    await takeLock(tx, 'signing keys');
    await make();
  });
});

test('a repeated request gets the same token, which is still redeemed once', async () => {
  const wish = { ...WISH, idempotencyKey: randomUUID() };
  const ask = (more = {}) => world.rest(clientTokenCreate, { ...wish, ...more }, { token: owner.session });
  const [first, second] = await Promise.all([ask(), ask()]);
  const { token, expiresAt } = expectReply(first);
  const before = now;
  now = new Date(now.getTime() + 90_000);
  expect([expectReply(second), expectReply(await ask())]).toEqual([
    { token, expiresAt },
    { token, expiresAt },
  ]);
  now = before;
  expect((await ask({ object: '{}' })).refusals).toEqual([kitViolations.idempotencyKeyReused]);
  expectReply(await redeem(token));
  expect((await redeem(expectReply(await ask()).token)).refusals).toEqual([tokenViolations.used]);
});

test('of twenty redemptions at once, one wins', async () => {
  const token = await make();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
  expect(answers.filter(({ reply }) => reply)).toHaveLength(1);
});

test.each([
  ['no expiry', { expiresInMinutes: null }, tokenViolations.expiryMissing],
  ['an expiry of nothing', { expiresInMinutes: 0 }, tokenViolations.expiryRange],
  ['an expiry of more than a day', { expiresInMinutes: 1_441 }, tokenViolations.expiryRange],
  ['half a minute', { expiresInMinutes: 0.5 }, tokenViolations.expiryRange],
  ['a trailing comma', { object: '{ "seat": 12, }' }, tokenViolations.objectInvalid],
  ['a list', { object: '[]' }, tokenViolations.objectInvalid],
  ['nothing', { object: 'null' }, tokenViolations.objectInvalid],
  ['5 KB', { object: JSON.stringify({ text: 'x'.repeat(5_000) }) }, tokenViolations.objectTooLarge],
  ['an address that is none', { clientEmail: 'client' }, tokenViolations.emailFormat],
])('a token with %s is refused', async (_, wish, violation) => {
  expect((await create(wish)).refusals).toEqual([violation]);
});

test('a token that is forged, unsigned, changed, signed by another key or expired is not valid', async () => {
  const token = await make();
  const { kid = '' } = decodeProtectedHeader(token);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { privateKey } = await generateKeyPair('EdDSA');
  const { keys } = await keySet();
  const publicText = new TextEncoder().encode(JSON.stringify(keys[0]));
  const forged = [
    new UnsecuredJWT(claims).encode(),
    `${encoded({ alg: 'none', kid })}.${payload}.`,
    `${header}.${encoded({ ...claims, sub: 'thief@agency.example' })}.${signature}`,
    await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: owner.uuids.key }).sign(privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(publicText),
    'no token',
    '',
  ];
  for (const each of forged) expect((await redeem(each)).refusals, each).toEqual([tokenViolations.invalid]);
  const before = now;
  now = new Date(now.getTime() + 31 * 60_000);
  expect((await redeem(token)).refusals).toEqual([tokenViolations.invalid]);
  now = before;
  expectReply(await redeem(token));
});

test('keys rotate: tokens of the old key stay valid until they expire, then it is no longer published', async () => {
  const start = now;
  const before = (await keySet()).keys.map(({ kid }) => kid);
  now = new Date(start.getTime() + 30 * DAY - 60_000);
  const late = expectReply(await create({ expiresInMinutes: 1_440 })).token;
  expect(before).toContain(decodeProtectedHeader(late).kid);
  now = new Date(start.getTime() + 30 * DAY + 60_000);
  const [one, two] = await Promise.all([make(), make()]);
  const { kid } = decodeProtectedHeader(one);
  expect(decodeProtectedHeader(two).kid).toBe(kid);
  expect((await keySet()).keys.map((key) => key['kid'])).toEqual([kid, ...before]);
  expectReply(await redeem(late));
  now = new Date(start.getTime() + 31 * DAY + 60_000);
  expect((await keySet()).keys.map((key) => key['kid'])).toEqual([kid]);
});

test('only the owner, signed in, generates tokens', async () => {
  const member = await world.person({ memberOf: owner });
  const inTeam = { token: member.session, account: owner.accountId };
  for (const as of [{ token: owner.apiKey }, inTeam]) {
    expect((await world.rest(clientTokenCreate, { ...WISH, idempotencyKey: randomUUID() }, as)).fault?.code).toBe(
      'FORBIDDEN',
    );
  }
});
