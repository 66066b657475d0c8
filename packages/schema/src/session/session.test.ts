import { Failed } from '@launchyard/contract/kit';
import { expect, test } from 'vitest';
import { PASSWORD } from '../testing/services.ts';
import { World } from '../testing/world.ts';

const VIEWER = `{ viewer { credential person { email role } account { username viewerStanding viewerCanUpload } accounts { username standing }
  viewerCanLookUpAccounts } }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) { sessionCreate(input: { email: $email, password: $password }) {
  viewer { person { email } account { username } } userErrors { __typename code message field } } }`;
const SIGN_OUT = `mutation { sessionDelete(input: { clientMutationId: "7" }) { clientMutationId userErrors { code } } }`;

test('the viewer is whoever asks', async () => {
  const world = new World();
  const { data } = await world.run(VIEWER);
  expect(data.viewer).toEqual({
    credential: 'SESSION',
    person: { email: 'ada@example.com', role: 'CUSTOMER' },
    account: { username: 'ada', viewerStanding: 'OWNER', viewerCanUpload: true },
    accounts: [{ username: 'ada', standing: 'OWNER' }],
    viewerCanLookUpAccounts: false,
  });
  const key = await world.run(VIEWER, 'key');
  expect(key.data.viewer).toMatchObject({ credential: 'API_KEY', account: { viewerStanding: 'KEY' } });
  const support = await world.run(VIEWER, 'support');
  expect(support.data.viewer).toMatchObject({ person: { role: 'SUPPORT' }, viewerCanLookUpAccounts: true });
});

test('without a credential the viewer is null and nothing is asked', async () => {
  const world = new World();
  expect(await world.run(VIEWER, 'nobody')).toEqual({ data: { viewer: null }, errors: [] });
  expect(world.calls).toEqual([]);
});

test('with a credential that is not valid any more the viewer is UNAUTHENTICATED', async () => {
  const { data, errors } = await new World().run(VIEWER, 'expired');
  expect(data).toEqual({ viewer: null });
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED', path: 'viewer' }]);
});

test('signing in sets the cookie, shows who signed in, and never shows the token', async () => {
  const world = new World();
  const { data, errors } = await world.run(SIGN_IN, 'nobody', { email: 'ada@example.com', password: PASSWORD });
  expect(errors).toEqual([]);
  expect(data.sessionCreate).toEqual({
    viewer: { person: { email: 'ada@example.com' }, account: { username: 'ada' } },
    userErrors: [],
  });
  expect(world.cookies).toEqual(['session of ada']);
});

test.each([
  ['a wrong password', 'ada@example.com', 'wrong', 'INCORRECT_CREDENTIALS'],
  ['no e-mail', ' ', PASSWORD, 'EMAIL_REQUIRED'],
  ['no password', 'ada@example.com', '', 'INCORRECT_CREDENTIALS'],
])('signing in with %s is refused and sets no cookie', async (_, email, password, code) => {
  const world = new World();
  const { data, errors } = await world.run(SIGN_IN, 'nobody', { email, password });
  expect(errors).toEqual([]);
  expect(data.sessionCreate).toMatchObject({ viewer: null, userErrors: [{ __typename: 'Refusal', code }] });
  expect(world.cookies).toEqual([]);
});

test('a program cannot sign in or out', async () => {
  const world = new World();
  const signIn = await world.run(SIGN_IN, 'key', { email: 'ada@example.com', password: PASSWORD });
  expect(signIn.errors).toMatchObject([{ code: 'FORBIDDEN', path: 'sessionCreate' }]);
  const signOut = await world.run(SIGN_OUT, 'key');
  expect(signOut.errors).toMatchObject([{ code: 'FORBIDDEN', path: 'sessionDelete' }]);
  expect(world.cookies).toEqual([]);
});

test('a session that was begun stays begun when the viewer cannot be shown', async () => {
  const world = new World();
  world.failing.set('session.state', new Failed('UNAVAILABLE', 'session'));
  const { data, errors } = await world.run(SIGN_IN, 'nobody', { email: 'ada@example.com', password: PASSWORD });
  expect(data.sessionCreate).toEqual({ viewer: null, userErrors: [] });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE', path: 'sessionCreate.viewer' }]);
  expect(world.cookies).toEqual(['session of ada']);
});

test('signing out ends the session and clears the cookie, and clears it too when the session has ended already', async () => {
  for (const who of ['ada', 'expired'] as const) {
    const world = new World();
    const { data, errors } = await world.run(SIGN_OUT, who);
    expect(errors).toEqual([]);
    expect(data.sessionDelete).toEqual({ clientMutationId: '7', userErrors: [] });
    expect(world.cookies).toEqual(['']);
    expect(world.calls.map((each) => each.name)).toEqual(['session.signOut']);
  }
});

test('a session that could not be ended keeps its cookie, so that it can be ended later', async () => {
  const world = new World();
  world.failing.set('session.signOut', new Failed('UNAVAILABLE', 'session'));
  const { errors } = await world.run(SIGN_OUT);
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }]);
  expect(world.cookies).toEqual([]);
});
