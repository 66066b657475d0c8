import { describe, expect, test } from 'vitest';
import { idOf } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const CREATE = `mutation ($appId: ID!, $configId: ID) { streamingLinkCreate(input: { appId: $appId, configId: $configId, idempotencyKey: "12345678" }) {
  streamingLink { id app { name } config { name } version iframeSnippet viewerCanDelete } userErrors { __typename code field } } }`;
const DELETE = `mutation ($id: ID!) { streamingLinkDelete(input: { streamingLinkId: $id }) { deletedStreamingLinkId userErrors { code } } }`;

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
  expect((await world.run(DELETE, 'ada', { id })).data.streamingLinkDelete).toEqual({
    deletedStreamingLinkId: id,
    userErrors: [],
  });
  const again = { deletedStreamingLinkId: null, userErrors: [{ code: 'LINK_NOT_FOUND' }] };
  expect((await world.run(DELETE, 'ada', { id })).data.streamingLinkDelete).toEqual(again);
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
