import { beforeAll, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER, GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { sessionState, signInCodeCreate, signInWithCode, signOut } from '@launchyard/contract/session';
import {
  SIGN_IN_CODE_SECONDS,
  SIGN_IN_CODE_TRIES_PER_ADDRESS,
  SIGN_IN_CODES_PER_PERSON,
} from '@launchyard/domain/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeToken } from '../kit/tokens.ts';
import { signInCodes } from '../tables/session.ts';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

let addresses = 0;
const codeFor = async ({ session }: TestPerson) =>
  expectReply(await world.rest(signInCodeCreate, {}, { token: session })).code;
const use = (
  code: string,
  { token, address = `10.7.${(addresses += 1)}.1` }: { token?: string; address?: string } = {},
) =>
  world.rest(
    signInWithCode,
    { code },
    {
      ...(token === undefined ? {} : { token }),
      headers: { [CLIENT_ADDRESS_HEADER]: address, [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret },
    },
  );
const refusalOf = async (code: string) => (await use(code)).refusals?.[0]?.code;
const isOpen = async (token: string) => (await world.rest(sessionState, {}, { token })).status === 200;

test('a code signs in as its maker, once, of two at once for one of them, and is stored as a hash', async () => {
  const person = await world.person();
  const code = await codeFor(person);
  expect(JSON.stringify(await world.database.sql.select().from(signInCodes))).not.toContain(code);
  const answers = await Promise.all([use(code), use(code)]);
  const done = answers.flatMap(({ reply }) => reply ?? []);
  expect(done).toHaveLength(1);
  expect(done[0]?.person.email).toBe(person.email);
  expect(await isOpen(done[0]?.token ?? '')).toBe(true);
  expect(await isOpen(person.session)).toBe(true);
  expect(await refusalOf(code)).toBe('SIGN_IN_CODE_EXPIRED');
});

test('a code dies after a minute, and with the session that made it', async () => {
  const [person, leaving] = [await world.person(), await world.person()];
  const [late, inTime] = [await codeFor(person), await codeFor(person)];
  const orphan = await codeFor(leaving);
  await world.rest(signOut, {}, { token: leaving.session });
  expect(await refusalOf(orphan)).toBe('SIGN_IN_CODE_EXPIRED');
  now = new Date(now.getTime() + (SIGN_IN_CODE_SECONDS - 1) * 1000);
  expect((await use(inTime)).status).toBe(200);
  now = new Date(now.getTime() + 1000);
  expect(await refusalOf(late)).toBe('SIGN_IN_CODE_EXPIRED');
});

test('signing in with a code ends the session of the browser, whoever it was', async () => {
  const [person, other] = [await world.person(), await world.person()];
  expectReply(await use(await codeFor(person), { token: other.session }));
  expect(await isOpen(other.session)).toBe(false);
});

test('a key makes no code, and nothing else is one', async () => {
  const person = await world.person();
  expect((await world.rest(signInCodeCreate, {}, { token: person.apiKey })).fault?.code).toBe('FORBIDDEN');
  for (const text of ['', 'lyc_', person.session, person.apiKey, makeToken('signInCode')]) {
    expect(await refusalOf(text)).toBe('SIGN_IN_CODE_EXPIRED');
  }
});

test('codes and guesses at them are limited', async () => {
  const person = await world.person();
  const made = await Promise.all(
    Array.from({ length: SIGN_IN_CODES_PER_PERSON + 3 }, () =>
      world.rest(signInCodeCreate, {}, { token: person.session }),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(SIGN_IN_CODES_PER_PERSON);
  const code = made.flatMap(({ reply }) => reply?.code ?? [])[0] ?? '';
  const address = '10.6.6.6';
  for (let i = 0; i < SIGN_IN_CODE_TRIES_PER_ADDRESS; i++) await use(makeToken('signInCode'), { address });
  expect((await use(code, { address })).refusals?.[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await use(code)).status).toBe(200);
});
