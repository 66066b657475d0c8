import { appDelete, appGet, appVersionMakeLatest } from '@launchyard/contract/apps';
import { assetStart } from '@launchyard/contract/assets';
import { configChanges, configCreate } from '@launchyard/contract/configs';
import { linkDelete } from '@launchyard/contract/links';
import { auditList } from '@launchyard/contract/audit';
import { adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeAsset } from '@launchyard/testing/world/assets';
import { makeConfig, makeLink, makeMeeting } from '@launchyard/testing/world/links';
import { makeNotification } from '@launchyard/testing/world/notifications';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, describe, expect, test } from 'vitest';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on App { name viewerCanUpload } ... on Upload { appName viewerCanCancel } ... on StreamingLink { url viewerCanDelete }
  ... on BinItem { name } ... on ConfigChange { revision } ... on AdminAct { reason } ... on SupportCase { isOpen viewerCanClose }
  ... on Config { name } ... on Account { username } } }`;
const NEVER = '01934f6e-2b5c-7c3a-9f10-0123456789ab';

let world: SchemaWorld;
let ada: TestPerson;
let bob: TestPerson;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  bob = await world.person();
  const app = (await makeTestedApp(world, ada, 'Harbour')).id;
  const config = await makeConfig(world, ada, 'kiosk');
  const upload = await startUpload(world, ada, 'Museum');
  const link = (await makeLink(world, ada, { appId: app })).id;
  const as = { token: ada.session };
  const gone = await makeLink(world, ada, { appId: app });
  const { binItem } = expectReply(await world.rest(linkDelete, { linkId: gone.id }, as));
  const made = { name: 'lobby', idempotencyKey: 'the config lobby' };
  const lobby = expectReply(await world.rest(configCreate, made, as)).config;
  const changes = expectReply(await world.rest(configChanges, { configId: lobby.id }, as));
  const { apps } = expectReply(await world.rest(appGet, { by: [{ id: app }] }, as));
  const act = { accountId: ada.accountId, isPayPerLaunch: true, reason: 'as agreed' };
  const admin = await world.person({ role: 'admin' });
  const supportCase = await openCaseFor(world, admin, ada);
  expectReply(await world.rest(payPerLaunchSet, act, { token: admin.session }));
  const acts = expectReply(await world.rest(adminActList, {}, as));
  const file = { kind: 'image', fileName: 'sky.png', sizeBytes: 1000, idempotencyKey: 'the file sky' } as const;
  const sending = expectReply(await world.rest(assetStart, file, as)).upload;
  const told = await makeNotification(world, ada);
  const more = {
    supportCase,
    binItem: binItem.id,
    configChange: changes.edges[0]?.node.id ?? '',
    version: apps[0]?.latestVersion?.id ?? '',
    adminAct: acts.edges[0]?.node.id ?? '',
    auditEntry: expectReply(await world.rest(auditList, {}, as)).edges[0]?.node.id ?? '',
    sending: sending.id,
    told,
    meeting: (await makeMeeting(world, ada, { appId: app })).id,
    asset: (await makeAsset(world, ada, 'logo.png')).id,
  };
  ids = {
    ...more,
    app,
    museum: upload.appId,
    upload: upload.id,
    link,
    config,
    account: ada.accountId,
    person: ada.personId,
  };
  return () => world.close();
});

test.each([
  ['app', { __typename: 'App', name: 'Harbour', viewerCanUpload: true }],
  ['upload', { __typename: 'Upload', appName: 'Museum', viewerCanCancel: true }],
  ['link', { __typename: 'StreamingLink', viewerCanDelete: true }],
  ['config', { __typename: 'Config', name: 'kiosk' }],
  ['account', { __typename: 'Account' }],
  ['person', { __typename: 'Person' }],
  ['version', { __typename: 'AppVersion' }],
  ['meeting', { __typename: 'MeetingLink' }],
  ['asset', { __typename: 'Asset' }],
  ['sending', { __typename: 'AssetUpload' }],
  ['told', { __typename: 'Notification' }],
  ['binItem', { __typename: 'BinItem', name: expect.stringMatching(/^Streaming-/) }],
  ['configChange', { __typename: 'ConfigChange', revision: 1 }],
  ['adminAct', { __typename: 'AdminAct', reason: 'as agreed' }],
  ['auditEntry', { __typename: 'AuditEntry' }],
  ['supportCase', { __typename: 'SupportCase', isOpen: true, viewerCanClose: false }],
] as const)('an id of kind %s is found', async (kind, found) => {
  const { data, errors } = await world.as(ada).run(NODE, { id: ids[kind] });
  expect(errors).toEqual([]);
  expect(data.node).toMatchObject({ id: ids[kind], ...found });
  if (kind === 'account') expect(data.node.username).toBe(ada.username);
});

test('a change of Latest is found while its application is there', async () => {
  const person = await world.person();
  const { id } = await makeTestedApp(world, person, 'Moved', [1, 2]);
  const asked = world.as(person);
  const latest =
    '{ viewer { account { app(by: { name: "Moved" }) { latestVersion { id } versions { nodes { id } } latestHistory { nodes { id } } } } } }';
  const { latestVersion, versions } = (await asked.run(latest)).data.viewer.account.app;
  const input = { appVersionId: versions.nodes[1].id, expectedLatestVersionId: latestVersion.id };
  expectReply(await world.rest(appVersionMakeLatest, input, { token: person.session }));
  const [move] = (await asked.run(latest)).data.viewer.account.app.latestHistory.nodes;
  expect((await asked.run(NODE, move)).data.node).toEqual({ __typename: 'LatestMove', id: move.id });
  expect((await world.as(bob).run(NODE, move)).data.node).toBeNull();
  expectReply(await world.rest(appDelete, { appId: id }, { token: person.session }));
  expect((await asked.run(NODE, move)).data.node).toBeNull();
});

test.each([
  'upload',
  'link',
  'config',
  'version',
  'meeting',
  'asset',
  'sending',
  'told',
  'binItem',
  'configChange',
  'adminAct',
])('an id of kind %s is nothing to anybody else', async (kind) => {
  expect(await world.as(bob).run(NODE, { id: ids[kind] })).toEqual({ data: { node: null }, errors: [] });
});

describe('null without an error for', () => {
  test.each([
    ['what belongs to another account', () => [bob, ids.app]],
    ['another account', () => [bob, ids.account]],
    ['what never existed', () => [ada, formatId('upload', NEVER)]],
    ['half an id', () => [ada, (ids.app ?? '').slice(0, -1)]],
    ['an endless id', () => [ada, `app_${'0'.repeat(500)}`]],
    ['another person', () => [bob, ids.person]],
    ['a kind that is no node', () => [ada, formatId('session', NEVER)]],
    ['an unknown kind', () => [ada, 'xyz_1']],
    ['nothing', () => [ada, '']],
  ] as Array<[string, () => [TestPerson, string | undefined]]>)('%s', async (_, ask) => {
    const [who, id] = ask();
    expect(await world.as(who).run(NODE, { id })).toEqual({ data: { node: null }, errors: [] });
  });
});

test('nobody finds nothing: UNAUTHENTICATED for every id', async () => {
  for (const id of [ids.app, 'xyz']) {
    const { errors } = await world.as({}).run(NODE, { id });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  }
});

test('several nodes of a kind are one call', async () => {
  const caller = world.as(ada);
  const { data } = await caller.run(`{ a: node(id: "${ids.app}") { id } b: node(id: "${ids.museum}") { id } }`);
  expect(data).toEqual({ a: { id: ids.app }, b: { id: ids.museum } });
  expect(caller.calls.filter((each) => each.name === 'apps.get')).toHaveLength(1);
});
