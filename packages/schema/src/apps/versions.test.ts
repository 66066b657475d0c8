import { appVersionList } from '@launchyard/contract/apps';
import { parseId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const VERSION =
  'number isLatest pinnedLinkCount pinnedLinks { name } createdBy { label } viewerCanDelete viewerCanMakeLatest';
const APP = `{ viewer { account { app(by: { name: "Harbour" }) { latestVersion { ${VERSION} } versions { totalCount nodes { ${VERSION} } } latestHistory { nodes { fromNumber from { number } toNumber to { number } why createdBy { label } } } } } } }`;
const MAKE = `mutation ($id: ID!, $expected: ID!) { appVersionMakeLatest(input: { appVersionId: $id, expectedLatestVersionId: $expected }) { app { latestVersion { id } } userErrors { code field } } }`;
const DELETE = `mutation ($id: ID!) { appVersionDelete(input: { appVersionId: $id }) { deletedAppVersionId app { versionCount } binItem { kind name } movedLinks { id name } userErrors { code message } } }`;
const SET = `mutation ($isOn: Boolean!) { accountSetVersionControl(input: { hasVersionControl: $isOn }) { account { hasVersionControl viewerCanSetVersionControl } userErrors { code } } }`;

let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
let link: { id: string; name: string };
let latest: string;
let older: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});
/** Harbour, with a link that is fixed to the older of its two versions. */
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
  const { id: appId } = await makeTestedApp(world, person, 'Harbour', [1, 2]);
  link = await makeLink(world, person, { appId, version: 1, name: 'Old' });
  const { edges } = expectReply(await world.rest(appVersionList, { appId }, { token: person.session }));
  [latest = '', older = ''] = edges.map(({ node }) => node.id);
});

test('an application lists its versions with Latest, uploader, pinned links and rights', async () => {
  const { id } = await startUpload(world, person, 'Harbour', { isUpdate: true });
  await placeUpload(world, id, { state: 'tested', versionId: latest });
  const { data, errors } = await ada.run(APP);
  expect(errors).toEqual([]);
  const { versions, latestVersion, latestHistory } = data.viewer.account.app;
  expect(versions).toEqual({
    totalCount: 2,
    nodes: [
      {
        createdBy: { label: person.username },
        number: 2,
        isLatest: true,
        pinnedLinkCount: 0,
        pinnedLinks: [],
        viewerCanDelete: false,
        viewerCanMakeLatest: false,
      },
      {
        createdBy: null,
        number: 1,
        isLatest: false,
        pinnedLinkCount: 1,
        pinnedLinks: [{ name: 'Old' }],
        viewerCanDelete: true,
        viewerCanMakeLatest: true,
      },
    ],
  });
  expect(latestVersion).toEqual(versions.nodes[0]);
  expect(latestHistory.nodes).toEqual([]);
});

test.each([
  [0, [], undefined],
  [1, ['Annex'], undefined],
  [undefined, ['Annex', 'Old'], undefined],
  [101, undefined, 'BAD_USER_INPUT'],
])('the first %s links pinned to a version, by name', async (first, names, code) => {
  const { id: appId } = await makeTestedApp(world, person, 'Museum', [1, 2]);
  for (const name of ['Old', 'Annex']) await makeLink(world, person, { appId, version: 1, name: `${name} ${appId}` });
  const document = `query ($id: ID!, $first: Int) { node(id: $id) { ... on App { versions(last: 1) { nodes { pinnedLinks(first: $first) { name } } } } } }`;
  const { data, errors } = await ada.run(document, first === undefined ? { id: appId } : { id: appId, first });
  expect(errors[0]?.code).toBe(code);
  const shown = data.node.versions.nodes[0].pinnedLinks?.map(({ name }: { name: string }) => name.split(' ')[0]);
  expect(shown).toEqual(names);
});

test('Latest changes only for a caller who knows its version; others get the current one', async () => {
  const moved = await ada.run(MAKE, { id: older, expected: latest });
  expect(moved.data.appVersionMakeLatest).toEqual({ app: { latestVersion: { id: older } }, userErrors: [] });
  const late = await ada.run(MAKE, { id: latest, expected: latest });
  expect(late.data.appVersionMakeLatest).toEqual({
    app: { latestVersion: { id: older } },
    userErrors: [{ code: 'LATEST_CHANGED', field: ['expectedLatestVersionId'] }],
  });
  const history = (await ada.run(APP)).data.viewer.account.app.latestHistory.nodes;
  expect(history).toMatchObject([
    {
      why: 'CHOSEN',
      createdBy: { label: person.username },
      from: { number: 2 },
      fromNumber: 2,
      to: { number: 1 },
      toNumber: 1,
    },
  ]);
  const missing = await ada.run(MAKE, { id: 'ver_x', expected: older });
  expect(missing.data.appVersionMakeLatest).toMatchObject({ app: null, userErrors: [{ code: 'VERSION_NOT_FOUND' }] });
});

test('a deleted version says which links serve Latest now, and Latest itself is refused', async () => {
  expect((await ada.run(DELETE, { id: older })).data.appVersionDelete).toEqual({
    deletedAppVersionId: older,
    app: { versionCount: 1 },
    binItem: { kind: 'APP_VERSION', name: 'Harbour v1' },
    movedLinks: [{ id: link.id, name: 'Old' }],
    userErrors: [],
  });
  expect((await ada.run(DELETE, { id: latest })).data.appVersionDelete).toMatchObject({
    movedLinks: [],
    userErrors: [{ code: 'VERSION_IS_LATEST', message: "Latest version can't be deleted" }],
  });
});

test('version control is set by the owner, also by a program with a key of theirs', async () => {
  const program = world.as({ key: person.apiKey });
  for (const [caller, isOn] of [
    [ada, false],
    [program, true],
  ] as const) {
    expect((await caller.run(SET, { isOn })).data.accountSetVersionControl.account).toEqual({
      hasVersionControl: isOn,
      viewerCanSetVersionControl: true,
    });
  }
});

test('a version has the contents of its build', async () => {
  const contents = {
    defaultExecutable: 'Windows/Harbour.exe',
    executables: ['Windows/Harbour.exe'],
    executableCount: 1,
    pluginFolder: 'Windows/Harbour/Samples/PixelStreaming/',
    pluginInfo: { isInManifest: true, hasFolder: true, isVersion2InManifest: false, hasVersion2Folder: false },
  };
  await world.database.pool.query('update app_versions set contents = $2 where id = $1', [
    parseId('appVersion', older),
    contents,
  ]);
  const fields =
    'contents { defaultExecutable executables executableCount plugin { hasPlugin rootFolder isInManifest hasFolder isVersion2InManifest hasVersion2Folder } }';
  const { data, errors } = await ada.run(
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
