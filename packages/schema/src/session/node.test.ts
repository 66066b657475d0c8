import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { startUpload } from '@launchyard/testing/world/uploads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on App { name viewerCanUpload } ... on Upload { appName viewerCanCancel } ... on StreamingLink { url viewerCanDelete }
  ... on Config { name } ... on Account { username } } }`;
const NEVER = '01934f6e-2b5c-7c3a-9f10-0123456789ab';

let world: SchemaWorld;
let ada: TestPerson;
let bob: TestPerson;
let ids: Record<'app' | 'museum' | 'upload' | 'link' | 'config' | 'account' | 'person', string>;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  bob = await world.person();
  const app = (await makeTestedApp(world, ada, 'Harbour')).id;
  const config = await makeConfig(world, ada, 'kiosk');
  const upload = await startUpload(world, ada, 'Museum');
  const link = (await makeLink(world, ada, { appId: app })).id;
  ids = { app, museum: upload.appId, upload: upload.id, link, config, account: ada.accountId, person: ada.personId };
});
afterAll(() => world.close());

test.each([
  ['app', { __typename: 'App', name: 'Harbour', viewerCanUpload: true }],
  ['upload', { __typename: 'Upload', appName: 'Museum', viewerCanCancel: true }],
  ['link', { __typename: 'StreamingLink', viewerCanDelete: true }],
  ['config', { __typename: 'Config', name: 'kiosk' }],
  ['account', { __typename: 'Account' }],
  ['person', { __typename: 'Person' }],
] as const)('an id of kind %s is found', async (kind, found) => {
  const { data, errors } = await world.as(ada).run(NODE, { id: ids[kind] });
  expect(errors).toEqual([]);
  expect(data.node).toMatchObject({ id: ids[kind], ...found });
  if (kind === 'account') expect(data.node.username).toBe(ada.username);
});

describe('null, without a word why, for', () => {
  test.each([
    ['what belongs to another account', () => [bob, ids.app]],
    ['another account', () => [bob, ids.account]],
    ['what never existed', () => [ada, formatId('upload', NEVER)]],
    ['half an id', () => [ada, ids.app.slice(0, -1)]],
    ['an endless id', () => [ada, `app_${'0'.repeat(500)}`]],
    ['another person', () => [bob, ids.person]],
    ['a kind that is no node', () => [ada, formatId('session', NEVER)]],
    ['an unknown kind', () => [ada, 'xyz_1']],
    ['nothing', () => [ada, '']],
  ] as Array<[string, () => [TestPerson, string]]>)('%s', async (_, ask) => {
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
