import { makeLink } from '@launchyard/testing/world/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, expect, test } from 'vitest';

const APPS =
  '{ viewer { account { apps { nodes { name buildType stageLabel latestVersion { number } latestUpload { stageLabel phaseLabel } } } } } }';

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

test('an application has the state of its newest upload and its platform', async () => {
  const ada = await world.person();
  await makeTestedApp(world, ada, 'Harbour');
  await startUpload(world, ada, 'Harbour', { isUpdate: true });
  const { id } = await startUpload(world, ada, 'Museum');
  const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
  await placeUpload(world, id, { state: 'failed', failure, buildType: 'linux' });
  const { data } = await world.as(ada).run(APPS);
  expect(data.viewer.account.apps.nodes).toEqual([
    {
      name: 'Museum',
      buildType: 'LINUX',
      stageLabel: 'Error Preparing',
      latestVersion: null,
      latestUpload: { stageLabel: 'Error Preparing', phaseLabel: 'Upload' },
    },
    {
      name: 'Harbour',
      buildType: 'WINDOWS',
      stageLabel: 'Uploading Application',
      latestVersion: { number: 1 },
      latestUpload: { stageLabel: 'Uploading Application', phaseLabel: 'Uploading' },
    },
  ]);
});

test('an application whose uploads were all cancelled says so', async () => {
  const ada = await world.person();
  const { id } = await startUpload(world, ada, 'Museum');
  await placeUpload(world, id, { state: 'cancelled' });
  const { data } = await world.as(ada).run(APPS);
  expect(data.viewer.account.apps.nodes).toMatchObject([
    { buildType: null, stageLabel: 'Upload cancelled', latestUpload: null },
  ]);
});

test('applications are searched by a part of their name', async () => {
  const ada = await world.person();
  for (const name of ['Harbour', 'Museum']) await makeTestedApp(world, ada, name);
  const { data } = await world
    .as(ada)
    .run('{ viewer { account { apps(search: "seu") { nodes { name } totalCount } } } }');
  expect(data.viewer.account.apps).toEqual({ nodes: [{ name: 'Museum' }], totalCount: 1 });
});

test('an application lists its links', async () => {
  const ada = await world.person();
  await makeTestedApp(world, ada, 'Museum');
  const harbour = await makeTestedApp(world, ada, 'Harbour');
  await makeLink(world, ada, { appId: harbour.id });
  const { data } = await world
    .as(ada)
    .run('{ viewer { account { apps { nodes { name streamingLinkCount streamingLinks { totalCount } } } } } }');
  expect(data.viewer.account.apps.nodes).toEqual([
    { name: 'Harbour', streamingLinkCount: 1, streamingLinks: { totalCount: 1 } },
    { name: 'Museum', streamingLinkCount: 0, streamingLinks: { totalCount: 0 } },
  ]);
});

const DELETE =
  'mutation ($id: ID!) { appDelete(input: { appId: $id }) { deletedAppId binItem { name } userErrors { code } } }';

test('deleting an application returns its id, and a refusal the second time', async () => {
  const ada = await world.person();
  const { id } = await makeTestedApp(world, ada, 'Harbour');
  const first = await world.as(ada).run(DELETE, { id });
  expect(first.data.appDelete).toEqual({ deletedAppId: id, binItem: { name: 'Harbour' }, userErrors: [] });
  const second = await world.as(ada).run(DELETE, { id });
  expect(second.data.appDelete).toEqual({
    deletedAppId: null,
    binItem: null,
    userErrors: [{ code: 'APP_NOT_FOUND' }],
  });
});

test('the demo application says that it is one, and is null after it was deleted', async () => {
  const ada = world.as(await world.person());
  const demo = '{ viewer { account { demoApp { name isDemo viewerCanDelete } } } }';
  const before = await ada.run(demo);
  expect(before.data.viewer.account.demoApp).toEqual({ name: 'Demo Application', isDemo: true, viewerCanDelete: true });
  await ada.run('mutation { demoAppDelete(input: {}) { userErrors { code } } }');
  const after = await ada.run(demo);
  expect(after.data.viewer.account.demoApp).toBeNull();
});
