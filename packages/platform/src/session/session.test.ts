import { argon2Sync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sessionState, signIn, signOut } from '@launchyard/contract/session';
import {
  MAX_SESSIONS,
  SESSION_DAYS,
  sessionViolations,
  WRONG_SIGN_INS_PER_ACCOUNT,
  WRONG_SIGN_INS_PER_ADDRESS,
} from '@launchyard/domain/session';
import { GATEWAY_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from '@launchyard/contract/kit';
import { formatId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openSession } from '../access/open-session.ts';
import { endKey, makeKey } from '../keys/keys.ts';
import { people } from '../tables/accounts.ts';
import { removeMember } from '../team/members.ts';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  world = await startPlatform({ clock });
  return () => world.close();
});

/** Uses a new client address each time, so that no test uses up another’s attempts. */
let addresses = 0;
const fromNewAddress = () => fromAddress(`10.0.${(addresses += 1)}.1`);
const fromAddress = (address: string) => ({
  headers: { [CLIENT_ADDRESS_HEADER]: address, [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret },
});

test('the right password opens a session that says who signed in', async () => {
  const owner = await world.person();
  const state = expectReply(await world.rest(sessionState, {}, { token: owner.session }));
  expect(state).toMatchObject({
    credential: 'session',
    person: { email: owner.email, username: owner.username, role: 'customer' },
    account: { id: owner.accountId, username: owner.username, grant: { role: 'owner', way: 'session' } },
    accounts: [{ id: owner.accountId, grant: { role: 'owner', way: 'session' } }],
  });
});

test('the e-mail is compared case-insensitively and without surrounding spaces', async () => {
  const { email, password } = await world.person();
  const answer = await world.rest(signIn, { email: ` ${email.toUpperCase()} `, password }, fromNewAddress());
  expect(answer.status).toBe(200);
});

test.each([
  ['an unknown e-mail', { email: 'nobody@launchyard.example', password: 'x' }, sessionViolations.incorrectCredentials],
  ['an empty e-mail', { email: ' ', password: 'x' }, sessionViolations.emailRequired],
  ['an empty password', { email: 'nobody@launchyard.example', password: '' }, sessionViolations.incorrectCredentials],
])('%s is refused', async (_, input, expected) => {
  const answer = await world.rest(signIn, input, fromNewAddress());
  expect(answer.refusals).toEqual([expected]);
});

test('after five wrong passwords at once even the right one waits a minute, but other accounts do not', async () => {
  const victim = await world.person();
  const other = await world.person();
  const attacker = fromNewAddress();
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, i) => world.rest(signIn, { email: victim.email, password: `guess ${i}` }, attacker)),
  );
  const codes = guesses.map((guess) => guess.refusals?.[0]?.code);
  expect(codes.filter((code) => code === 'INCORRECT_CREDENTIALS')).toHaveLength(WRONG_SIGN_INS_PER_ACCOUNT);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(14 - WRONG_SIGN_INS_PER_ACCOUNT);

  const right = { email: victim.email, password: victim.password };
  expect((await world.rest(signIn, right, fromNewAddress())).refusals).toEqual([sessionViolations.tooManyRequests]);
  expect((await world.rest(signIn, { email: other.email, password: other.password }, fromNewAddress())).status).toBe(
    200,
  );
  pass(61);
  expect((await world.rest(signIn, right, fromNewAddress())).status).toBe(200);
});

test('an address has twenty wrong guesses a minute over all accounts, and cannot claim to be another', async () => {
  const attacker = fromAddress('203.0.113.7');
  for (let i = 0; i < WRONG_SIGN_INS_PER_ADDRESS; i++) {
    await world.rest(signIn, { email: `guess${i}@launchyard.example`, password: 'x' }, attacker);
  }
  const answer = await world.rest(signIn, { email: 'fresh@launchyard.example', password: 'x' }, attacker);
  expect(answer.refusals).toEqual([sessionViolations.tooManyRequests]);

  const forged = { headers: { [CLIENT_ADDRESS_HEADER]: '203.0.113.7', [GATEWAY_SECRET_HEADER]: 'not the secret' } };
  const direct = await world.rest(signIn, { email: 'fresh@launchyard.example', password: 'x' }, forged);
  expect(direct.refusals, 'counted for its real origin').toEqual([sessionViolations.incorrectCredentials]);
});

test('successful sign-ins use up no attempts', async () => {
  const { email, password } = await world.person();
  const home = fromNewAddress();
  for (let i = 0; i < WRONG_SIGN_INS_PER_ADDRESS + 2; i++) {
    expect((await world.rest(signIn, { email, password }, home)).status).toBe(200);
  }
});

test('a session ends by sign-out or expiry, and is renewed by use', async () => {
  const owner = await world.person();
  const DAY = 86_400;
  pass((SESSION_DAYS - 1) * DAY);
  expect((await world.rest(sessionState, {}, { token: owner.session })).status).toBe(200);
  pass((SESSION_DAYS - 1) * DAY);
  expect((await world.rest(sessionState, {}, { token: owner.session })).status, 'renewed by use').toBe(200);
  pass(SESSION_DAYS * DAY + 1);
  expect((await world.rest(sessionState, {}, { token: owner.session })).fault?.code).toBe('UNAUTHENTICATED');

  const { email, password } = owner;
  const { token } = expectReply(await world.rest(signIn, { email, password }, fromNewAddress()));
  expect(expectReply(await world.rest(signOut, {}, { token }))).toEqual({ signedOut: true });
  expect((await world.rest(sessionState, {}, { token })).fault?.code).toBe('UNAUTHENTICATED');
});

test('a key acts for its account until it is revoked or expires, and has no session to end', async () => {
  const owner = await world.person();
  const state = expectReply(await world.rest(sessionState, {}, { token: owner.apiKey }));
  expect(state).toMatchObject({
    credential: 'key',
    account: { id: owner.accountId, grant: { role: 'owner', way: 'key' } },
  });
  expect(expectReply(await world.rest(signOut, {}, { token: owner.apiKey }))).toEqual({ signedOut: false });

  const { uuids } = owner;
  const short = await makeKey(
    world.database.sql,
    now,
    { accountId: uuids.account, personId: uuids.person },
    'api',
    new Date(now.getTime() + 1000),
  );
  expect((await world.rest(sessionState, {}, { token: short.token })).status).toBe(200);
  pass(2);
  expect((await world.rest(sessionState, {}, { token: short.token })).fault?.code).toBe('UNAUTHENTICATED');
  await endKey({ database: world.database, clock, log: world.log }, uuids.key);
  expect((await world.rest(sessionState, {}, { token: owner.apiKey })).fault?.code).toBe('UNAUTHENTICATED');
});

test('a streaming key opens no account', async () => {
  const owner = await world.person();
  expect((await world.rest(sessionState, {}, { token: owner.streamingKey })).fault?.code).toBe('FORBIDDEN');
});

test('a member acts in the owner’s account until removed; foreign and missing accounts are refused alike', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const stranger = await world.person();
  const asMember = { token: member.session, account: owner.accountId };
  const state = expectReply(await world.rest(sessionState, {}, asMember));
  expect(state.account).toMatchObject({ id: owner.accountId, grant: { role: 'editor', way: 'session' } });
  expect(state.accounts.map((each) => each.grant.role)).toEqual(['owner', 'editor']);
  expect(
    (await world.rest(sessionState, {}, { token: member.apiKey, account: owner.accountId })).fault?.code,
    'a member’s own key only works in their own account',
  ).toBe('FORBIDDEN');

  const never = formatId('account', '01934f6e-2b5c-7c3a-9f10-0123456789ab');
  const [foreign, missing, malformed] = await Promise.all(
    [owner.accountId, never, 'acc_x'].map((account) =>
      world.rest(sessionState, {}, { token: stranger.session, account }),
    ),
  );
  const withoutRequest = (answer: typeof foreign) => ({ ...answer, fault: { ...answer?.fault, requestId: '' } });
  expect(withoutRequest(foreign)).toEqual(withoutRequest(missing));
  expect(withoutRequest(foreign)).toEqual(withoutRequest(malformed));

  await removeMember({ database: world.database, clock, log: world.log }, owner.uuids.account, member.uuids.person);
  expect((await world.rest(sessionState, {}, asMember)).fault?.code).toBe('FORBIDDEN');
});

test('signing in ends only the session that the request came with', async () => {
  const owner = await world.person();
  const { email, password } = owner;
  const { token } = expectReply(await world.rest(signIn, { email, password }, fromNewAddress()));
  const rotated = expectReply(
    await world.rest(signIn, { email, password }, { ...fromNewAddress(), token: owner.session }),
  );
  expect((await world.rest(sessionState, {}, { token: owner.session })).fault?.code).toBe('UNAUTHENTICATED');
  expect((await world.rest(sessionState, {}, { token })).status).toBe(200);
  expect((await world.rest(sessionState, {}, { token: rotated.token })).status).toBe(200);

  const wrong = { ...fromNewAddress(), token: rotated.token };
  await world.rest(signIn, { email, password: 'wrong' }, wrong);
  expect((await world.rest(sessionState, {}, { token: rotated.token })).status, 'a wrong one ends nothing').toBe(200);
});

test('the addresses of one IPv6 network share their guesses', async () => {
  for (let i = 0; i < WRONG_SIGN_INS_PER_ADDRESS; i++) {
    const input = { email: `six${i}@launchyard.example`, password: 'x' };
    await world.rest(signIn, input, fromAddress(`2001:db8:1:2::${i}`));
  }
  const input = { email: 'six@launchyard.example', password: 'x' };
  const answer = await world.rest(signIn, input, fromAddress('2001:db8:1:2:ffff::1'));
  expect(answer.refusals).toEqual([sessionViolations.tooManyRequests]);
  const neighbour = await world.rest(signIn, input, fromAddress('2001:db8:1:3::1'));
  expect(neighbour.refusals).toEqual([sessionViolations.incorrectCredentials]);
});

test('a password hashed at an older cost still works, and is rehashed at today’s cost', async () => {
  const { email, password, uuids } = await world.person();
  const { sql } = world.database;
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`;
  const mine = eq(people.id, uuids.person);
  await sql.update(people).set({ passwordHash: old }).where(mine);
  for (let i = 0; i < 2; i++) {
    expect((await world.rest(signIn, { email, password }, fromNewAddress())).status).toBe(200);
    const [row] = await sql.select({ hash: people.passwordHash }).from(people).where(mine);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
});

test('a person has at most a hundred sessions: the oldest one ends, and nobody else’s', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const visitor = {
    token: undefined,
    device: undefined,
    clientAddress: '10.0.0.1',
    requestId: 'a request',
    userAgent: '',
    country: null,
  };
  const open = () => world.database.sql.transaction((tx) => openSession(tx, now, owner.uuids.person, visitor));
  const second = await open();
  for (let i = 2; i <= MAX_SESSIONS; i++) await open();
  const asks = async (token: string) => (await world.rest(sessionState, {}, { token })).status;
  expect(await asks(owner.session)).toBe(401);
  expect([await asks(second.token), await asks(other.session)]).toEqual([200, 200]);
});
