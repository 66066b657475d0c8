import { request } from 'node:http';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CODE_TRIES, RESETS_PER_EMAIL, WRONG_SIGN_INS_PER_ACCOUNT } from '@launchyard/domain/session';
import { startWorld, type World } from '../world/world.ts';

const PASSWORD = 'Right-1-password';
const NEW = 'Other-2-password';
const START = `mutation ($input: SignUpStartInput!) { signUpStart(input: $input) { signUp { signUpId } userErrors { code } } }`;
const FINISH = `mutation ($input: SignUpFinishInput!) { signUpFinish(input: $input) { viewer { person { email } } userErrors { code } } }`;
const SIGN_IN = `mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { viewer { person { email } } userErrors { code } } }`;
const RESET = `mutation ($input: PasswordResetStartInput!) { passwordResetStart(input: $input) { isSent userErrors { code } } }`;
const SET = `mutation ($input: PasswordResetFinishInput!) { passwordResetFinish(input: $input) { isSet userErrors { code } } }`;
const WHO = '{ viewer { person { email } } }';

let world: World;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  world = await startWorld({ clock: () => now });
  return () => world.close();
});
// All clients share one address here. Skipping an hour keeps tests out of each other's rate limits.
beforeEach(() => pass(3_601));

interface Posted {
  data: Record<string, never> | null | undefined;
  errors: Array<{ extensions: { code: string } }> | undefined;
  cookies: string[];
}

/** Posts like the panel's page, with the given browser headers. */
async function post(query: string, input: object, headers: Record<string, string> = {}): Promise<Posted> {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-launchyard': 'panel', ...headers },
    body: JSON.stringify({ query, variables: { input } }),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of every GraphQL response
  const body = (await response.json()) as Omit<Posted, 'cookies'>;
  return { ...body, cookies: response.headers.getSetCookie() };
}

/** Posts with an arbitrary Host header, which fetch would not send. */
function postAs(host: string, query: string, input: object): Promise<void> {
  const headers = { host, 'x-forwarded-host': host, forwarded: `host=${host}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(`${world.url}/graphql`, { method: 'POST', headers: { ...headers, 'x-launchyard': 'panel' } });
    asked.on('response', (answer) => answer.resume().on('end', resolve)).on('error', reject);
    asked.end(JSON.stringify({ query, variables: { input } }));
  });
}

const cookieName = () => `launchyard_session_${world.config.addresses.ports.gateway}`;
const deviceName = () => cookieName().replace('session', 'device');
const held = (token: string) => ({ cookie: `${cookieName()}=${token}` });
const tokenIn = ({ cookies }: Posted) => new RegExp(`^${cookieName()}=([^;]+)`).exec(cookies[0] ?? '')?.[1] ?? 'none';

/** The mails in the outbox for an address, newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = await fetch(`${world.config.addresses.upstream}/outbox`, { headers: { accept: 'application/json' } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the outbox's JSON response
  const { mails } = (await outbox.json()) as { mails: Array<{ recipient: string; body: string }> };
  return mails.filter(({ recipient }) => recipient === email).map(({ body }) => body);
}
const lastMail = async (email: string) => (await mailsTo(email))[0] ?? '';
const codeFor = async (email: string) => /\b\d{6}\b/.exec(await lastMail(email))?.[0] ?? 'no code';

async function linkFor(email: string): Promise<string> {
  await post(RESET, { email });
  return /oobCode=(\S+)/.exec(await lastMail(email))?.[1] ?? 'no link';
}

let made = 0;
async function begin() {
  made += 1;
  const email = `attack${made}@launchyard.example`;
  const { data } = await post(START, { email, password: PASSWORD, username: `attack_${made}` });
  const started: { signUp: { signUpId: string } } = data?.['signUpStart'] ?? { signUp: { signUpId: 'none' } };
  return { email, signUpId: started.signUp.signUpId, code: await codeFor(email) };
}

test('a sign-up sets the session as a cookie that scripts cannot read, and reveals its token nowhere else', async () => {
  const { email, signUpId, code } = await begin();
  const answered = await post(FINISH, { signUpId, code });
  expect(answered.data).toEqual({ signUpFinish: { viewer: { person: { email } }, userErrors: [] } });
  expect(answered.cookies.map((cookie) => cookie.split('=')[0])).toEqual([cookieName(), deviceName()]);
  expect(answered.cookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
  expect(JSON.stringify(answered.data)).not.toContain(tokenIn(answered));
  expect((await world.graphql(WHO, {}, { session: tokenIn(answered) })).data).toEqual({
    viewer: { person: { email } },
  });
});

test('17: after five wrong sign-ins even the correct password has to wait', async () => {
  const owner = await world.person();
  for (let i = 0; i < WRONG_SIGN_INS_PER_ACCOUNT; i++) await post(SIGN_IN, { email: owner.email, password: `no ${i}` });
  const right = await post(SIGN_IN, { email: owner.email, password: owner.password });
  expect(right.data).toMatchObject({ sessionCreate: { userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }] } });
  expect(right.cookies).toEqual([]);
});

test('50: a stranger’s guesses never lock the owner out in a known browser, identified by its cookie alone', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const signIn = ({ email, password }: typeof owner, cookie = '') => post(SIGN_IN, { email, password }, { cookie });
  const device = ({ cookies }: Posted) =>
    cookies.find((cookie) => cookie.startsWith(deviceName()))?.split(';')[0] ?? '';
  const mine = device(await signIn(owner));
  const theirs = device(await signIn(other));
  for (let i = 0; i < WRONG_SIGN_INS_PER_ACCOUNT; i++) await post(SIGN_IN, { email: owner.email, password: `no ${i}` });
  const [strange, foreign, own] = [await signIn(owner), await signIn(owner, theirs), await signIn(owner, mine)];
  for (const refused of [strange, foreign]) {
    expect(refused.data).toMatchObject({ sessionCreate: { userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }] } });
    expect(refused.cookies).toEqual([]);
  }
  expect(own.data).toMatchObject({ sessionCreate: { viewer: { person: { email: owner.email } } } });
  const opened = await post(WHO, {}, { cookie: device(own).replace(deviceName(), cookieName()) });
  expect(opened.data, 'a device is no session').toEqual({ viewer: null });
});

test.each([
  ['signing in', 'sessionCreate(input: { email: "a@b.example", password: "x" }) { userErrors { code } }', 'mutation'],
  ['trying a code', 'signUpFinish(input: { signUpId: "sgn_1", code: "000000" }) { userErrors { code } }', 'mutation'],
  ['sending a code', 'signUpSendAgain(input: { signUpId: "sgn_1" }) { userErrors { code } }', 'mutation'],
  [
    'starting a sign-up',
    'signUpStart(input: { email: "a@b.example", password: "x", username: "abc" }) { userErrors { code } }',
    'mutation',
  ],
  ['requesting a link', 'passwordResetStart(input: { email: "a@b.example" }) { userErrors { code } }', 'mutation'],
  ['using a link', 'passwordResetFinish(input: { code: "x", password: "x" }) { userErrors { code } }', 'mutation'],
  ['looking up a name', 'signUpCheck(username: "abc") { isAvailable }', 'query'],
])('18: %s fourteen times under aliases in one document is refused completely', async (_, field, kind) => {
  const aliased = Array.from({ length: 14 }, (__, i) => `a${i}: ${field}`).join(' ');
  const { data, errors } = await post(`${kind} { ${aliased} }`, {});
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('QUERY_TOO_COMPLEX');
  expect(data ?? null).toBeNull();
});

test('18: a code cannot be tried twice by two different fields in one document either', async () => {
  const { signUpId, code } = await begin();
  const both = `mutation { one: signUpFinish(input: { signUpId: "${signUpId}", code: "${code}" }) { userErrors { code } }
    two: passwordResetFinish(input: { code: "x", password: "x" }) { userErrors { code } } }`;
  const refused = await post(both, {});
  expect(refused.errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  expect((await post(FINISH, { signUpId, code })).cookies, 'and nothing was used up').toHaveLength(2);
});

test('18: the sixth try, an expired code, a used one and somebody else’s give no access and set no cookie', async () => {
  const [tried, late, used, other] = [await begin(), await begin(), await begin(), await begin()];
  const wrong = tried.code === '000000' ? '000001' : '000000';
  for (let i = 0; i < CODE_TRIES; i++) await post(FINISH, { signUpId: tried.signUpId, code: wrong });
  await post(FINISH, { signUpId: used.signUpId, code: used.code });
  const outcomes = [
    await post(FINISH, { signUpId: tried.signUpId, code: tried.code }),
    await post(FINISH, { signUpId: used.signUpId, code: used.code }),
    await post(FINISH, { signUpId: other.signUpId, code: tried.code }),
  ];
  pass(601);
  outcomes.push(await post(FINISH, { signUpId: late.signUpId, code: late.code }));
  for (const { cookies, data } of outcomes) {
    expect(cookies).toEqual([]);
    expect(data).toMatchObject({ signUpFinish: { viewer: null } });
  }
});

test('19: a reset link works once, for ten minutes, only for its own person, and points to our own host', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  await postAs('evil.example', RESET, { email: owner.email });
  const body = await lastMail(owner.email);
  expect(body).toContain(`${world.config.addresses.panel}/fb-mail?oobCode=`);
  expect(body).not.toContain('evil.example');

  const link = await linkFor(owner.email);
  expect((await post(SET, { code: link, password: NEW })).data).toMatchObject({ passwordResetFinish: { isSet: true } });
  expect((await post(SET, { code: link, password: PASSWORD })).data).toMatchObject({
    passwordResetFinish: { isSet: false, userErrors: [{ code: 'RESET_EXPIRED' }] },
  });
  const stays = await post(SIGN_IN, { email: other.email, password: other.password });
  expect(stays.cookies, 'another’s password is untouched').toHaveLength(2);
  const late = await linkFor(other.email);
  pass(601);
  expect((await post(SET, { code: late, password: NEW })).data).toMatchObject({
    passwordResetFinish: { isSet: false },
  });
});

test('20: a sign-up or a sign-in opens a new session instead of one fixed by an attacker', async () => {
  const attacker = await world.person();
  const { email, signUpId, code } = await begin();
  const signedUp = await post(FINISH, { signUpId, code }, held(attacker.session));
  expect(tokenIn(signedUp)).not.toBe(attacker.session);
  expect((await world.graphql(WHO, {}, { session: attacker.session })).errors?.[0]?.extensions['code']).toBe(
    'UNAUTHENTICATED',
  );
  const first = tokenIn(signedUp);
  const again = await post(SIGN_IN, { email, password: PASSWORD }, held(first));
  expect(tokenIn(again)).not.toBe(first);
  expect((await world.graphql(WHO, {}, { session: first })).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('36: a hundred requests send five e-mails, and an address with a line break gets none', async () => {
  const owner = await world.person();
  await Promise.all(Array.from({ length: 100 }, () => post(RESET, { email: owner.email })));
  expect(await mailsTo(owner.email)).toHaveLength(RESETS_PER_EMAIL);
  pass(3_601);
  for (const email of [`${owner.email}\r\nBcc: a@evil.example`, `${owner.email},a@evil.example`]) {
    expect((await post(RESET, { email })).data).toMatchObject({ passwordResetStart: { isSent: false } });
    const input = { email, password: PASSWORD, username: 'crlf\r\nname' };
    expect((await post(START, input)).data).toMatchObject({ signUpStart: { signUp: null } });
  }
  expect(await mailsTo(owner.email)).toHaveLength(RESETS_PER_EMAIL);
});
