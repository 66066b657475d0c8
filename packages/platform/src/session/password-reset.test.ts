import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { CLIENT_ADDRESS_HEADER, GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { passwordResetFinish, passwordResetStart, sessionState, signIn } from '@launchyard/contract/session';
import { RESETS_PER_EMAIL, sessionViolations, WRONG_SIGN_INS_PER_ACCOUNT } from '@launchyard/domain/session';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeKey } from '../keys/keys.ts';
import { makeToken } from '../kit/tokens.ts';
import { mails } from '../tables/providers.ts';
import { addMember } from '../team/members.ts';

const NEW = 'Other-2-password';

let world: PlatformWorld;
let neutral: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  [world, neutral] = await Promise.all([
    startPlatform({ clock }),
    startPlatform({ clock, config: { hasNeutralAnswers: true } }),
  ]);
  return () => Promise.all([world.close(), neutral.close()]);
});
beforeEach(() => pass(3_601));

let addresses = 0;
const fromNewAddress = (of = world) => ({
  headers: { [CLIENT_ADDRESS_HEADER]: `10.2.${(addresses += 1)}.1`, [GATEWAY_SECRET_HEADER]: of.config.gatewaySecret },
});
const ask = (email: string, of = world) => of.rest(passwordResetStart, { email }, fromNewAddress(of));
const set = (code: string, password = NEW) => world.rest(passwordResetFinish, { code, password }, fromNewAddress());
const mailsTo = (email: string, of = world) =>
  of.database.sql.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);

async function linkFor(email: string, typed = email): Promise<string> {
  expectReply(await ask(typed));
  return /oobCode=(\S+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? 'no link';
}

test('a link sets a new password, the old one stops working, and every session ends', async () => {
  const owner = await world.person();
  const { token } = expectReply(
    await world.rest(signIn, { email: owner.email, password: owner.password }, fromNewAddress()),
  );
  expectReply(await set(await linkFor(owner.email, ` ${owner.email.toUpperCase()} `)));
  for (const session of [owner.session, token]) {
    expect((await world.rest(sessionState, {}, { token: session })).status).toBe(401);
  }
  const old = await world.rest(signIn, { email: owner.email, password: owner.password }, fromNewAddress());
  expect(old.refusals).toEqual([sessionViolations.incorrectCredentials]);
  const fresh = expectReply(await world.rest(signIn, { email: owner.email, password: NEW }, fromNewAddress()));
  const told = expectReply(await world.rest(eventsSince, { after: 0 }, { token: fresh.token }));
  expect(JSON.stringify(told)).not.toContain('oobCode');
});

test('a new password revokes the person’s keys in every account and nobody else’s, unless they keep them', async () => {
  const [owner, team] = [await world.person(), await world.person()];
  await addMember(world.database.sql, clock(), team.uuids.account, owner.uuids.person);
  const inTeam = { accountId: team.uuids.account, personId: owner.uuids.person };
  const theirs = await makeKey(world.database.sql, clock(), inTeam, 'api');
  const statuses = () =>
    Promise.all(
      [owner.apiKey, theirs.token, team.apiKey].map(
        async (token) => (await world.rest(sessionState, {}, { token })).status,
      ),
    );
  const code = await linkFor(owner.email);
  const kept = await world.rest(passwordResetFinish, { code, password: NEW, keepsKeys: true }, fromNewAddress());
  expect([expectReply(kept), await statuses()]).toEqual([{ endedKeyCount: 0 }, [200, 200, 200]]);
  const before = expectReply(await world.rest(eventsSince, {}, { token: team.session })).newest;
  const { endedKeyCount } = expectReply(await set(await linkFor(owner.email), 'Third-3-password'));
  expect([endedKeyCount > 1, await statuses()]).toEqual([true, [401, 401, 200]]);
  const { missed } = expectReply(await world.rest(eventsSince, { after: before }, { token: team.session }));
  expect(JSON.stringify(missed)).not.toContain('lyk_');
  expect((await mailsTo(owner.email)).at(-1)?.body).toContain('revokes your API keys, unless you choose to keep them');
});

test('the link uses the panel address of the settings, whatever the request’s host', async () => {
  const owner = await world.person();
  await world.rest(
    passwordResetStart,
    { email: owner.email },
    {
      headers: { ...fromNewAddress().headers, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    },
  );
  const [mail] = await mailsTo(owner.email);
  expect(mail?.body).toContain(`${world.config.addresses.panel}/fb-mail?oobCode=lyr_`);
  expect(mail?.body).not.toContain('evil.example');
});

test('a link works once, for ten minutes, and only until a newer one is requested', async () => {
  const owner = await world.person();
  const first = await linkFor(owner.email);
  const second = await linkFor(owner.email);
  expect((await set(first)).refusals).toEqual([sessionViolations.resetExpired]);
  expect((await set(second)).status).toBe(200);
  expect((await set(second)).refusals).toEqual([sessionViolations.resetExpired]);
  const third = await linkFor(owner.email);
  pass(601);
  expect((await set(third)).refusals).toEqual([sessionViolations.resetExpired]);
});

test('of several links requested at once only the last works', async () => {
  const owner = await world.person();
  await Promise.all(Array.from({ length: RESETS_PER_EMAIL }, () => ask(owner.email)));
  const sent = (await mailsTo(owner.email)).map(({ body }) => /oobCode=(\S+)/.exec(body)?.[1] ?? 'no link');
  const answers = [];
  for (const code of sent) answers.push((await set(code)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test('a concurrent sign-in with the old password leaves no session', async () => {
  const owner = await world.person();
  const link = await linkFor(owner.email);
  const [, ...signedIn] = await Promise.all([
    set(link),
    ...Array.from({ length: 4 }, () =>
      world.rest(signIn, { email: owner.email, password: owner.password }, fromNewAddress()),
    ),
  ]);
  for (const { reply } of signedIn) {
    if (!reply) continue;
    expect((await world.rest(sessionState, {}, { token: reply.token })).status).toBe(401);
  }
});

test('of three concurrent uses of one link one sets the password', async () => {
  const owner = await world.person();
  const link = await linkFor(owner.email);
  const answers = await Promise.all(['Aa1!aaaa', 'Bb2!bbbb', 'Cc3!cccc'].map((password) => set(link, password)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['a made-up code', makeToken('passwordReset')],
  ['a session', makeToken('session')],
  ['a path', '../../x'],
])('%s is not a valid link', async (_, code) => {
  expect((await set(code)).refusals).toEqual([sessionViolations.resetExpired]);
});

test('a weak password is refused and the link stays valid', async () => {
  const owner = await world.person();
  const link = await linkFor(owner.email);
  expect((await set(link, 'password')).refusals).toEqual([sessionViolations.passwordWeak]);
  expect((await set(link)).status).toBe(200);
});

test('an unknown address is reported as such, and a malformed one, too', async () => {
  expect((await ask('nobody@launchyard.example')).refusals).toEqual([sessionViolations.emailUnknown]);
  expect((await ask('nobody')).refusals).toEqual([sessionViolations.emailFormat]);
  expect((await ask('a@example.org\r\nBcc: b@example.org')).refusals).toEqual([sessionViolations.emailFormat]);
});

test('with neutral answers nobody learns which addresses exist', async () => {
  const owner = await neutral.person();
  const [known, unknown] = [await ask(owner.email, neutral), await ask('nobody@launchyard.example', neutral)];
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(known.reply).toEqual(unknown.reply);
  expect(await mailsTo(owner.email, neutral)).toHaveLength(1);
});

test('of a hundred requests for one address five send an e-mail', async () => {
  const owner = await world.person();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(owner.email)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(RESETS_PER_EMAIL);
  expect(await mailsTo(owner.email)).toHaveLength(RESETS_PER_EMAIL);
});

test('somebody locked out by another’s guesses gets in with a new password', async () => {
  const owner = await world.person();
  for (let i = 0; i < WRONG_SIGN_INS_PER_ACCOUNT; i++) {
    await world.rest(signIn, { email: owner.email, password: `guess ${i}` }, fromNewAddress());
  }
  expectReply(await set(await linkFor(owner.email)));
  expect((await world.rest(signIn, { email: owner.email, password: NEW }, fromNewAddress())).status).toBe(200);
});

test('a reset code is not accepted as a credential', async () => {
  const owner = await world.person();
  const link = await linkFor(owner.email);
  expect((await world.rest(sessionState, {}, { token: link })).status).toBe(401);
});
