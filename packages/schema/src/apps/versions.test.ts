import { expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const VERSION =
  'number isLatest pinnedLinkCount pinnedLinks { name } uploadedBy { name } viewerCanDelete viewerCanMakeLatest';
const APP = `{ viewer { account { app(by: { name: "Harbour" }) { latestVersion { ${VERSION} } versions { totalCount nodes { ${VERSION} } } latestHistory { nodes { from to why by { name } } } } } } }`;
const MAKE = `mutation ($id: ID!, $expected: ID!) { appVersionMakeLatest(input: { appVersionId: $id, expectedLatestVersionId: $expected }) { app { latestVersion { id } } userErrors { code field } } }`;
const DELETE = `mutation ($id: ID!) { appVersionDelete(input: { appVersionId: $id }) { deletedAppVersionId app { versionCount } binItem { kind name } movedLinks { id name } userErrors { code message } } }`;
const [latest, older] = [idOf('appVersion', 1), idOf('appVersion', 3)];

test('an application lists its versions: which one is Latest, who uploaded them, what is fixed to them, what may be done', async () => {
  const { data, errors } = await new World().run(APP);
  expect(errors).toEqual([]);
  const { versions, latestVersion, latestHistory } = data.viewer.account.app;
  const both = { uploadedBy: { name: 'ada' } };
  expect(versions.nodes).toEqual([
    {
      ...both,
      number: 2,
      isLatest: true,
      pinnedLinkCount: 0,
      pinnedLinks: [],
      viewerCanDelete: false,
      viewerCanMakeLatest: false,
    },
    {
      ...both,
      number: 1,
      isLatest: false,
      pinnedLinkCount: 1,
      pinnedLinks: [{ name: 'Old' }],
      viewerCanDelete: true,
      viewerCanMakeLatest: true,
    },
  ]);
  expect(latestVersion).toMatchObject({ isLatest: true, pinnedLinkCount: 0 });
  expect(latestHistory.nodes).toEqual([]);
});

test('Latest is moved by whoever knows what it serves; others are told what it is now', async () => {
  const world = new World();
  const moved = await world.run(MAKE, 'ada', { id: older, expected: latest });
  expect(moved.data.appVersionMakeLatest).toEqual({ app: { latestVersion: { id: older } }, userErrors: [] });
  const late = await world.run(MAKE, 'ada', { id: latest, expected: latest });
  expect(late.data.appVersionMakeLatest).toEqual({
    app: { latestVersion: { id: older } },
    userErrors: [{ code: 'LATEST_CHANGED', field: ['expectedLatestVersionId'] }],
  });
  const history = (await world.run(APP)).data.viewer.account.app.latestHistory.nodes;
  expect(history).toMatchObject([{ why: 'CHOSEN', by: { name: 'ada' }, to: 1 }]);
  const missing = await world.run(MAKE, 'ada', { id: 'ver_x', expected: older });
  expect(missing.data.appVersionMakeLatest).toMatchObject({ app: null, userErrors: [{ code: 'VERSION_NOT_FOUND' }] });
});

test('a deleted version says which links serve Latest now, and Latest itself is refused', async () => {
  const world = new World();
  expect((await world.run(DELETE, 'ada', { id: older })).data.appVersionDelete).toEqual({
    deletedAppVersionId: older,
    app: { versionCount: 0 },
    binItem: { kind: 'APP_VERSION', name: 'Harbour v1' },
    movedLinks: [{ id: idOf('streamingLink', 9), name: 'Old' }],
    userErrors: [],
  });
  expect((await world.run(DELETE, 'ada', { id: latest })).data.appVersionDelete).toMatchObject({
    movedLinks: [],
    userErrors: [{ code: 'VERSION_IS_LATEST', message: "Latest version can't be deleted" }],
  });
});

test('version control is set by the owner, also by a program with a key of theirs', async () => {
  const world = new World();
  const set =
    'mutation { accountSetVersionControl(input: { hasVersionControl: false }) { account { hasVersionControl viewerCanSetVersionControl } userErrors { code } } }';
  for (const who of ['ada', 'key'] as const) {
    expect((await world.run(set, who)).data.accountSetVersionControl.account).toEqual({
      hasVersionControl: false,
      viewerCanSetVersionControl: true,
    });
  }
});

test('a version tells what its build holds', async () => {
  const world = new World();
  const [version] = world.ada.versions.filter(({ id }) => id === older);
  Object.assign(version ?? {}, {
    contents: {
      defaultExecutable: 'Windows/Harbour.exe',
      executables: ['Windows/Harbour.exe'],
      executableCount: 1,
      pluginFolder: 'Windows/Harbour/Samples/PixelStreaming/',
      pluginInfo: { isInManifest: true, hasFolder: true, isVersion2InManifest: false, hasVersion2Folder: false },
    },
  });
  const fields =
    'contents { defaultExecutable executables executableCount plugin { hasPlugin rootFolder isInManifest hasFolder isVersion2InManifest hasVersion2Folder } }';
  const { data, errors } = await world.run(
    `{ viewer { account { app(by: { name: "Harbour" }) { latestVersion { ${fields} } versions { nodes { ${fields} } } } } } }`,
  );
  expect(errors).toEqual([]);
  const { latestVersion, versions } = data.viewer.account.app;
  expect(latestVersion).toEqual({ contents: null });
  expect(versions.nodes[1]).toEqual({
    contents: {
      defaultExecutable: 'Windows/Harbour.exe',
      executables: ['Windows/Harbour.exe'],
      executableCount: 1,
      plugin: {
        hasPlugin: true,
        rootFolder: 'Windows/Harbour/Samples/PixelStreaming/',
        isInManifest: true,
        hasFolder: true,
        isVersion2InManifest: false,
        hasVersion2Folder: false,
      },
    },
  });
});
