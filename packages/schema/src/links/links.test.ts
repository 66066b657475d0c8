import { Failed } from '@launchyard/contract/kit';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink, makeMeeting, versionIds } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const kinds = [
  ['streamingLink', 'url iframeSnippet'],
  ['meetingLink', 'hostUrl guestUrl hostIframeSnippet guestIframeSnippet'],
] as const;

const CREATE = `mutation ($appId: ID!, $configId: ID) { streamingLinkCreate(input: { appId: $appId, configId: $configId, idempotencyKey: "12345678" }) {
  streamingLink { id app { name } config { name } pinnedVersion { number } iframeSnippet viewerCanDelete } userErrors { __typename code field } } }`;
const DELETE = `mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { deletedLinkId userErrors { code } } }`;
const NEVER = '01934f6e-2b5c-7c3a-9f10-0123456789ab';

let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
let staff: TestPerson;
let appId: string;
let kiosk: string;
let lounge: string;
let four: string;
let five: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  staff = await world.person({ role: 'support' });
  return () => world.close();
});
/** Harbour with two versions, and two configs besides the default one. */
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
  appId = (await makeTestedApp(world, person, 'Harbour', [4, 5])).id;
  ({ 4: four = '', 5: five = '' } = await versionIds(world, person, appId));
  kiosk = await makeConfig(world, person, 'kiosk');
  lounge = await makeConfig(world, person, 'lounge');
});

test('a link uses the default config unless another is given', async () => {
  const { data, errors } = await ada.run(CREATE, { appId });
  expect(errors).toEqual([]);
  const address = `${world.config.addresses.stream}/v5/${person.username}/Harbour/default`;
  expect(data.streamingLinkCreate).toEqual({
    streamingLink: {
      id: expect.stringMatching(/^lnk_/),
      app: { name: 'Harbour' },
      config: { name: 'default' },
      pinnedVersion: null,
      iframeSnippet: expect.stringContaining(`<iframe src="${address}"`),
      viewerCanDelete: true,
    },
    userErrors: [],
  });
  const other = await ada.run(CREATE.replace('12345678', '87654321'), { appId, configId: kiosk });
  expect(other.data.streamingLinkCreate.streamingLink.config).toEqual({ name: 'kiosk' });
});

test('a link is deleted once', async () => {
  const { id } = await makeLink(world, person, { appId });
  expect((await ada.run(DELETE, { id })).data.linkDelete).toEqual({ deletedLinkId: id, userErrors: [] });
  const again = { deletedLinkId: null, userErrors: [{ code: 'LINK_NOT_FOUND' }] };
  expect((await ada.run(DELETE, { id })).data.linkDelete).toEqual(again);
});

describe('an id that is malformed, missing or of another account is refused in the same words', () => {
  test.each([
    ['the link to delete', DELETE, 'id'],
    ['the application', CREATE, 'appId'],
    ['the config', CREATE, 'configId'],
  ])('%s', async (_, document, name) => {
    const stranger = await world.person();
    const { id } = await makeLink(world, stranger, { appId: (await makeTestedApp(world, stranger, 'Theirs')).id });
    const theirs = { id, appId: (await makeTestedApp(world, stranger, 'Other')).id };
    const foreign: Record<string, string> = { ...theirs, configId: await makeConfig(world, stranger, 'theirs') };
    const ask = async (asked: string) => (await ada.run(document, { appId, [name]: asked })).data;
    const missing = await ask(formatId('session', NEVER));
    expect(JSON.stringify(missing)).toMatch(/"code":"[A-Z_]+"/);
    for (const asked of ['', 'x'.repeat(500), formatId('upload', NEVER), foreign[name] ?? '']) {
      expect(await ask(asked)).toEqual(missing);
    }
  });
});

test('links are listed by application; one that is not there has none', async () => {
  await makeLink(world, person, { appId });
  await makeLink(world, person, { appId, configId: kiosk });
  const museum = await makeTestedApp(world, person, 'Museum');
  const links = `query ($app: ID) { viewer { account { streamingLinks(app: $app) { totalCount } } } }`;
  const count = async (app: string | null) =>
    (await ada.run(links, { app })).data.viewer.account.streamingLinks.totalCount;
  expect(await count(null)).toBe(2);
  expect(await count(appId)).toBe(2);
  for (const app of [museum.id, formatId('app', NEVER), '', 'x'.repeat(500)]) expect(await count(app)).toBe(0);
});

describe.each(kinds)('%s', (kind, addresses) => {
  const type = kind === 'streamingLink' ? 'StreamingLink' : 'MeetingLink';
  let id: string;
  beforeEach(async () => {
    id = (await (kind === 'streamingLink' ? makeLink : makeMeeting)(world, person, { appId })).id;
  });
  const change = (name: string, fields: string, input: Record<string, unknown>, caller = ada) =>
    caller.run(
      `mutation ($input: Link${name}Input!) { link${name}(input: $input) { ${fields} userErrors { code field } } }`,
      { input: { linkId: id, revision: 1, ...input } },
    );
  const readName = async () =>
    (await ada.run('query ($id: ID!) { node(id: $id) { ... on Link { name } } }', { id })).data.node?.name;

  test('is found by its id, with its addresses', async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Link { __typename app { name } revision isAnonymised isUrlShared viewerCanChange } ... on ${type} { ${addresses} } } }`;
    const { data } = await ada.run(document, { id });
    expect(data.node).toMatchObject({ __typename: type, app: { name: 'Harbour' }, revision: 1, viewerCanChange: true });
    for (const field of addresses.split(' ')) expect(data.node[field]).toContain(`/v5/${person.username}/`);
  });

  test.each([
    ['SetConfig', () => ({ configId: kiosk }), { config: { name: 'kiosk' } }, () => ({ configId: lounge })],
    ['SetVersion', () => ({ appVersionId: four }), { pinnedVersion: { number: 4 } }, () => ({ appVersionId: five })],
    ['Rename', () => ({ name: 'Lobby' }), { name: 'Lobby' }, () => ({ name: 'Hall' })],
  ])(
    '%s changes it once: whoever comes second is refused and sees it as it is now',
    async (name, first, after, second) => {
      const input = first();
      const fields = 'link { id revision name config { name } pinnedVersion { number } }';
      const done = (await change(name, fields, input)).data[`link${name}`];
      expect(done).toEqual({ link: expect.objectContaining({ id, revision: 2, ...after }), userErrors: [] });
      const late = (await change(name, fields, second())).data[`link${name}`];
      expect(late).toEqual({ link: done.link, userErrors: [{ code: 'LINK_CHANGED', field: ['revision'] }] });
      const missing = (await change(name, fields, { ...input, linkId: 'nonsense' })).data;
      const refused = { code: 'LINK_NOT_FOUND', field: ['linkId'] };
      expect(missing[`link${name}`]).toEqual({ link: null, userErrors: [refused] });
    },
  );

  test.each([
    [{}, 4, 'LINK_VERSION_MISSING'],
    [{ appVersionId: null }, 4, 'LINK_VERSION_MISSING'],
    [{ appVersionId: null, servesLatest: false }, 4, 'LINK_VERSION_MISSING'],
    [{ appVersionId: 'ver_any', servesLatest: true }, 4, 'LINK_VERSION_MISSING'],
    [{ appVersionId: 'ver_none' }, 4, 'VERSION_NOT_FOUND'],
    [{ appVersionId: formatId('appVersion', NEVER) }, 4, 'VERSION_NOT_FOUND'],
    [{ servesLatest: true }, null, undefined],
    [{ appVersionId: null, servesLatest: true }, null, undefined],
  ])('of a fixed link, SetVersion with %j leaves it at version %j', async (input, version, code) => {
    await change('SetVersion', 'link { id }', { appVersionId: four });
    const { data } = await change('SetVersion', 'link { id }', { revision: 2, ...input });
    expect(data.linkSetVersion.userErrors[0]?.code).toBe(code);
    const now = await ada.run('query ($id: ID!) { node(id: $id) { ... on Link { pinnedVersion { number } } } }', {
      id,
    });
    expect(now.data.node.pinnedVersion?.number ?? null).toBe(version);
  });

  test('a version that cannot be loaded is not taken for Latest', async () => {
    await change('SetVersion', 'link { id }', { appVersionId: four });
    const caller = world.as(person);
    caller.failing.set('apps.versionGet', new Failed('UNAVAILABLE', 'apps'));
    const document = 'query ($id: ID!) { node(id: $id) { ... on Link { servesLatest pinnedVersion { id } } } }';
    expect((await caller.run(document, { id })).data.node).toEqual({ servesLatest: false, pinnedVersion: null });
  });

  test('a deletion of an outdated revision is refused with the current link', async () => {
    await change('Rename', 'link { id }', { name: 'Lobby' });
    const fields = 'deletedLinkId binItem { kind } link { name }';
    const late = (await change('Delete', fields, {})).data.linkDelete;
    expect(late).toMatchObject({ binItem: null, link: { name: 'Lobby' }, userErrors: [{ code: 'LINK_CHANGED' }] });
    const done = (await change('Delete', fields, { revision: 2 })).data.linkDelete;
    expect(done).toMatchObject({ deletedLinkId: id, link: null, userErrors: [] });
  });

  test('support, who looks in, changes none', async () => {
    await openCaseFor(world, staff, person);
    const support = world.as({ session: staff.session, account: person.accountId });
    const before = await readName();
    const answers = await Promise.all([
      change('Rename', 'link { id }', { name: 'Lobby' }, support),
      support.run(DELETE, { id }),
      support.run(CREATE, { appId }),
    ]);
    for (const { data, errors } of answers) {
      expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(JSON.stringify(data)).not.toMatch(/"(id|deletedLinkId)":"/);
    }
    expect(await readName()).toBe(before);
  });
});

test('an application has its linkable versions and its meetings', async () => {
  const { name } = await makeMeeting(world, person, { appId });
  const document = `query ($id: ID!) { viewer { account { app(by: { id: $id }) { linkableVersions { number app { id } } meetingLinks { totalCount nodes { name } } } } } }`;
  const { data } = await ada.run(document, { id: appId });
  expect(data.viewer.account.app).toEqual({
    linkableVersions: [
      { number: 5, app: { id: appId } },
      { number: 4, app: { id: appId } },
    ],
    meetingLinks: { totalCount: 1, nodes: [{ name }] },
  });
});

test('a meeting is created with both of its URLs', async () => {
  const document = CREATE.replaceAll('streamingLink', 'meetingLink').replace('iframeSnippet', 'hostUrl guestUrl');
  const { data } = await ada.run(document, { appId });
  expect(data.meetingLinkCreate).toMatchObject({
    meetingLink: {
      hostUrl: expect.stringContaining('?hostMeetingId='),
      guestUrl: expect.stringContaining('?GuestMeetingId='),
    },
    userErrors: [],
  });
});
