import { Failed } from '@launchyard/contract/kit';
import { signOut } from '@launchyard/contract/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

const VIEWER = `{ viewer { credential person { email role } account { username viewerStanding viewerCanUpload } accounts { username viewerStanding }
  viewerCanLookUpAccounts } }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) { sessionCreate(input: { email: $email, password: $password }) {
  viewer { person { email } account { username } } userErrors { __typename code message field } } }`;
const SIGN_OUT = `mutation { sessionDelete(input: { clientMutationId: "7" }) { clientMutationId userErrors { code } } }`;

let world: SchemaWorld;
let ada: TestPerson;
let expired: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  expired = await world.person();
  await world.rest(signOut, {}, { token: expired.session });
  return () => world.close();
});

test('the viewer is whoever asks', async () => {
  const { email, username } = ada;
  const { data } = await world.as(ada).run(VIEWER);
  expect(data.viewer).toEqual({
    credential: 'SESSION',
    person: { email, role: 'CUSTOMER' },
    account: { username, viewerStanding: 'OWNER', viewerCanUpload: true },
    accounts: [{ username, viewerStanding: 'OWNER' }],
    viewerCanLookUpAccounts: false,
  });
  const key = await world.as({ key: ada.apiKey }).run(VIEWER);
  expect(key.data.viewer).toMatchObject({ credential: 'API_KEY', account: { viewerStanding: 'KEY' } });
  const support = await world.as(await world.person({ role: 'support' })).run(VIEWER);
  expect(support.data.viewer).toMatchObject({ person: { role: 'SUPPORT' }, viewerCanLookUpAccounts: true });
});

test('without a credential the viewer is null and nothing is asked', async () => {
  const nobody = world.as({});
  expect(await nobody.run(VIEWER)).toEqual({ data: { viewer: null }, errors: [] });
  expect(nobody.calls).toEqual([]);
});

test('with a credential that is not valid any more the viewer is UNAUTHENTICATED', async () => {
  const { data, errors } = await world.as(expired).run(VIEWER);
  expect(data).toEqual({ viewer: null });
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED', path: 'viewer' }]);
});

test('signing in sets the cookie, shows who signed in, and never shows the token', async () => {
  const { email, username, password } = ada;
  const nobody = world.as({});
  const { data, errors } = await nobody.run(SIGN_IN, { email, password });
  expect(errors).toEqual([]);
  expect(data.sessionCreate).toEqual({ viewer: { person: { email }, account: { username } }, userErrors: [] });
  const [session = '', ...others] = nobody.cookies;
  expect(others).toEqual([]);
  expect((await world.as({ session }).run(VIEWER)).data.viewer.person.email).toBe(email);
});

test.each([
  ['a wrong password', { password: 'wrong' }, 'INCORRECT_CREDENTIALS'],
  ['no e-mail', { email: ' ' }, 'EMAIL_REQUIRED'],
  ['no password', { password: '' }, 'INCORRECT_CREDENTIALS'],
])('signing in with %s is refused and sets no cookie', async (_, given, code) => {
  const nobody = world.as({});
  const { data, errors } = await nobody.run(SIGN_IN, { email: ada.email, password: ada.password, ...given });
  expect(errors).toEqual([]);
  expect(data.sessionCreate).toMatchObject({ viewer: null, userErrors: [{ __typename: 'Refusal', code }] });
  expect(nobody.cookies).toEqual([]);
});

test('a program cannot sign in or out', async () => {
  const program = world.as({ key: ada.apiKey });
  const signedIn = await program.run(SIGN_IN, { email: ada.email, password: ada.password });
  expect(signedIn.errors).toMatchObject([{ code: 'FORBIDDEN', path: 'sessionCreate' }]);
  const signedOut = await program.run(SIGN_OUT);
  expect(signedOut.errors).toMatchObject([{ code: 'FORBIDDEN', path: 'sessionDelete' }]);
  expect(program.cookies).toEqual([]);
});

test('a session stays open when the viewer cannot be loaded', async () => {
  const nobody = world.as({});
  nobody.failing.set('session.state', new Failed('UNAVAILABLE', 'session'));
  const { data, errors } = await nobody.run(SIGN_IN, { email: ada.email, password: ada.password });
  expect(data.sessionCreate).toEqual({ viewer: null, userErrors: [] });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE', path: 'sessionCreate.viewer' }]);
  expect(nobody.cookies).toHaveLength(1);
});

test('signing out ends the session and clears the cookie, and clears it too when the session has ended already', async () => {
  const leaving = await world.person();
  for (const who of [leaving, expired]) {
    const caller = world.as(who);
    const { data, errors } = await caller.run(SIGN_OUT);
    expect(errors).toEqual([]);
    expect(data.sessionDelete).toEqual({ clientMutationId: '7', userErrors: [] });
    expect(caller.cookies).toEqual(['']);
    expect(caller.calls.map((each) => each.name)).toEqual(['session.signOut']);
    expect((await caller.run(VIEWER)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  }
});

test('a session that could not be ended keeps its cookie, so that it can be ended later', async () => {
  const caller = world.as(ada);
  caller.failing.set('session.signOut', new Failed('UNAVAILABLE', 'session'));
  const { errors } = await caller.run(SIGN_OUT);
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }]);
  expect(caller.cookies).toEqual([]);
});
