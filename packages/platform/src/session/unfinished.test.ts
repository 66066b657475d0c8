import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditList } from '@launchyard/contract/audit';
import { calls } from '@launchyard/contract/calls';
import { apiKeyList, graphiqlTokenCreate } from '@launchyard/contract/developer';
import { accountGet, sessionState, signIn, signOut } from '@launchyard/contract/session';
import { accountFind, caseOpen, caseSessionList } from '@launchyard/contract/support';
import { teamList } from '@launchyard/contract/team';
import { formatId } from '@launchyard/domain/kit';
import type { TestPerson, UnfinishedPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeKey } from '../keys/keys.ts';
import { accounts } from '../tables/accounts.ts';

let world: PlatformWorld;
let owner: TestPerson;
let newcomer: UnfinishedPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  newcomer = await world.unfinishedPerson({ memberOf: owner });
  return () => world.close();
});

/** A key of theirs in the team, from when they had a name. */
const keyOf = async (person: UnfinishedPerson) => {
  const made = { accountId: owner.uuids.account, personId: person.uuids.person };
  return (await makeKey(world.database.sql, new Date(), made, 'api')).token;
};

const guarded = calls.filter(({ access }) => access !== 'public' && access !== 'gateway');

test.each(['their own account', 'a team', 'any account as staff'])(
  'in %s, somebody without a username may only learn who they are, and sign out',
  async (where) => {
    const staff = where === 'any account as staff' ? await world.unfinishedPerson({ role: 'admin' }) : null;
    const as = {
      token: (staff ?? newcomer).session,
      ...(where === 'a team' ? { account: owner.accountId } : {}),
    };
    const answers = guarded
      .filter(({ name }) => name !== signOut.name)
      .map(async (call) => ({ name: call.name, code: (await world.rest(call, {}, as)).fault?.code }));
    const open = (await Promise.all(answers)).filter(({ code }) => code !== 'PROFILE_UNFINISHED');
    expect(open).toEqual([
      // Asked without what they need.
      { name: 'session.profileFinish', code: 'INPUT_MALFORMED' },
      { name: 'session.state', code: undefined },
      { name: 'session.budgetTake', code: 'INPUT_MALFORMED' },
    ]);
  },
);

test('who they are has no name, and what they see of themselves is their e-mail address', async () => {
  const { email, session, accountId } = newcomer;
  const state = expectReply(await world.rest(sessionState, {}, { token: session }));
  expect(state.person).toMatchObject({ email, username: null });
  expect(state.account).toMatchObject({ id: accountId, username: null, label: email });
  expect(state.accounts.map(({ label }) => label)).toEqual([email, owner.username]);
});

test('they sign in and out', async () => {
  const { email, password } = await world.unfinishedPerson();
  const { token, person } = expectReply(await world.rest(signIn, { email, password }));
  expect(person).toMatchObject({ email, username: null });
  expect(expectReply(await world.rest(signOut, {}, { token }))).toEqual({ signedOut: true });
});

test('a key that they made when they had a name works on, and everything shows its owner by e-mail address', async () => {
  const token = await keyOf(newcomer);
  expect((await world.rest(accountGet, {}, { token })).status).toBe(200);
  const { edges } = expectReply(await world.rest(apiKeyList, {}, { token: owner.session }));
  expect(edges.map(({ node }) => node.createdBy.label)).toContain(newcomer.email);
  const { members } = expectReply(await world.rest(teamList, {}, { token: owner.session }));
  expect(members).toMatchObject([{ email: newcomer.email, username: null }]);
});

test('a token for GraphiQL waits for the person who opened it, not for the one whose key it asks with', async () => {
  const opener = await world.person();
  const apiKeyId = formatId('apiKey', opener.uuids.key);
  const { token } = expectReply(await world.rest(graphiqlTokenCreate, { apiKeyId }, { token: opener.session }));
  const ask = async () => (await world.rest(accountGet, {}, { token })).fault?.code;
  expect(await ask()).toBeUndefined();
  await loseName(opener);
  expect(await ask()).toBe('PROFILE_UNFINISHED');
  expect((await world.rest(accountGet, {}, { token: opener.apiKey })).status).toBe(200);
});

/** As for somebody who handed their account over. */
const loseName = ({ uuids }: TestPerson) =>
  world.database.sql.update(accounts).set({ username: null, usernameKey: null }).where(eq(accounts.id, uuids.account));

test('support finds them by e-mail address, and the audit log and the sessions name them by it', async () => {
  const { email, password, accountId } = await world.unfinishedPerson();
  expectReply(await world.rest(signIn, { email, password }));
  const support = { token: (await world.person({ role: 'support' })).session };
  const opened = expectReply(await world.rest(caseOpen, { by: { email }, reason: 'Cannot finish' }, support));
  expect(opened).toMatchObject({ supportCase: { accountLabel: email }, account: { username: null, label: email } });
  expect(expectReply(await world.rest(accountFind, { by: { email } }, support)).account.label).toBe(email);
  const { sessions } = expectReply(await world.rest(caseSessionList, { caseId: opened.supportCase.id }, support));
  expect(sessions.map(({ personLabel }) => personLabel)).toEqual([email, email]);
  const log = expectReply(await world.rest(auditList, {}, { ...support, account: accountId }));
  const signedIn = log.edges.find(({ node }) => node.action === 'session.signIn');
  expect(signedIn?.node.createdBy.label).toBe(email);
});
