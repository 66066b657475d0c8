import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditActors, auditGet, auditList } from '@launchyard/contract/audit';
import { configUpdate, configCreate } from '@launchyard/contract/configs';
import type { CallInput } from '@launchyard/contract/kit';
import { linkDelete, linkRename, linkSetConfig, streamingLinkCreate } from '@launchyard/contract/links';
import { accountGet, signIn, versionControlSet } from '@launchyard/contract/session';
import { payPerLaunchSet } from '@launchyard/contract/support';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { limitMember } from '@launchyard/testing/world/limits';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';

let world: PlatformWorld;
let owner: TestPerson;
let appId: string;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  owner = await world.person();
  appId = (await makeTestedApp(world, owner, 'Harbour')).id;
});

let keys = 0;
const idempotencyKey = () => `audit-test-${(keys += 1)}`;
const read = async (
  question: CallInput<typeof auditList> = {},
  as: { token: string; account?: string } = { token: owner.session },
) => expectReply(await world.rest(auditList, question, as));
const entries = async (question: CallInput<typeof auditList> = {}) =>
  (await read(question)).edges.map(({ node }) => node);
const subjects = async (question: CallInput<typeof auditList>) =>
  (await entries(question)).map(({ action, subjectId }) => [action, subjectId]);
const newest = async () => (await entries({ first: 1 }))[0];

async function makeLink(token = owner.session) {
  return expectReply(await world.rest(streamingLinkCreate, { appId, idempotencyKey: idempotencyKey() }, { token }))
    .link;
}

test('an entry says who did what to what, by which credential, from where, and what changed', async () => {
  const link = await makeLink();
  expectReply(
    await world.rest(linkRename, { linkId: link.id, revision: link.revision, name: 'Fair' }, { token: owner.session }),
  );
  const entry = await newest();
  expect(entry).toMatchObject({
    createdAt: now.toISOString(),
    createdBy: { kind: 'member', label: owner.username },
    actorId: owner.personId,
    action: 'links.rename',
    credentialId: expect.stringMatching(/^ses_/),
    subjectId: link.id,
    subjectLabel: link.name,
    networkAddress: '127.0.0.1',
    changes: [{ field: 'Name', before: link.name, after: 'Fair' }],
  });
  const found = expectReply(
    await world.rest(auditGet, { entryIds: [entry?.id ?? '', 'aud_x'] }, { token: owner.session }),
  );
  expect(found.entries).toEqual([entry, null]);
});

test('a key is named as such, by its id', async () => {
  const link = await makeLink(owner.apiKey);
  const keyId = formatId('apiKey', owner.uuids.key);
  expect(await newest()).toMatchObject({
    createdBy: { kind: 'apiKey' },
    actorId: keyId,
    credentialId: keyId,
    subjectId: link.id,
    changes: [
      { field: 'Application', before: null, after: 'Harbour' },
      { field: 'Config', before: null, after: 'default' },
    ],
  });
});

test('signing in leaves an entry', async () => {
  expectReply(await world.rest(signIn, { email: owner.email, password: owner.password }, {}));
  expect(await newest()).toMatchObject({ action: 'session.signIn', actorId: owner.personId, changes: [] });
});

test('a config’s entry names the changed settings, never their values', async () => {
  const token = { token: owner.session };
  const input = { name: 'kiosk', settings: {}, idempotencyKey: idempotencyKey() };
  const { config } = expectReply(await world.rest(configCreate, input, token));
  const settings = { requiresPassword: true, password: 'Very-secret-1', maxSessionMinutes: 7 };
  expectReply(await world.rest(configUpdate, { configId: config.id, revision: 1, settings }, token));
  const entry = await newest();
  expect(entry).toMatchObject({ action: 'configs.update', subjectLabel: 'kiosk' });
  expect(entry?.changes[0]?.after).toContain('Maximum session time');
  expect(entry?.changes[0]?.after).toContain('Password');
  expect(JSON.stringify(entry)).not.toContain('Very-secret-1');
});

test('a refused change leaves none, and neither does one that changes nothing say so', async () => {
  const link = await makeLink();
  const { totalCount } = await read();
  const given = { linkId: link.id, revision: link.revision };
  const refused = await world.rest(linkSetConfig, { ...given, configId: 'cfg_x' }, { token: owner.session });
  expect(refused.refusals).toBeDefined();
  expect((await read()).totalCount).toBe(totalCount);
  expectReply(await world.rest(linkRename, { ...given, name: link.name }, { token: owner.session }));
  expect((await newest())?.changes).toEqual([]);
});

describe('support', () => {
  test('appears as Launchyard Support, without the colleague, their credential or their address', async () => {
    const colleague = await world.person({ role: 'admin' });
    const as = { token: colleague.session, account: owner.accountId };
    const caseId = await openCaseFor(world, colleague, owner);
    expectReply(await world.rest(accountGet, {}, as));
    const viewed = await newest();
    expectReply(
      await world.rest(
        payPerLaunchSet,
        { accountId: owner.accountId, isPayPerLaunch: true, reason: 'As agreed' },
        { token: colleague.session },
      ),
    );
    const switched = await newest();
    const support = { createdBy: { kind: 'support', label: 'Launchyard Support' }, actorId: null };
    const supportCase = { id: caseId, reason: 'Asked for help by e-mail', isClosable: false };
    const anonymous = { ...support, credentialId: null, networkAddress: null, supportCase };
    expect(viewed).toMatchObject({ ...anonymous, action: 'session.accountGet' });
    expect(switched).toMatchObject({
      ...anonymous,
      action: 'support.payPerLaunchSet',
      changes: [
        { field: 'Pay per launch', before: 'Off', after: 'On' },
        { field: 'Reason', before: null, after: 'As agreed' },
      ],
    });
    const text = JSON.stringify(await read());
    for (const secret of [colleague.username, colleague.email, colleague.personId]) expect(text).not.toContain(secret);
    expect((await entries({ actorId: 'support' })).map(({ action }) => action)).toEqual([
      'support.payPerLaunchSet',
      'session.accountGet',
      'support.caseOpen',
    ]);
  });

  test('reads the log of an account within it', async () => {
    const colleague = await world.person({ role: 'support' });
    await openCaseFor(world, colleague, owner);
    const asked = await read({}, { token: colleague.session, account: owner.accountId });
    expect(asked.edges[0]?.node.action).toBe('audit.list');
  });
});

test('only the owner reads it, with a session or a key; another account’s entries are not there', async () => {
  const member = await world.person({ memberOf: owner });
  await limitMember(world, owner, member, [appId]);
  await makeLink();
  expect((await world.rest(auditList, {}, { token: member.session, account: owner.accountId })).status).toBe(403);
  expect((await read({}, { token: owner.apiKey })).totalCount).toBeGreaterThan(0);
  const stranger = await world.person();
  const mine = await newest();
  const foreign = await world.rest(auditGet, { entryIds: [mine?.id ?? ''] }, { token: stranger.session });
  expect(expectReply(foreign).entries).toEqual([null]);
  expect((await read({}, { token: stranger.session })).totalCount).toBe(0);
});

test('entries are found by who, what, when and by name, and paged', async () => {
  const link = await makeLink();
  now = new Date(now.getTime() + 60_000);
  const byKey = await makeLink(owner.apiKey);
  expectReply(await world.rest(versionControlSet, { hasVersionControl: false }, { token: owner.session }));
  now = new Date(now.getTime() + 60_000);
  expectReply(await world.rest(linkDelete, { linkId: byKey.id }, { token: owner.session }));
  const keyId = formatId('apiKey', owner.uuids.key);
  expect(await subjects({ actorId: keyId })).toEqual([['links.streamingCreate', byKey.id]]);
  expect(await subjects({ action: 'links.streamingCreate' })).toEqual([
    ['links.streamingCreate', byKey.id],
    ['links.streamingCreate', link.id],
  ]);
  expect(await subjects({ createdFrom: now.toISOString() })).toEqual([['links.delete', byKey.id]]);
  const before = { createdBefore: new Date(now.getTime() - 60_000).toISOString() };
  expect((await subjects(before)).map(([action]) => action)).not.toContain('session.versionControlSet');
  expect((await subjects({ search: byKey.name.toUpperCase() })).map(([action]) => action)).toContain('links.delete');
  expect(await subjects({ search: '100%' })).toEqual([]);
  expect((await subjects({ search: owner.username })).length).toBeGreaterThan(0);
  expect(await subjects({ actorId: 'per_x' })).toEqual([]);

  for (const search of [undefined, owner.username]) {
    const all = await entries({ search });
    const seen = [];
    let after: string | undefined;
    do {
      const page = await read({ search, first: 1, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.hasNextPage ? page.edges[0]?.cursor : undefined;
    } while (after !== undefined);
    expect(seen).toEqual(all.map(({ id }) => id));
  }
});

test('the people and keys in the log are listed with their newest name', async () => {
  await makeLink();
  await makeLink(owner.apiKey);
  const { actors } = expectReply(await world.rest(auditActors, {}, { token: owner.session }));
  expect(actors.map(({ actorId }) => actorId).toSorted()).toEqual(
    [formatId('apiKey', owner.uuids.key), owner.personId].toSorted(),
  );
  const nobody = await world.person();
  expect(expectReply(await world.rest(auditActors, {}, { token: nobody.session })).actors).toEqual([]);
});
