import { describe, expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { World, type Who } from '../testing/world.ts';

const kinds = [
  ['streamingLink', 'url iframeSnippet', 'kiosk'],
  ['meetingLink', 'hostUrl guestUrl hostIframeSnippet guestIframeSnippet', 'kiosk'],
] as const;

const CREATE = `mutation ($appId: ID!, $configId: ID) { streamingLinkCreate(input: { appId: $appId, configId: $configId, idempotencyKey: "12345678" }) {
  streamingLink { id app { name } config { name } version iframeSnippet viewerCanDelete } userErrors { __typename code field } } }`;
const DELETE = `mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { deletedLinkId userErrors { code } } }`;

test('a link is made with the default config unless another is named', async () => {
  const { data, errors } = await new World().run(CREATE, 'ada', { appId: idOf('app', 1) });
  expect(errors).toEqual([]);
  expect(data.streamingLinkCreate).toEqual({
    streamingLink: {
      id: idOf('streamingLink', 3),
      app: { name: 'Harbour' },
      config: { name: 'default' },
      version: null,
      iframeSnippet: expect.stringContaining('<iframe src="http://127.0.0.1:4003/v5/ada/Harbour/default"'),
      viewerCanDelete: true,
    },
    userErrors: [],
  });
  const kiosk = await new World().run(CREATE, 'ada', { appId: idOf('app', 1), configId: idOf('config', 101) });
  expect(kiosk.data.streamingLinkCreate.streamingLink.config).toEqual({ name: 'kiosk' });
});

test('a link is deleted once', async () => {
  const world = new World();
  const id = idOf('streamingLink', 1);
  expect((await world.run(DELETE, 'ada', { id })).data.linkDelete).toEqual({
    deletedLinkId: id,
    userErrors: [],
  });
  const again = { deletedLinkId: null, userErrors: [{ code: 'LINK_NOT_FOUND' }] };
  expect((await world.run(DELETE, 'ada', { id })).data.linkDelete).toEqual(again);
});

describe('an id that is malformed, missing or of another account is refused in the same words', () => {
  test.each([
    ['the link to delete', DELETE, 'id', idOf('streamingLink', 1), {}],
    ['the application', CREATE, 'appId', idOf('app', 1), {}],
    ['the config', CREATE, 'configId', idOf('config', 100), { appId: idOf('app', 1) }],
  ])('%s', async (_, document, name, adas, others) => {
    const ask = async (id: string) => (await new World().run(document, 'ada', { ...others, [name]: id })).data;
    const missing = await ask(idOf('session', 9));
    expect(JSON.stringify(missing)).toMatch(/"code":"[A-Z_]+"/);
    for (const id of ['', 'x'.repeat(500), idOf('upload', 1)]) expect(await ask(id)).toEqual(missing);
    if (name !== 'configId')
      expect((await new World().run(document, 'bob', { ...others, [name]: adas })).data).toEqual(missing);
  });
});

test('links are listed by application; one that is not there has none', async () => {
  const links = `query ($app: ID) { viewer { account { streamingLinks(app: $app) { totalCount } } } }`;
  const count = async (app: string | null) =>
    (await new World().run(links, 'ada', { app })).data.viewer.account.streamingLinks.totalCount;
  expect(await count(null)).toBe(2);
  expect(await count(idOf('app', 1))).toBe(2);
  for (const app of [idOf('app', 2), idOf('app', 99), '', 'x'.repeat(500)]) expect(await count(app)).toBe(0);
});

test('support may read links and change none', async () => {
  for (const [document, variables] of [
    [CREATE, { appId: idOf('app', 1) }],
    [DELETE, { id: idOf('streamingLink', 1) }],
  ] as const) {
    const world = new World();
    const { data } = await world.run(document, 'support', variables);
    expect(JSON.stringify(data)).not.toContain('"streamingLink":{');
    expect(world.ada.links).toHaveLength(2);
  }
});

describe.each(kinds)('%s', (kind, addresses, config) => {
  const type = kind === 'streamingLink' ? 'StreamingLink' : 'MeetingLink';
  const id = idOf(kind, 1);
  const change = (
    name: string,
    fields: string,
    input: Record<string, unknown>,
    world = new World(),
    who: Who = 'ada',
  ) =>
    world.run(
      `mutation ($input: Link${name}Input!) { link${name}(input: $input) { ${fields} userErrors { code field } } }`,
      who,
      { input: { linkId: id, revision: 1, ...input } },
    );

  test('is found by its id, with its addresses', async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Link { __typename appName revision isAnonymised isUrlShared viewerCanChange } ... on ${type} { ${addresses} } } }`;
    const { data } = await new World().run(document, 'ada', { id });
    expect(data.node).toMatchObject({ __typename: type, appName: 'Harbour', revision: 1, viewerCanChange: true });
    for (const field of addresses.split(' ')) expect(data.node[field]).toContain('/v5/ada/');
  });

  test.each([
    ['SetConfig', { configId: idOf('config', 101) }, { configName: config }],
    ['SetVersion', { version: 4 }, { version: 4 }],
    ['Rename', { name: 'Lobby' }, { name: 'Lobby' }],
  ])('%s changes it once: whoever comes second is refused and sees it as it is now', async (name, input, after) => {
    const world = new World();
    const fields = 'link { id revision name configName version }';
    const done = (await change(name, fields, input, world)).data[`link${name}`];
    expect(done).toEqual({ link: expect.objectContaining({ id, revision: 2, ...after }), userErrors: [] });
    const late = (await change(name, fields, input, world)).data[`link${name}`];
    expect(late).toEqual({ link: done.link, userErrors: [{ code: 'LINK_CHANGED', field: ['revision'] }] });
    const missing = (await change(name, fields, { ...input, linkId: 'nonsense' }, world)).data;
    const refused = { code: 'LINK_NOT_FOUND', field: ['linkId'] };
    expect(missing[`link${name}`]).toEqual({ link: null, userErrors: [refused] });
  });

  test.each([
    [{}, 4, 'LINK_VERSION_UNSAID'],
    [{ version: null }, 4, 'LINK_VERSION_UNSAID'],
    [{ version: null, servesLatest: false }, 4, 'LINK_VERSION_UNSAID'],
    [{ version: 4, servesLatest: true }, 4, 'LINK_VERSION_UNSAID'],
    [{ servesLatest: true }, null, undefined],
    [{ version: null, servesLatest: true }, null, undefined],
  ])('of a fixed link, SetVersion with %j leaves it at version %j', async (input, version, code) => {
    const world = new World();
    await change('SetVersion', 'link { id }', { version: 4 }, world);
    const { data } = await change('SetVersion', 'link { id }', { revision: 2, ...input }, world);
    expect(data.linkSetVersion.userErrors[0]?.code).toBe(code);
    const now = await world.run('query ($id: ID!) { node(id: $id) { ... on Link { version } } }', 'ada', { id });
    expect(now.data.node.version).toBe(version);
  });

  test('a deletion that comes too late is refused, with the link as it is now', async () => {
    const world = new World();
    await change('Rename', 'link { id }', { name: 'Lobby' }, world);
    const fields = 'deletedLinkId binItem { kind } link { name }';
    const late = (await change('Delete', fields, {}, world)).data.linkDelete;
    expect(late).toMatchObject({ binItem: null, link: { name: 'Lobby' }, userErrors: [{ code: 'LINK_CHANGED' }] });
    const done = (await change('Delete', fields, { revision: 2 }, world)).data.linkDelete;
    expect(done).toMatchObject({ deletedLinkId: id, link: null, userErrors: [] });
  });

  test('support changes none', async () => {
    const { data } = await change('Rename', 'link { id }', { name: 'Lobby' }, new World(), 'support');
    expect(JSON.stringify(data)).not.toContain('Lobby');
  });
});

test('an application says which versions a link can be fixed to, and has its meetings', async () => {
  const document = `query ($id: ID!) { viewer { account { app(by: { id: $id }) { linkVersions meetingLinks { totalCount nodes { name } } } } } }`;
  const { data } = await new World().run(document, 'ada', { id: idOf('app', 1) });
  expect(data.viewer.account.app).toEqual({
    linkVersions: [1],
    meetingLinks: { totalCount: 1, nodes: [{ name: 'Meeting-0001' }] },
  });
});

test('a meeting is made with both of its addresses', async () => {
  const document = CREATE.replaceAll('streamingLink', 'meetingLink').replace('iframeSnippet', 'hostUrl guestUrl');
  const { data } = await new World().run(document, 'ada', { appId: idOf('app', 1) });
  expect(data.meetingLinkCreate).toMatchObject({
    meetingLink: {
      hostUrl: expect.stringContaining('?hostMeetingId='),
      guestUrl: expect.stringContaining('?GuestMeetingId='),
    },
    userErrors: [],
  });
});
