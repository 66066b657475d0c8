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
