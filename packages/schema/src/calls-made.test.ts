import { expect, test } from 'vitest';
import { aLink, anApp, anUpload } from './testing/rows.ts';
import { World } from './testing/world.ts';

/** A hundred applications with an upload and a link each. */
function largeWorld(): World {
  const world = new World();
  const { ada } = world;
  const [config] = ada.configs;
  if (!config) throw new Error('no config');
  ada.apps = Array.from({ length: 100 }, (_, n) => anApp(1000 + n, `App_${n}`));
  ada.uploads = ada.apps.map((app, n) => anUpload(1000 + n, app.id, app.name));
  ada.links = ada.apps.map((app, n) => aLink(1000 + n, app, config));
  ada.apps = ada.apps.map((app, n) => ({ ...app, latestUpload: ada.uploads[n] ?? null }));
  return world;
}

const made = (world: World) => world.calls.map((each) => each.name).toSorted();

test('a page of applications with their uploads is one call', async () => {
  const world = largeWorld();
  const { data } = await world.run(
    '{ viewer { account { apps(first: 100) { nodes { name stageLabel latestUpload { state stages { state } } } } } } }',
  );
  expect(data.viewer.account.apps.nodes).toHaveLength(100);
  expect(made(world)).toEqual(['apps.list', 'session.state']);
});

test('a page of uploads with their applications and missing parts is one call for each of the three', async () => {
  const world = largeWorld();
  const { data, errors } = await world.run(
    '{ viewer { account { uploads(first: 100) { nodes { id app { id name } missingParts { first } } } } } }',
  );
  expect(errors).toEqual([]);
  expect(data.viewer.account.uploads.nodes[99]).toMatchObject({
    app: { name: 'App_99' },
    missingParts: [{ first: 2 }],
  });
  expect(made(world)).toEqual(['apps.get', 'session.state', 'uploads.list', 'uploads.parts']);
});

test('a page of links with their applications and configs is one call for each of the three, each thing asked once', async () => {
  const world = largeWorld();
  await world.run('{ viewer { account { streamingLinks(first: 100) { nodes { app { id } config { id } } } } } }');
  expect(made(world)).toEqual(['apps.get', 'configs.get', 'links.streamingList', 'session.state']);
  expect(world.calls.find((each) => each.name === 'configs.get')?.input).toEqual({
    by: [{ id: world.ada.configs[0]?.id }],
  });
});

test('look-ups side by side are one call', async () => {
  const world = new World();
  const [harbour, museum] = world.ada.apps;
  const { data } = await world.run(
    `query ($museum: ID!) { viewer { account {
      harbour: app(by: { name: "Harbour" }) { id } museum: app(by: { id: $museum }) { id }
      missing: app(by: { name: "Nothing" }) { id } impossible: app(by: { name: "no such name!" }) { id }
    } } }`,
    'ada',
    { museum: museum?.id },
  );
  expect(data.viewer.account).toEqual({
    harbour: { id: harbour?.id },
    museum: { id: museum?.id },
    missing: null,
    impossible: null,
  });
  expect(made(world)).toEqual(['apps.get', 'session.state']);
});

test('every call below an account names that account', async () => {
  const world = new World();
  await world.run(
    `{ account(by: { username: "ada" }) {
      apps { nodes { streamingLinks { nodes { app { id } } } latestUpload { missingParts { first } } } }
      uploads { nodes { app { id } } } configs { nodes { id } } storage { usedBytes }
    } }`,
    'support',
  );
  const { account } = world.ada;
  const below = world.calls.filter((each) => each.name !== 'support.accountFind');
  expect(below.length).toBeGreaterThan(6);
  expect(below.map((each) => each.account)).toEqual(below.map(() => account.id));
});

test('two operations never share what they loaded', async () => {
  const world = new World();
  const app = '{ viewer { account { app(by: { name: "Harbour" }) { id } } } }';
  const [ada, bob] = await Promise.all([world.run(app, 'ada'), world.run(app, 'bob')]);
  expect(ada.data.viewer.account.app).not.toBeNull();
  expect(bob.data.viewer.account.app).toBeNull();
});
