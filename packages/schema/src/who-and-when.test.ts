import { createHash } from 'node:crypto';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink, makeMeeting, versionIds } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { makePng } from '@launchyard/testing/pictures/png';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

let now = new Date();
let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
/** Everything by what it is called below. `link` uses the config and is pinned to the first version; `meeting` uses neither. */
let ids: Record<'app' | 'config' | 'link' | 'meeting' | 'first' | 'second', string>;
beforeAll(async () => {
  world = await startSchemaWorld({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
  const app = (await makeTestedApp(world, person, 'Harbour', [1, 2])).id;
  const config = await makeConfig(world, person, 'kiosk');
  const { 1: first = '', 2: second = '' } = await versionIds(world, person, app);
  const link = (await makeLink(world, person, { appId: app, configId: config, version: 1 })).id;
  const meeting = (await makeMeeting(world, person, { appId: app })).id;
  ids = { app, config, link, meeting, first, second };
});

type Thing = 'account' | 'app' | 'config' | 'link' | 'meeting';
const TIMES = `query ($app: ID!, $config: ID!, $link: ID!, $meeting: ID!) {
  viewer { account { updatedAt } } app: node(id: $app) { ... on App { updatedAt } } config: node(id: $config) { ... on Config { updatedAt } }
  link: node(id: $link) { ... on Link { updatedAt } } meeting: node(id: $meeting) { ... on Link { updatedAt } } }`;

async function times(): Promise<Record<Thing, string>> {
  const { data, errors } = await ada.run(TIMES, ids);
  expect(errors).toEqual([]);
  const { viewer, ...things } = data;
  return {
    account: viewer.account.updatedAt,
    app: things.app.updatedAt,
    config: things.config.updatedAt,
    link: things.link.updatedAt,
    meeting: things.meeting.updatedAt,
  };
}

/** Makes a change that is not refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into it by hand
async function change(field: string, input: object, selection = ''): Promise<any> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await ada.run(
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { code } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  expect(data[field].userErrors).toEqual([]);
  return data[field];
}

async function deleteAndRestore(field: string, input: object): Promise<void> {
  const { binItem } = await change(field, input, 'binItem { id }');
  await change('binItemRestore', { binItemId: binItem.id });
}

async function setThumbnail(): Promise<void> {
  const picture = makePng();
  const file = { appId: ids.app, fileName: 'a.png', sizeBytes: picture.length };
  const selection = 'link { number method url headers { name value } sha256Header }';
  const { thumbnailUpload } = await change('appThumbnailStart', file, `thumbnailUpload { thumbnailId ${selection} }`);
  const { method, url, headers, sha256Header } = thumbnailUpload.link;
  const given = headers.map(({ name, value }: { name: string; value: string }) => [name, value]);
  const hash = createHash('sha256').update(picture).digest('hex');
  const sent = await fetch(url, {
    method,
    headers: [...given, [sha256Header, hash]],
    body: new Uint8Array(picture),
  });
  expect(sent.status).toBe(200);
  await change('appThumbnailFinish', { thumbnailId: thumbnailUpload.thumbnailId });
}

const revised = (thing: 'link' | 'config') => ({ [`${thing}Id`]: ids[thing], revision: 1 });

describe('updatedAt moves with what changes, and with nothing else', () => {
  test.each<[string, () => Promise<unknown>, Thing[]]>([
    ['version control off', () => change('accountSetVersionControl', { hasVersionControl: false }), ['account']],
    ['version control as it is', () => change('accountSetVersionControl', { hasVersionControl: true }), []],
    ['the demo application deleted', () => change('demoAppDelete', {}), ['account']],
    [
      'another Latest',
      () => change('appVersionMakeLatest', { appVersionId: ids.first, expectedLatestVersionId: ids.second }),
      ['app'],
    ],
    ['another thumbnail', setThumbnail, ['app']],
    ['an upload of the application', () => startUpload(world, person, 'Harbour', { isUpdate: true }), []],
    ['a link renamed', () => change('linkRename', { ...revised('link'), name: 'Lobby' }), ['link']],
    [
      'a link with another version',
      () => change('linkSetVersion', { ...revised('link'), servesLatest: true }),
      ['link'],
    ],
    [
      'a link with the config that it has',
      () => change('linkSetConfig', { ...revised('link'), configId: ids.config }),
      [],
    ],
    [
      'a meeting with another config',
      () => change('linkSetConfig', { linkId: ids.meeting, revision: 1, configId: ids.config }),
      ['meeting'],
    ],
    [
      'settings of a config',
      () => change('configUpdate', { ...revised('config'), settings: { maxSessionMinutes: 7 } }),
      ['config'],
    ],
    ['no other settings', () => change('configUpdate', { ...revised('config'), settings: {} }), []],
    ['a link restored', () => deleteAndRestore('linkDelete', { linkId: ids.meeting }), ['meeting']],
    [
      'a config restored, with the link that left it',
      () => deleteAndRestore('configDelete', { configId: ids.config }),
      ['config', 'link'],
    ],
    [
      'a version restored, with the link that was pinned to it',
      () => deleteAndRestore('appVersionDelete', { appVersionId: ids.first }),
      ['link'],
    ],
    [
      'an application restored, with its links',
      () => deleteAndRestore('appDelete', { appId: ids.app }),
      ['app', 'link', 'meeting'],
    ],
  ])('%s', async (_, act, changed) => {
    const before = await times();
    now = new Date(now.getTime() + 60_000);
    await act();
    const moved = Object.fromEntries(changed.map((thing) => [thing, now.toISOString()]));
    expect(await times()).toEqual({ ...before, ...moved });
  });

  test('a config that is deleted, and a version that is, move the links that they leave', async () => {
    now = new Date(now.getTime() + 60_000);
    await change('configDelete', { configId: ids.config });
    const links = `query ($link: ID!) { node(id: $link) { ... on Link { updatedAt config { name } pinnedVersion { number } } } }`;
    const left = { updatedAt: now.toISOString(), config: { name: 'default' }, pinnedVersion: { number: 1 } };
    expect((await ada.run(links, ids)).data.node).toEqual(left);
    now = new Date(now.getTime() + 60_000);
    await change('appVersionDelete', { appVersionId: ids.first });
    const served = { ...left, updatedAt: now.toISOString(), pinnedVersion: null };
    expect((await ada.run(links, ids)).data.node).toEqual(served);
  });
});

const named = (name: string) => ({ name, idempotencyKey: `key-of-${name}` });
const allBy = (__typename: string, { username: label }: TestPerson) =>
  Array.from({ length: 6 }, () => ({ createdBy: { __typename, label } }));

test('createdBy names the member or the program that made it', async () => {
  const by = 'createdBy { __typename label }';
  const build = { appName: 'Quay', fileName: 'quay.zip', sizeBytes: 1000, fingerprint: 'a'.repeat(64) };
  const made = async () => {
    const { upload } = await change(
      'uploadStart',
      { ...build, idempotencyKey: 'key-of-upload' },
      `upload { app { ${by} } }`,
    );
    const input = { appId: ids.app, idempotencyKey: 'key-of-link' };
    const { streamingLink } = await change('streamingLinkCreate', input, `streamingLink { ${by} }`);
    const { meetingLink } = await change(
      'meetingLinkCreate',
      { ...input, idempotencyKey: 'key-of-meeting' },
      `meetingLink { ${by} }`,
    );
    const { config } = await change('configCreate', named('made'), `config { id ${by} }`);
    const { id: configId, ...created } = config;
    const copied = await change('configDuplicate', { configId, ...named('copied') }, `config { ${by} }`);
    const imported = await change('configImport', { document: '{}', ...named('imported') }, `config { ${by} }`);
    return [upload.app, streamingLink, meetingLink, created, copied.config, imported.config];
  };
  expect(await made()).toEqual(allBy('Member', person));
  const other = await world.person();
  ada = world.as({ key: other.apiKey });
  ids.app = (await makeTestedApp(world, other, 'Harbour')).id;
  expect(await made()).toEqual(allBy('Program', other));
});

test('createdBy of the default config is Launchyard itself', async () => {
  const { data } = await ada.run(
    '{ viewer { account { config(by: { name: "default" }) { createdBy { __typename label } } } } }',
  );
  expect(data.viewer.account.config.createdBy).toEqual({ __typename: 'System', label: 'Launchyard' });
});
