import { expect, test } from 'vitest';
import { CODE } from '../testing/services.ts';
import { World } from '../testing/world.ts';

const CHECK = `query ($email: String, $username: String) { signUpCheck(email: $email, username: $username) { isAvailable userErrors { code field } } }`;
const START = `mutation ($input: SignUpStartInput!) { signUpStart(input: $input) { signUp { id email } userErrors { code field } } }`;
const FINISH = `mutation ($code: String!) { signUpFinish(input: { signUpId: "sgn_1", code: $code }) { viewer { person { email } } userErrors { code } } }`;
const RESET = `mutation ($email: String!) { passwordResetStart(input: { email: $email }) { isSent userErrors { code message } } }`;
const SET = `mutation ($code: String!, $password: String!) { passwordResetFinish(input: { code: $code, password: $password }) { isSet userErrors { code } } }`;
const WHO = { email: 'new@example.com', password: 'Right-1-password', username: 'newcomer' };

test('nobody needs to be anybody to look whether a name is free', async () => {
  const world = new World();
  const free = await world.run(CHECK, 'nobody', { username: 'newcomer' });
  expect(free.data.signUpCheck).toEqual({ isAvailable: true, userErrors: [] });
  const taken = await world.run(CHECK, 'nobody', { email: 'ada@example.com' });
  expect(taken.data.signUpCheck).toEqual({
    isAvailable: false,
    userErrors: [{ code: 'EMAIL_UNUSABLE', field: ['email'] }],
  });
});

test('a look-up of nothing finds nothing free', async () => {
  const world = new World();
  const { data } = await world.run(CHECK, 'nobody');
  expect(data.signUpCheck).toEqual({ isAvailable: false, userErrors: [{ code: 'LOOK_UP_EMPTY', field: [] }] });
  const blank = await world.run(CHECK, 'nobody', { email: '' });
  expect(blank.data.signUpCheck).toEqual({
    isAvailable: false,
    userErrors: [{ code: 'EMAIL_UNUSABLE', field: ['email'] }],
  });
  expect(world.calls).toEqual([]);
});

test('what is malformed is refused without asking', async () => {
  const world = new World();
  await world.run(CHECK, 'nobody', { username: 'no name!' });
  await world.run(START, 'nobody', { input: { ...WHO, password: 'weak' } });
  await world.run(FINISH, 'nobody', { code: 'abc' });
  expect(world.calls).toEqual([]);
});

test('the code of a sign-up signs in, and a wrong one sets no cookie', async () => {
  const world = new World();
  const started = await world.run(START, 'nobody', { input: WHO });
  expect(started.data.signUpStart).toMatchObject({ signUp: { email: WHO.email }, userErrors: [] });
  const wrong = await world.run(FINISH, 'nobody', { code: '000000' });
  expect(wrong.data.signUpFinish).toEqual({ viewer: null, userErrors: [{ code: 'CODE_WRONG' }] });
  expect(world.cookies).toEqual([]);
  const right = await world.run(FINISH, 'nobody', { code: CODE });
  expect(right.data.signUpFinish).toMatchObject({ viewer: { person: { email: 'ada@example.com' } }, userErrors: [] });
  expect(world.cookies).toEqual(['session of ada']);
});

test('a program with a key cannot sign up: it could not hold the session', async () => {
  const world = new World();
  const { errors } = await world.run(FINISH, 'key', { code: CODE });
  expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect(world.calls).toEqual([]);
});

test('a link is asked for and used, with refusals as data', async () => {
  const world = new World();
  expect((await world.run(RESET, 'nobody', { email: 'ada@example.com' })).data.passwordResetStart.isSent).toBe(true);
  const unknown = await world.run(RESET, 'nobody', { email: 'nobody@example.com' });
  expect(unknown.data.passwordResetStart).toEqual({
    isSent: false,
    userErrors: [{ code: 'EMAIL_UNKNOWN', message: 'Email does not exist!!' }],
  });
  const used = await world.run(SET, 'nobody', { code: 'used', password: 'Right-1-password' });
  expect(used.data.passwordResetFinish).toEqual({ isSet: false, userErrors: [{ code: 'RESET_EXPIRED' }] });
  const good = await world.run(SET, 'nobody', { code: 'good', password: 'Right-1-password' });
  expect(good.data.passwordResetFinish).toEqual({ isSet: true, userErrors: [] });
});
