import { expect, test } from 'vitest';
import { World } from '../testing/world.ts';

const APPS =
  '{ viewer { account { apps { nodes { name buildType stageLabel latestVersion { number } latestUpload { stageLabel phaseLabel } } } } } }';

test('an application tells where its newest upload stands and what it runs on', async () => {
  const { data } = await new World().run(APPS);
  expect(data.viewer.account.apps.nodes).toEqual([
    {
      name: 'Harbour',
      buildType: 'WINDOWS',
      stageLabel: 'Uploading Application',
      latestVersion: { number: 1 },
      latestUpload: { stageLabel: 'Uploading Application', phaseLabel: 'Uploading' },
    },
    {
      name: 'Museum',
      buildType: 'LINUX',
      stageLabel: 'Error Preparing',
      latestVersion: null,
      latestUpload: { stageLabel: 'Error Preparing', phaseLabel: 'Upload' },
    },
  ]);
});

test('an application whose uploads were all cancelled says so', async () => {
  const world = new World();
  world.ada.apps = world.ada.apps.slice(0, 1).map((app) => ({ ...app, latestUpload: null, latestVersion: null }));
  const { data } = await world.run(APPS);
  expect(data.viewer.account.apps.nodes).toMatchObject([
    { buildType: null, stageLabel: 'Upload cancelled', latestUpload: null },
  ]);
});

test('applications are searched by a part of their name', async () => {
  const { data } = await new World().run(
    '{ viewer { account { apps(search: "seu") { nodes { name } totalCount } } } }',
  );
  expect(data.viewer.account.apps).toEqual({ nodes: [{ name: 'Museum' }], totalCount: 1 });
});

test('an application lists the links that lead to it', async () => {
  const { data } = await new World().run(
    '{ viewer { account { apps { nodes { streamingLinkCount streamingLinks { totalCount } } } } } }',
  );
  expect(data.viewer.account.apps.nodes).toEqual([
    { streamingLinkCount: 2, streamingLinks: { totalCount: 2 } },
    { streamingLinkCount: 0, streamingLinks: { totalCount: 0 } },
  ]);
});

const DELETE =
  'mutation ($id: ID!) { appDelete(input: { appId: $id }) { deletedAppId binItem { name } userErrors { code } } }';

test('an application that is deleted is answered with its id, and with a refusal the second time', async () => {
  const world = new World();
  const id = world.ada.apps[0]?.id;
  const first = await world.run(DELETE, 'ada', { id });
  expect(first.data.appDelete).toEqual({ deletedAppId: id, binItem: { name: 'Harbour' }, userErrors: [] });
  const second = await world.run(DELETE, 'ada', { id });
  expect(second.data.appDelete).toEqual({
    deletedAppId: null,
    binItem: null,
    userErrors: [{ code: 'APP_NOT_FOUND' }],
  });
});

test('the demo application says that it is one, and is null after it was deleted', async () => {
  const world = new World();
  const demo = '{ viewer { account { demoApp { name isDemo viewerCanDelete } } } }';
  const before = await world.run(demo);
  expect(before.data.viewer.account.demoApp).toEqual({ name: 'Demo Application', isDemo: true, viewerCanDelete: true });
  await world.run('mutation { demoAppDelete(input: {}) { userErrors { code } } }');
  const after = await world.run(demo);
  expect(after.data.viewer.account.demoApp).toBeNull();
});
