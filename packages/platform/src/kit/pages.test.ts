import { beforeAll, describe, expect, test } from 'vitest';
import { appDelete, appList } from '@launchyard/contract/apps';
import { configChanges, configCreate, configList, configUpdate } from '@launchyard/contract/configs';
import { linkRename, streamingLinkCreate, streamingLinkList } from '@launchyard/contract/links';
import type { CallInput } from '@launchyard/contract/kit';
import { uploadList } from '@launchyard/contract/uploads';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { TestUploader } from '../uploads/test-uploader.ts';
import type { Edges, PageQuestion } from './pages.ts';

let world: PlatformWorld;
let owner: TestPerson;
let keys = 0;
const idempotencyKey = () => `pages-test-${(keys += 1)}`;
const as = () => ({ token: owner.session });
const appNames = ['bravo', 'Alpha', 'delta', 'Charlie', 'echo'];
const appIds = new Map<string, string>();

beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  for (const name of appNames) appIds.set(name, (await makeTestedApp(world, owner, name)).id);
  return () => world.close();
});

type List = (question: PageQuestion) => Promise<Edges<string>>;

/** All rows of a list, two at a time: forward from the start, or backward from the end. */
async function walk(list: List, way: 'forward' | 'back', size = 2): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await list(way === 'forward' ? { first: size, after: cursor } : { last: size, before: cursor });
    const names = page.edges.map(({ node }) => node);
    // It also says whether there are rows on the side we came from.
    expect(way === 'forward' ? page.hasPreviousPage : page.hasNextPage).toBe(cursor !== undefined);
    seen.splice(way === 'forward' ? seen.length : 0, 0, ...names);
    const goesOn = way === 'forward' ? page.hasNextPage : page.hasPreviousPage;
    if (!goesOn) return seen;
    cursor = (way === 'forward' ? page.edges.at(-1) : page.edges[0])?.cursor;
  }
}

const named = <Node>(page: Edges<Node>, name: (node: Node) => string): Edges<string> => ({
  ...page,
  edges: page.edges.map(({ cursor, node }) => ({ cursor, node: name(node) })),
});

const apps =
  (orderBy?: { field: 'createdAt' | 'name'; direction: 'asc' | 'desc' }): List =>
  async (question) =>
    named(expectReply(await world.rest(appList, { ...question, orderBy }, as())), (app) => app.name);

const configs: List = async (question) =>
  named(expectReply(await world.rest(configList, question, as())), (config) => config.name);

const byName = ['Alpha', 'bravo', 'Charlie', 'delta', 'echo'];

describe('a list has the same rows forward and backward', () => {
  test.each([
    ['applications', apps(), appNames.toReversed()],
    ['applications, oldest first', apps({ field: 'createdAt', direction: 'asc' }), appNames],
    ['applications by name', apps({ field: 'name', direction: 'asc' }), byName],
    ['applications by name, Z to A', apps({ field: 'name', direction: 'desc' }), byName.toReversed()],
  ])('%s', async (_, list, expected) => {
    expect(await walk(list, 'forward')).toEqual(expected);
    expect(await walk(list, 'back')).toEqual(expected);
  });

  test('configs, the default one first', async () => {
    for (const name of ['one', 'two', 'three']) {
      expectReply(await world.rest(configCreate, { name, settings: {}, idempotencyKey: idempotencyKey() }, as()));
    }
    const all = ['default', 'three', 'two', 'one'];
    expect(await walk(configs, 'forward')).toEqual(all);
    expect(await walk(configs, 'back')).toEqual(all);
  });

  test('revisions of a config, each with its changes', async () => {
    const input = { name: 'changing', settings: { maxSessionMinutes: 10 }, idempotencyKey: idempotencyKey() };
    const { config } = expectReply(await world.rest(configCreate, input, as()));
    for (const [index, minutes] of [20, 30, 40].entries()) {
      const change = { configId: config.id, revision: index + 1, settings: { maxSessionMinutes: minutes } };
      expectReply(await world.rest(configUpdate, change, as()));
    }
    const list: List = async (question) =>
      named(
        expectReply(await world.rest(configChanges, { ...question, configId: config.id }, as())),
        ({ revision, differences: [one] }) => `${revision}: ${one ? `${one.before} to ${one.after}` : 'made'}`,
      );
    const all = [
      '4: 30 minutes to 40 minutes',
      '3: 20 minutes to 30 minutes',
      '2: 10 minutes to 20 minutes',
      '1: made',
    ];
    expect(await walk(list, 'forward')).toEqual(all);
    expect(await walk(list, 'back', 1)).toEqual(all);
  });

  test('links by name, some differing only in case', async () => {
    const appId = appIds.get('echo') ?? '';
    for (const name of ['Lobby', 'lobby', 'Atrium', 'LOBBY', 'Zoo']) {
      const { link } = expectReply(
        await world.rest(streamingLinkCreate, { appId, idempotencyKey: idempotencyKey() }, as()),
      );
      expectReply(await world.rest(linkRename, { linkId: link.id, revision: link.revision, name }, as()));
    }
    const orderBy = { field: 'name', direction: 'asc' } as const;
    for (const of of [{}, { appId }]) {
      const list: List = async (question) =>
        named(
          expectReply(await world.rest(streamingLinkList, { ...question, ...of, orderBy }, as())),
          (link) => link.name,
        );
      const all = ['Atrium', 'Lobby', 'lobby', 'LOBBY', 'Zoo'];
      expect(await walk(list, 'forward')).toEqual(all);
      expect(await walk(list, 'back')).toEqual(all);
    }
  });
});

test('links are paged by the database’s own lower case, which differs from JavaScript’s', async () => {
  const person = await world.person();
  const token = { token: person.session };
  const { id: appId } = await makeTestedApp(world, person, 'cities');
  const cities = ['İstanbul', 'İzmir', 'İznik', 'Ürgüp', 'Çorum'];
  for (const name of cities) {
    const { link } = expectReply(
      await world.rest(streamingLinkCreate, { appId, idempotencyKey: idempotencyKey() }, token),
    );
    expectReply(await world.rest(linkRename, { linkId: link.id, revision: link.revision, name }, token));
  }
  const orderBy = { field: 'name', direction: 'asc' } as const;
  const list: List = async (question) =>
    named(expectReply(await world.rest(streamingLinkList, { ...question, orderBy }, token)), (link) => link.name);
  const forward = await walk(list, 'forward', 1);
  expect(forward.toSorted()).toEqual(cities.toSorted());
  expect(await walk(list, 'back', 1)).toEqual(forward);
});

test('a list continues at its place when the row there was deleted', async () => {
  const list = apps({ field: 'name', direction: 'asc' });
  const reader = owner;
  owner = await world.person();
  for (const name of ['a', 'b', 'c']) await makeTestedApp(world, owner, name);
  const first = await list({ first: 2 });
  const gone = first.edges[1];
  const found = expectReply(await world.rest(appList, { search: 'b' }, as())).edges[0]?.node.id ?? '';
  expectReply(await world.rest(appDelete, { appId: found }, as()));
  expect((await list({ first: 2, after: gone?.cursor })).edges.map(({ node }) => node)).toEqual(['c']);
  owner = reader;
});

test('uploads are found by application and by start time', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const [one, two] = [await uploader.start({ appName: 'One' }), await uploader.start({ appName: 'Two' })];
  expectReply(await uploader.tryCancel(one.id));
  await uploader.start({ appName: 'Three' });
  const list = async (question: CallInput<typeof uploadList>) =>
    expectReply(await world.rest(uploadList, question, { token: person.session })).edges.map(
      ({ node }) => node.appName,
    );
  expect(await list({ appId: two.appId })).toEqual(['Two']);
  expect(await list({ appId: 'app_none' })).toEqual([]);
  const oldestFirst = { field: 'createdAt', direction: 'asc' } as const;
  expect(await list({ createdFrom: two.createdAt, orderBy: oldestFirst })).toEqual(['Two', 'Three']);
  expect(await list({ createdBefore: two.createdAt })).toEqual(['One']);
  expect(await list({ createdBefore: two.createdAt, states: ['uploading'] })).toEqual([]);
});

test('uploads are not filtered by more states than there are', async () => {
  const states = Array.from({ length: 1_000 }, () => 'queued' as const);
  expect((await world.rest(uploadList, { states }, as())).fault).toMatchObject({ code: 'INPUT_MALFORMED' });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor that the list never returned is refused', () => {
  const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
  test('the forged ones are refused for what is wrong with them', async () => {
    expect((await world.rest(appList, { after: encoded(['apps age', uuid]) }, as())).refusals).toBeUndefined();
  });

  test.each([
    ['text', 'app_nonsense'],
    ['nothing', ''],
    ['no list', encoded({ name: 'apps age' })],
    ['no UUID', encoded(['apps age', 'x'])],
    ['a value too many', encoded(['apps age', uuid, uuid])],
    ['none of its values', encoded(['apps age'])],
    ['that of another list', encoded(['uploads age', uuid])],
    ['that of another order', encoded(['apps name', 'Alpha'])],
    ['an object in place of a value', encoded(['apps age', { toString: uuid }])],
  ])('%s', async (_, after) => {
    const asked = await world.rest(appList, { after }, as());
    expect(asked.refusals).toMatchObject([{ code: 'CURSOR_MALFORMED' }]);
    const before = await world.rest(appList, { before: after }, as());
    expect(before.refusals).toMatchObject([{ code: 'CURSOR_MALFORMED' }]);
  });

  test.each([
    ['a NUL', ['apps name', 'a\0']],
    ['half a character', ['apps name', '\ud800']],
    ['a number', ['apps name', 7]],
  ])('%s in place of a name', async (_, value) => {
    const orderBy = { field: 'name', direction: 'asc' } as const;
    const asked = await world.rest(appList, { after: encoded(value), orderBy }, as());
    expect(asked.refusals).toMatchObject([{ code: 'CURSOR_MALFORMED' }]);
  });

  test.each([1.5, 2 ** 31, -(2 ** 40), '7', null])('%s in place of a revision', async (value) => {
    const config = expectReply(await world.rest(configList, { first: 1 }, as())).edges[0]?.node;
    const question = { configId: config?.id ?? '', after: encoded(['config_changes revision', value]) };
    expect((await world.rest(configChanges, question, as())).refusals).toMatchObject([{ code: 'CURSOR_MALFORMED' }]);
  });
});

test.each([
  { first: 1, last: 1 },
  { first: 1, before: 'x' },
  { after: 'x', last: 1 },
])('a page is requested in one direction: %j', async (question) => {
  expect((await world.rest(appList, question, as())).refusals).toMatchObject([{ code: 'PAGE_BOTH_WAYS' }]);
});
