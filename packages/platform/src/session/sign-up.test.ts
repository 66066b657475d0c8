import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER, GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { storageStatus } from '@launchyard/contract/plans';
import {
  sessionState,
  signIn,
  signUpCheck,
  signUpFinish,
  signUpSendAgain,
  signUpStart,
} from '@launchyard/contract/session';
import { parseId } from '@launchyard/domain/kit';
import { CODE_TRIES, CODES_PER_EMAIL, LOOK_UPS_PER_ADDRESS, sessionViolations } from '@launchyard/domain/session';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { people } from '../tables/accounts.ts';
import { auditLog } from '../tables/audit.ts';
import { mails } from '../tables/providers.ts';
import { signUps } from '../tables/session.ts';
import { hashCode } from './sign-up/code.ts';

const PASSWORD = 'Right-1-password';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
// Each test has its own hourly limits.
beforeEach(() => pass(3_601));

let made = 0;
const somebody = () => {
  made += 1;
  return { email: `new${made}@launchyard.example`, password: PASSWORD, username: `new_${made}` };
};
const fromNewAddress = () => from(`10.1.${(made += 1)}.1`);
const from = (address: string) => ({
  headers: { [CLIENT_ADDRESS_HEADER]: address, [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret },
});

async function codeFor(email: string): Promise<string> {
  const sent = await world.database.sql.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return /\b\d{6}\b/.exec(sent.at(-1)?.body ?? '')?.[0] ?? 'no code';
}
const start = async (who = somebody(), as = fromNewAddress()) =>
  expectReply(await world.rest(signUpStart, who, as)).signUp;
const finish = (signUpId: string, code: string, as = fromNewAddress()) =>
  world.rest(signUpFinish, { signUpId, code }, as);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('entering the code creates an account with the free storage, signed in', async () => {
  const who = somebody();
  const signUp = await start({ ...who, email: ` ${who.email.toUpperCase()} ` });
  expect(signUp.email).toBe(who.email);
  const { token, person } = expectReply(await finish(signUp.id, await codeFor(who.email)));
  expect(person).toMatchObject({ email: who.email, username: who.username, role: 'customer' });
  const state = expectReply(await world.rest(sessionState, {}, { token }));
  expect(state.account).toMatchObject({ username: who.username, grant: { role: 'owner', way: 'session' } });
  expect(expectReply(await world.rest(storageStatus, {}, { token })).totalBytes).toBe(10 * 1024 ** 3);
  expect((await world.rest(signIn, { email: who.email, password: PASSWORD }, fromNewAddress())).status).toBe(200);
  const rows = await world.database.sql
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.call, 'session.signUpFinish'), eq(auditLog.personId, parseId('person', person.id) ?? '')));
  expect(rows).toMatchObject([{ outcome: 'done', subject: state.account.id }]);
});

test('only hashes of the code and the password are stored', async () => {
  const who = somebody();
  const signUp = await start(who);
  const [row] = await world.database.sql.select().from(signUps).where(eq(signUps.email, who.email));
  const kept = JSON.stringify({ ...row, codeHash: row?.codeHash.toString('latin1') });
  expect(kept).not.toContain(await codeFor(who.email));
  expect(kept).not.toContain(PASSWORD);
  expect(signUp).not.toHaveProperty('codeHash');
});

test('reading the database without the services’ secret does not allow finding the code by trying all of them', () => {
  const id = '01934f6e-2b5c-7c3a-9f10-0123456789ab';
  const kept = hashCode('the secret', id, '482715');
  expect(kept).toEqual(hashCode('the secret', id, '482715'));
  expect(kept).not.toEqual(hashCode('another secret', id, '482715'));
  expect(kept).not.toEqual(hashCode('the secret', id.replace('01', '02'), '482715'));
});

test.each([
  ['an address that is none', { email: 'nora' }, 'EMAIL_UNUSABLE'],
  ['an address with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }, 'EMAIL_UNUSABLE'],
  ['two addresses', { email: 'a@example.org,b@example.org' }, 'EMAIL_UNUSABLE'],
  ['a weak password', { password: 'password' }, 'PASSWORD_WEAK'],
  ['a name with a hyphen', { username: 'anna-lee' }, 'USERNAME_UNUSABLE'],
])('%s starts no sign-up', async (_, bad, code) => {
  const { refusals } = await world.rest(signUpStart, { ...somebody(), ...bad }, fromNewAddress());
  expect(refusals?.map((each) => each.code)).toEqual([code]);
});

test('taken addresses and names are refused in the same words as malformed ones, case-insensitively', async () => {
  const owner = await world.person();
  const taken = { email: owner.email.toUpperCase(), username: owner.username.toUpperCase() };
  const look = await world.rest(signUpCheck, taken, fromNewAddress());
  expect(look.refusals).toEqual([sessionViolations.emailUnusable, sessionViolations.usernameUnusable]);
  const begun = await world.rest(signUpStart, { ...somebody(), ...taken }, fromNewAddress());
  expect(begun.refusals).toEqual(look.refusals);
  expect((await world.rest(signUpCheck, { email: 'free@launchyard.example' }, fromNewAddress())).status).toBe(200);
});

test('of fourteen concurrent guesses five are checked, and afterwards the right code is refused, too', async () => {
  const who = somebody();
  const { id } = await start(who);
  const code = await codeFor(who.email);
  const guesses = await Promise.all(Array.from({ length: 14 }, () => finish(id, wrong(code))));
  const codes = guesses.map((guess) => guess.refusals?.[0]?.code);
  expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(CODE_TRIES);
  expect((await finish(id, code)).refusals).toEqual([sessionViolations.codeUsedUp]);
});

test('a malformed code costs no attempt', async () => {
  const who = somebody();
  const { id } = await start(who);
  for (let i = 0; i < 8; i++) expect((await finish(id, 'abc')).refusals).toEqual([sessionViolations.wrongCode]);
  expect((await finish(id, await codeFor(who.email))).status).toBe(200);
});

test('a code is valid for ten minutes, once, and only for its own sign-up', async () => {
  const [one, other] = [somebody(), somebody()];
  const [first, second] = [await start(one), await start(other)];
  const code = await codeFor(one.email);
  expect((await finish(second.id, code)).refusals?.[0]?.code).toBe('CODE_WRONG');
  expect((await finish('sgn_01m7y8rxh0e85vyf2tx9bm2213', code)).refusals?.[0]?.code).toBe('CODE_USED_UP');
  expect((await finish(first.id, code)).status).toBe(200);
  expect((await finish(first.id, code)).refusals).toEqual([sessionViolations.codeUsedUp]);
  pass(601);
  expect((await finish(second.id, await codeFor(other.email))).refusals).toEqual([sessionViolations.codeUsedUp]);
});

test('another code can be sent after a minute, replaces the previous one, and resets the attempts', async () => {
  const who = somebody();
  const { id, canSendAgainAt } = await start(who);
  expect(new Date(canSendAgainAt).getTime() - now.getTime()).toBe(60_000);
  const old = await codeFor(who.email);
  expect((await world.rest(signUpSendAgain, { signUpId: id }, fromNewAddress())).refusals).toEqual([
    sessionViolations.tooManyRequests,
  ]);
  for (let i = 0; i < CODE_TRIES; i++) await finish(id, wrong(old));
  pass(61);
  const twice = await Promise.all([1, 2].map(() => world.rest(signUpSendAgain, { signUpId: id }, fromNewAddress())));
  expect(twice.filter((answer) => answer.status === 200)).toHaveLength(1);
  const fresh = await codeFor(who.email);
  // One time in a million both are the same.
  const before = old === fresh ? wrong(fresh) : old;
  expect((await finish(id, before)).refusals).toEqual([sessionViolations.wrongCode]);
  expect((await finish(id, fresh)).status).toBe(200);
});

test('code e-mails are rate limited', async () => {
  const who = somebody();
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.rest(signUpStart, who, fromNewAddress())));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(CODES_PER_EMAIL);
  const sent = await world.database.sql.$count(mails, eq(mails.recipient, who.email));
  expect(sent).toBe(CODES_PER_EMAIL);
});

test('name look-ups are rate limited', async () => {
  const curious = fromNewAddress();
  const answers = [];
  for (let i = 0; i <= LOOK_UPS_PER_ADDRESS; i++) {
    answers.push(await world.rest(signUpCheck, { username: `guess_${i}` }, curious));
  }
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(LOOK_UPS_PER_ADDRESS);
  expect(answers.at(-1)?.refusals).toEqual([sessionViolations.tooManyRequests]);
});

test('of two concurrent sign-ups for one name one gets it, and the other is refused with a sentence', async () => {
  const [one, other] = [somebody(), somebody()];
  other.username = one.username.toUpperCase();
  const pending = [await start(one), await start(other)];
  const codes = [await codeFor(one.email), await codeFor(other.email)];
  const answers = await Promise.all(pending.map(({ id }, index) => finish(id, codes[index] ?? '')));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const loser = answers.find((answer) => answer.status === 422);
  expect(loser?.refusals).toEqual([sessionViolations.usernameUnusable]);
  const ofOne = await world.database.sql.$count(people, eq(people.email, one.email));
  const ofOther = await world.database.sql.$count(people, eq(people.email, other.email));
  expect(ofOne + ofOther).toBe(1);
});

test('of two concurrent uses of one code one opens the account', async () => {
  const who = somebody();
  const { id } = await start(who);
  const code = await codeFor(who.email);
  const answers = await Promise.all([1, 2, 3].map(() => finish(id, code)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(await world.database.sql.$count(people, eq(people.email, who.email))).toBe(1);
});

test('signing up ends the session that the request came with', async () => {
  const before = await world.person();
  const who = somebody();
  const { id } = await start(who);
  const given = { signUpId: id, code: await codeFor(who.email) };
  expectReply(await world.rest(signUpFinish, given, { ...fromNewAddress(), token: before.session }));
  expect((await world.rest(sessionState, {}, { token: before.session })).status).toBe(401);
});
