import { configCreate } from '@launchyard/contract/configs';
import { DEFAULT_SETTINGS } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NEVER = '01934f6e-2b5c-7c3a-9f10-0123456789ab';
const CREATE = `mutation ($name: String!, $settings: ConfigSettingsInput) {
  configCreate(input: { name: $name, settings: $settings, idempotencyKey: "12345678" }) {
    config { name revision isProtected viewerCanEdit settings { maxSessionMinutes resolution logo loadingVideos hasPassword linkExpiresAt } warnings { field message } }
    userErrors { code message field } } }`;
const UPDATE = `mutation ($id: ID!, $revision: Int!, $settings: ConfigSettingsInput!) {
  configUpdate(input: { configId: $id, revision: $revision, settings: $settings }) {
    config { id revision settings { maxSessionMinutes autoPlays voipRoomName } document } userErrors { code } } }`;
const DELETE = `mutation ($id: ID!) { configDelete(input: { configId: $id }) { deletedConfigId movedLinks { id name } userErrors { code message } } }`;
const DUPLICATE = `mutation ($id: ID!) { configDuplicate(input: { configId: $id, idempotencyKey: "12345678" }) { config { name } userErrors { code } } }`;
const IMPORT = `mutation ($document: String!) { configImport(input: { name: "imported", document: $document, idempotencyKey: "12345678" }) { config { name document } leftOut userErrors { code field } } }`;
const RESTORE = `mutation ($id: ID!, $revision: Int!, $change: ID!) { configRestoreChange(input: { configId: $id, revision: $revision, changeId: $change }) { config { name settings { voipRoomName } } userErrors { code } } }`;

let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
let kiosk: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});
/** A config that a program made. */
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
  const input = { name: 'kiosk', idempotencyKey: 'the config kiosk' };
  kiosk = expectReply(await world.rest(configCreate, input, { token: person.apiKey })).config.id;
});

test('a config can be asked for by id and by name, with everything that it sets', async () => {
  const names = Object.keys(DEFAULT_SETTINGS).join(' ');
  const query = `query ($id: ID!) { viewer { account { viewerCanChangeConfigs byId: config(by: { id: $id }) { name } config(by: { name: "kiosk" }) { id settings { ${names} } }
    missing: config(by: { name: "no such name" }) { id } } } }`;
  const { data, errors } = await ada.run(query, { id: kiosk });
  expect(errors).toEqual([]);
  expect(data.viewer.account).toEqual({
    viewerCanChangeConfigs: true,
    byId: { name: 'kiosk' },
    config: { id: kiosk, settings: DEFAULT_SETTINGS },
    missing: null,
  });
});

test('a config is created with normalised settings, and warns about likely mistakes', async () => {
  const settings = {
    maxSessionMinutes: 40,
    resolution: 'CUSTOM',
    resolutionWidth: 1920,
    resolutionHeight: 1080,
    logo: 'https://x.example/l.png',
    loadingVideos: ['https://x.example/a.mp4', 'https://x.example/a.mp4'],
    requiresPassword: true,
    password: 'sesame',
    hasLinkExpiry: true,
    linkExpiresAt: '2026-12-31T18:00:30Z',
  };
  const { data, errors } = await ada.run(CREATE, { name: 'showroom', settings });
  expect(errors).toEqual([]);
  expect(data.configCreate).toEqual({
    config: {
      name: 'showroom',
      revision: 1,
      isProtected: false,
      viewerCanEdit: true,
      settings: {
        maxSessionMinutes: 40,
        resolution: 'CUSTOM',
        logo: 'https://x.example/l.png',
        loadingVideos: ['https://x.example/a.mp4'],
        hasPassword: true,
        linkExpiresAt: '2026-12-31T18:00:00.000Z',
      },
      warnings: [{ field: 'logo', message: 'Logo and video enabled simultaneously.' }],
    },
    userErrors: [],
  });
});

test('an invalid setting is refused at its field', async () => {
  const { data } = await ada.run(CREATE, {
    name: 'x',
    settings: { maxSessionMinutes: 0, requiresPassword: true, autoPlays: null, launchArguments: '-log' },
  });
  expect(data.configCreate).toEqual({
    config: null,
    userErrors: [
      {
        code: 'CONFIG_VALUE_EMPTY',
        message: 'Autoplay can’t be empty.',
        field: ['settings', 'autoPlays'],
      },
      {
        code: 'CONFIG_SETTING_OFF',
        message: 'Launch arguments: turn on “Custom launch arguments” to use it.',
        field: ['settings', 'launchArguments'],
      },
      {
        code: 'CONFIG_NUMBER_RANGE',
        message: 'Maximum session time: 1 to 500 minutes.',
        field: ['settings', 'maxSessionMinutes'],
      },
      { code: 'CONFIG_PASSWORD_MISSING', message: expect.any(String), field: ['settings', 'password'] },
    ],
  });
});

const update = async (revision: number, settings: object) =>
  (await ada.run(UPDATE, { id: kiosk, revision, settings })).data.configUpdate;

test('an update changes given settings, clears null ones, and returns the current config on a conflict', async () => {
  const first = await update(1, { maxSessionMinutes: 20, voipRoomName: 'Hall' });
  expect(first).toMatchObject({
    config: { revision: 2, settings: { maxSessionMinutes: 20, autoPlays: true, voipRoomName: 'Hall' } },
    userErrors: [],
  });
  expect(JSON.parse(first.config.document)).toMatchObject({ expireOn: '20minutes', voipRoomName: 'Hall' });
  const late = await update(1, { autoPlays: false });
  expect(late).toEqual({ config: first.config, userErrors: [{ code: 'CONFIG_CHANGED' }] });
  expect(await update(2, { voipRoomName: null })).toMatchObject({
    config: { revision: 3, settings: { maxSessionMinutes: 20, voipRoomName: null } },
  });
});

test('the default config can be neither changed nor deleted, in the words of the product', async () => {
  const ofDefault = await ada.run('{ viewer { account { config(by: { name: "default" }) { id isProtected } } } }');
  const { id, isProtected } = ofDefault.data.viewer.account.config;
  expect(isProtected).toBe(true);
  const { data } = await ada.run(UPDATE, { id, revision: 1, settings: {} });
  expect(data.configUpdate).toEqual({ config: null, userErrors: [{ code: 'DEFAULT_CONFIG_NOT_EDITABLE' }] });
  expect((await ada.run(DELETE, { id })).data.configDelete.userErrors).toEqual([
    { code: 'DEFAULT_CONFIG_NOT_DELETABLE', message: "Default config can't be deleted" },
  ]);
});

test('deleting a config returns the links that now use the default one', async () => {
  const app = await makeTestedApp(world, person, 'Harbour');
  const { id, name } = await makeLink(world, person, { appId: app.id, configId: kiosk });
  const { data } = await ada.run(DELETE, { id: kiosk });
  expect(data.configDelete).toEqual({
    deletedConfigId: kiosk,
    movedLinks: [{ id, name }],
    userErrors: [],
  });
});

test('an exported document is imported with its unknown keys; a hostile one is refused', async () => {
  const document = JSON.stringify({ expireOn: '30minutes', theirs: [1], mine: { PASSWORDTOSTART: 'x' } });
  const { config, leftOut } = (await ada.run(IMPORT, { document })).data.configImport;
  expect(leftOut).toEqual(['mine.PASSWORDTOSTART']);
  expect(JSON.parse(config.document)).toMatchObject({ expireOn: '30minutes', theirs: [1] });
  const hostile = (await ada.run(IMPORT, { document: '{"__proto__":{}}' })).data.configImport;
  expect(hostile).toEqual({
    config: null,
    leftOut: [],
    userErrors: [{ code: 'CONFIG_DOCUMENT_KEY', field: ['document', '__proto__'] }],
  });
});

test('the history tells who, why and what, and a state of it can be restored', async () => {
  const query = `query ($id: ID!) { viewer { account { config(by: { id: $id }) { history(first: 5) { totalCount nodes {
    id revision reason createdBy { __typename label } differences { field label before after } settings { maxSessionMinutes } document } } } } } }`;
  await ada.run(UPDATE, { id: kiosk, revision: 1, settings: { autoPlays: false, voipRoomName: 'Hall' } });
  const { history } = (await ada.run(query, { id: kiosk })).data.viewer.account.config;
  expect(history).toMatchObject({
    totalCount: 2,
    nodes: [
      {
        revision: 2,
        reason: 'UPDATED',
        createdBy: { __typename: 'Member', label: person.username },
        differences: [
          { field: 'autoPlays', label: 'Autoplay', before: 'On', after: 'Off' },
          { field: 'voipRoomName', before: null, after: 'Hall' },
        ],
      },
      {
        revision: 1,
        reason: 'CREATED',
        createdBy: { __typename: 'Program', label: person.username },
        differences: [],
        settings: { maxSessionMinutes: 15 },
      },
    ],
  });
  const restored = await ada.run(RESTORE, { id: kiosk, revision: 2, change: history.nodes[1].id });
  const config = { name: 'kiosk', settings: { voipRoomName: null } };
  expect(restored.data.configRestoreChange).toEqual({ config, userErrors: [] });
});

describe('an id that is malformed, missing or of another account is refused in the same words', () => {
  test.each([
    ['update', UPDATE, { revision: 1, settings: {} }],
    ['delete', DELETE, {}],
    ['duplicate', DUPLICATE, {}],
    ['restore', RESTORE, { revision: 1, change: formatId('configChange', NEVER) }],
  ])('%s', async (_, document, others) => {
    const ask = async (id: string, caller = ada) => (await caller.run(document, { ...others, id })).data;
    const missing = await ask(formatId('session', NEVER));
    expect(JSON.stringify(missing)).toContain('"code":"CONFIG_NOT_FOUND"');
    for (const id of ['', 'x'.repeat(500), formatId('upload', NEVER)]) expect(await ask(id)).toEqual(missing);
    expect(await ask(kiosk, world.as(await world.person()))).toEqual(missing);
  });
});
