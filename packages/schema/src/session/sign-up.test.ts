import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

const CHECK = `query ($email: String, $username: String) { signUpCheck(email: $email, username: $username) { isAvailable userErrors { code field } } }`;
const START = `mutation ($input: SignUpStartInput!) { signUpStart(input: $input) { signUp { signUpId email } userErrors { code field } } }`;
const FINISH = `mutation ($id: ID!, $code: String!) { signUpFinish(input: { signUpId: $id, code: $code }) { viewer { person { email } } userErrors { code } } }`;
const RESET = `mutation ($email: String!) { passwordResetStart(input: { email: $email }) { isSent userErrors { code message } } }`;
const SET = `mutation ($code: String!, $password: String!) { passwordResetFinish(input: { code: $code, password: $password }) { isSet userErrors { code } } }`;
const WHO = { email: 'new@example.com', password: 'Right-1-password', username: 'newcomer' };

let world: SchemaWorld;
let ada: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  return () => world.close();
});

async function mailed(to: string, what: RegExp): Promise<string> {
  const { rows } = await world.database.pool.query<{ body: string }>('select body from mails where recipient = $1', [
    to,
  ]);
  return rows.map(({ body }) => what.exec(body)?.[0]).find((each) => each !== undefined) ?? '';
}

test('checking a name needs no credential', async () => {
  const nobody = world.as({});
  const free = await nobody.run(CHECK, { username: 'newcomer' });
  expect(free.data.signUpCheck).toEqual({ isAvailable: true, userErrors: [] });
  const taken = await nobody.run(CHECK, { email: ada.email });
  expect(taken.data.signUpCheck).toEqual({
    isAvailable: false,
    userErrors: [{ code: 'EMAIL_UNUSABLE', field: ['email'] }],
  });
});

test('an empty look-up is refused', async () => {
  const nobody = world.as({});
  const { data } = await nobody.run(CHECK);
  expect(data.signUpCheck).toEqual({ isAvailable: false, userErrors: [{ code: 'LOOK_UP_EMPTY', field: [] }] });
  const blank = await nobody.run(CHECK, { email: '' });
  expect(blank.data.signUpCheck).toEqual({
    isAvailable: false,
    userErrors: [{ code: 'EMAIL_UNUSABLE', field: ['email'] }],
  });
  expect(nobody.calls).toEqual([]);
});

test('malformed input is refused without a request', async () => {
  const nobody = world.as({});
  await nobody.run(CHECK, { username: 'no name!' });
  await nobody.run(START, { input: { ...WHO, password: 'weak' } });
  await nobody.run(FINISH, { id: 'sgn_1', code: 'abc' });
  expect(nobody.calls).toEqual([]);
});

test('the code of a sign-up signs in, and a wrong one sets no cookie', async () => {
  const nobody = world.as({});
  const started = await nobody.run(START, { input: WHO });
  expect(started.data.signUpStart).toMatchObject({ signUp: { email: WHO.email }, userErrors: [] });
  const { signUpId: id } = started.data.signUpStart.signUp;
  const code = await mailed(WHO.email, /\b\d{6}\b/);
  const wrong = await nobody.run(FINISH, { id, code: code === '000000' ? '000001' : '000000' });
  expect(wrong.data.signUpFinish).toEqual({ viewer: null, userErrors: [{ code: 'CODE_WRONG' }] });
  expect(nobody.cookies).toEqual([]);
  const right = await nobody.run(FINISH, { id, code });
  expect(right.data.signUpFinish).toMatchObject({ viewer: { person: { email: WHO.email } }, userErrors: [] });
  const [session = ''] = nobody.cookies;
  const { data } = await world.as({ session }).run('{ viewer { person { username } } }');
  expect(data.viewer.person.username).toBe(WHO.username);
});

test('a program with a key cannot sign up: it could not hold the session', async () => {
  const program = world.as({ key: ada.apiKey });
  const { errors } = await program.run(FINISH, { id: 'sgn_1', code: '482715' });
  expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect(program.calls).toEqual([]);
});

test('part links are requested and used, with refusals as data', async () => {
  const nobody = world.as({});
  expect((await nobody.run(RESET, { email: ada.email })).data.passwordResetStart.isSent).toBe(true);
  const unknown = await nobody.run(RESET, { email: 'nobody@example.com' });
  expect(unknown.data.passwordResetStart).toEqual({
    isSent: false,
    userErrors: [{ code: 'EMAIL_UNKNOWN', message: 'Email does not exist!!' }],
  });
  const code = await mailed(ada.email, /(?<=oobCode=)\S+/);
  const set = async () => (await nobody.run(SET, { code, password: 'Right-1-password' })).data.passwordResetFinish;
  expect(await set()).toEqual({ isSet: true, userErrors: [] });
  expect(await set()).toEqual({ isSet: false, userErrors: [{ code: 'RESET_EXPIRED' }] });
});
