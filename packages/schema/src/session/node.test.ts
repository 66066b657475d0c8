import { describe, expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on App { name viewerCanUpload } ... on Upload { appName viewerCanCancel } ... on StreamingLink { url viewerCanDelete }
  ... on Config { name } ... on Account { username } } }`;

test.each([
  [idOf('app', 1), { __typename: 'App', name: 'Harbour', viewerCanUpload: true }],
  [idOf('upload', 1), { __typename: 'Upload', appName: 'Harbour', viewerCanCancel: true }],
  [idOf('streamingLink', 1), { __typename: 'StreamingLink', viewerCanDelete: true }],
  [idOf('config', 101), { __typename: 'Config', name: 'kiosk' }],
  [idOf('account', 1), { __typename: 'Account', username: 'ada' }],
])('%s is found by its id', async (id, found) => {
  const { data, errors } = await new World().run(NODE, 'ada', { id });
  expect(errors).toEqual([]);
  expect(data.node).toMatchObject({ id, ...found });
});

describe('null, without a word why, for', () => {
  test.each([
    ['what belongs to another account', idOf('app', 1), 'bob'],
    ['another account', idOf('account', 1), 'bob'],
    ['what never existed', idOf('upload', 99), 'ada'],
    ['half an id', idOf('app', 1).slice(0, -1), 'ada'],
    ['an endless id', `app_${'0'.repeat(500)}`, 'ada'],
    ['a kind that is no node', idOf('person', 1), 'ada'],
    ['an unknown kind', 'xyz_1', 'ada'],
    ['nothing', '', 'ada'],
  ] as const)('%s', async (_, id, who) => {
    expect(await new World().run(NODE, who, { id })).toEqual({ data: { node: null }, errors: [] });
  });
});

test('nobody finds nothing: UNAUTHENTICATED for every id', async () => {
  for (const id of [idOf('app', 1), 'xyz']) {
    const { errors } = await new World().run(NODE, 'nobody', { id });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  }
});

test('several nodes of a kind are one call', async () => {
  const world = new World();
  await world.run(`{ a: node(id: "${idOf('app', 1)}") { id } b: node(id: "${idOf('app', 2)}") { id } }`);
  expect(world.calls.filter((each) => each.name === 'apps.get')).toHaveLength(1);
});
