import { eq, sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { binRestore } from '@launchyard/contract/bin';
import * as calls from '@launchyard/contract/configs';
import { eventsSince } from '@launchyard/contract/events';
import { linkGet, linkRename, linksOfConfig, meetingLinkCreate, streamingLinkCreate } from '@launchyard/contract/links';
import { nameTakenSince } from '@launchyard/domain/bin';
import { configNameTaken, configViolations, DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { formatId, kitViolations } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { links } from '../tables/links.ts';
import { brief, configCalls } from './test-configs.ts';

let world: PlatformWorld;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  other = await world.person();
  return () => world.close();
});

const { newKey, newName, ask, reply, make, update, updated, get, documentOf, history, importing } = configCalls(() => ({
  world,
  owner,
}));

const defaultOf = async (person: TestPerson) => {
  const { edges } = await reply(calls.configList, {}, person);
  const [first] = edges;
  if (!first) throw new Error('there is always a default config');
  return first.node;
};

test('the default config exists from the first read, comes first, and can be neither edited nor deleted', async () => {
  const config = await defaultOf(owner);
  expect(config).toMatchObject({
    name: DEFAULT_CONFIG_NAME,
    isProtected: true,
    revision: 1,
    hasPassword: false,
    usedByCount: 0,
  });
  expect(await documentOf(config.id)).toMatchObject({
    expireOn: '15minutes',
    isAfkEnabled: '1',
    owner: owner.username,
    id: config.id,
  });
  expect((await update(config, { autoPlays: false })).refusals).toEqual([configViolations.defaultNotEditable]);
  expect((await ask(calls.configDelete, { configId: config.id })).refusals).toEqual([
    configViolations.defaultNotDeletable,
  ]);
  expect(configViolations.defaultNotEditable.message).toBe(
    'Default config is not editable. Kindly select or create a new config',
  );
  expect(configViolations.defaultNotDeletable.message).toBe("Default config can't be deleted");
});

test('a config is created with the given settings over the defaults, and its name is taken in any case', async () => {
  const name = newName();
  const config = await make({ maxSessionMinutes: 40, mouseScheme: 'LOCKED' }, owner, name);
  expect(config).toMatchObject({ name, revision: 1, document: { expireOn: '40minutes', MouseControlScheme: '0' } });
  const again = await ask(calls.configCreate, { name: name.toUpperCase(), idempotencyKey: newKey() });
  expect(again.refusals).toEqual([configNameTaken(name.toUpperCase())]);
  expect(await make({}, other, name)).toMatchObject({ name });
  const { configs: found } = await reply(calls.configGet, {
    by: [{ name: 'missing' }, { name: name.toUpperCase() }, { id: config.id }],
  });
  expect(found).toEqual([null, brief(config), brief(config)]);
  const reserved = await ask(calls.configCreate, { name: 'UsersInfo', idempotencyKey: newKey() });
  expect(reserved.refusals).toEqual([configViolations.nameUnusable]);
});

test('one idempotency key creates one config', async () => {
  const input = { name: newName(), settings: { requiresPassword: true, password: 'one' }, idempotencyKey: newKey() };
  const replies = await Promise.all([1, 2, 3].map(() => reply(calls.configCreate, input)));
  expect(new Set(replies.map(({ config }) => config.id)).size).toBe(1);
  const otherwise = await ask(calls.configCreate, { ...input, name: newName() });
  expect(otherwise.refusals).toEqual([kitViolations.idempotencyKeyReused]);
});

test('an update applies the given settings at once, and saving without a change makes no revision', async () => {
  const config = await make({
    usesVoip: true,
    voipRoomName: 'Hall',
    appendsLaunchArguments: true,
    launchArguments: '-log',
  });
  const changed = await updated(config, {
    maxSessionMinutes: 20,
    appendsLaunchArguments: false,
  });
  expect(changed).toMatchObject({
    revision: 2,
    document: { expireOn: '20minutes', voipRoomName: 'Hall', exeLunchArgs: '' },
  });
  expect(await updated(changed, { maxSessionMinutes: 20 })).toEqual(changed);
  expect(await get(config.id)).toEqual(brief(changed));
  const refused = await update(changed, { maxSessionMinutes: 501, logo: 'javascript:alert(1)' });
  expect(refused.refusals?.map(({ code, field }) => [code, ...field])).toEqual([
    ['CONFIG_NUMBER_RANGE', 'settings', 'maxSessionMinutes'],
    ['CONFIG_ADDRESS_NOT_HTTPS', 'settings', 'logo'],
  ]);
});

test('of two concurrent saves one wins; the other is refused and sees the saved state', async () => {
  const config = await make();
  const results = await Promise.all([update(config, { autoPlays: false }), update(config, { usesMicrophone: true })]);
  expect(results.flatMap(({ refusals }) => refusals ?? [])).toEqual([configViolations.changed]);
  const now = await get(config.id);
  expect(now?.revision).toBe(2);
  expect(now?.settings).toMatchObject(
    results[0].refusals ? { UseMicrophone: '1', ShouldAutoPlay: '1' } : { ShouldAutoPlay: '0' },
  );
});

test('configs are found by any part of their name, and each lists the links that use it', async () => {
  const app = await makeTestedApp(world, owner, 'Tower');
  const [kiosk, unused] = [await make({}, owner, 'kiosk_hall'), await make({}, owner, 'kioskXhall')];
  const named = async (search: string) =>
    (await reply(calls.configList, { search })).edges.map(({ node }) => node.name).toSorted();
  expect(await named('OSK')).toEqual(['kioskXhall', 'kiosk_hall']);
  expect(await named('k_h')).toEqual(['kiosk_hall']);
  const using = [];
  for (let made = 0; made < 3; made += 1) {
    const { link } = await reply(streamingLinkCreate, { appId: app.id, configId: kiosk.id, idempotencyKey: newKey() });
    using.unshift({ id: link.id, name: link.name, appName: 'Tower' });
  }
  const first = await reply(linksOfConfig, { configId: kiosk.id, first: 2 });
  expect(first).toMatchObject({ totalCount: 3, hasNextPage: true });
  const after = first.edges.at(-1)?.cursor;
  const second = await reply(linksOfConfig, { configId: kiosk.id, first: 2, after });
  expect([...first.edges, ...second.edges].map(({ node }) => node)).toMatchObject(using);
  expect((await reply(linksOfConfig, { configId: unused.id })).edges).toEqual([]);
});

test('deleting a config switches its links to the default one at once; restoring it switches back those not changed since', async () => {
  const app = await makeTestedApp(world, owner, 'Villa');
  const config = await make({ logo: 'https://x.example/l.png' });
  const create = async (configId?: string) =>
    (await reply(streamingLinkCreate, { appId: app.id, configId, idempotencyKey: newKey() })).link;
  const [first, second, elsewhere] = [await create(config.id), await create(config.id), await create()];
  expect((await get(config.id))?.usedByCount).toBe(2);
  const { binItem, ...deleted } = await reply(calls.configDelete, { configId: config.id });
  expect(deleted.configId).toBe(config.id);
  expect(deleted.movedLinkIds.toSorted()).toEqual([first.id, second.id]);
  expect(deleted.movedLinkCount).toBe(2);
  expect(binItem).toMatchObject({ kind: 'config', subjectId: config.id, name: config.name });
  const configsOfLinks = async () => {
    const { links: shown } = await reply(linkGet, { linkIds: [first.id, second.id, elsewhere.id] });
    return shown.map((link) => link?.configName);
  };
  expect(await configsOfLinks()).toEqual(['default', 'default', 'default']);
  expect(await get(config.id)).toBeNull();
  expect((await ask(calls.configDelete, { configId: config.id })).refusals).toEqual([configViolations.notFound]);
  expect((await update(config, {})).refusals).toEqual([configViolations.notFound]);

  // Somebody chose the default config for the second link meanwhile.
  await world.database.sql
    .update(links)
    .set({ revision: raw`${links.revision} + 1` })
    .where(eq(links.name, second.name));
  expectReply(await ask(binRestore, { binItemId: binItem.id }));
  expect(await configsOfLinks()).toEqual([config.name, 'default', 'default']);
  const restored = await get(config.id);
  expect(restored).toEqual({ ...brief(config), usedByCount: 1, updatedAt: restored?.updatedAt });
});

const statuses = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).status));

test.each([
  ['a password', { requiresPassword: true, password: 'sesame' }],
  ['an end', { hasLinkExpiry: true, linkExpiresAt: '2099-01-01T00:00:00.000Z' }],
])(
  'deleting a config with %s does not open what it protects; restoring it restores the addresses',
  async (_, settings) => {
    const app = await makeTestedApp(world, owner, `App_${newName()}`);
    const config = await make({ ...settings, isAnonymised: true });
    const input = () => ({ appId: app.id, configId: config.id, idempotencyKey: newKey() });
    const { link: streaming } = await reply(streamingLinkCreate, input());
    const { link: meeting } = await reply(meetingLinkCreate, input());
    const { link: changed } = await reply(meetingLinkCreate, input());
    const sent = [streaming.url, meeting.hostUrl, meeting.guestUrl];
    expect(await statuses(sent)).toEqual([200, 200, 200]);

    const { binItem } = await reply(calls.configDelete, { configId: config.id });
    expect(await statuses([...sent, changed.hostUrl])).toEqual([404, 404, 404, 404]);
    expect(await (await fetch(meeting.hostUrl)).text()).toContain('This link has expired');
    const { links: now } = await reply(linkGet, { linkIds: [meeting.id, changed.id] });
    const [moved, kept] = now;
    if (moved?.kind !== 'meeting' || kept?.kind !== 'meeting') throw new Error('the meetings went away');
    expect(await statuses([moved.hostUrl, moved.guestUrl])).toEqual([200, 200]);
    await reply(linkRename, { linkId: kept.id, revision: kept.revision, name: newName() });

    expectReply(await ask(binRestore, { binItemId: binItem.id }));
    expect(await statuses([...sent, changed.hostUrl, moved.hostUrl])).toEqual([200, 200, 200, 404, 404]);
  },
);

test('a config cannot be restored while its name is taken, and its name is free while it is in the bin', async () => {
  const config = await make();
  const { binItem } = await reply(calls.configDelete, { configId: config.id });
  const successor = await make({}, owner, config.name);
  const taken = await ask(binRestore, { binItemId: binItem.id });
  expect(taken.refusals).toEqual([nameTakenSince(config.name)]);
  await reply(calls.configDelete, { configId: successor.id });
  expectReply(await ask(binRestore, { binItemId: binItem.id }));
  expect((await get(config.id))?.name).toBe(config.name);
});

test('a copy has all settings, the password included, and its own history', async () => {
  const config = await make({ requiresPassword: true, password: 'sesame', logo: 'https://x.example/l.png' });
  const copied = (await reply(calls.configDuplicate, { configId: config.id, idempotencyKey: newKey() })).config;
  expect(copied).toMatchObject({ name: `${config.name}_copy`, hasPassword: true, revision: 1 });
  expect(copied.document).toEqual({ ...config.document, id: copied.id });
  expect(await history(copied.id)).toMatchObject([{ reason: 'duplicated', hasPassword: true, differences: [] }]);
  const second = (await reply(calls.configDuplicate, { configId: config.id, idempotencyKey: newKey() })).config;
  expect(second.name).toBe(`${config.name}_copy_2`);
});

test('an export can be imported, unknown keys included, whatever changed meanwhile', async () => {
  const theirs = { futureSetting: { deep: ['x', 1, null, { y: 'ü' }] }, otherFlag: 'yes' };
  const first = expectReply(
    await importing({ configName: 'x', owner: 'eve', data: { expireOn: '30minutes', ...theirs } }),
  );
  const changed = await updated(first.config, { autoPlays: false, loadingVideos: ['https://x.example/a.mp4'] });
  expect(changed.document).toMatchObject({ ...theirs, owner: owner.username, expireOn: '30minutes' });
  const again = expectReply(await importing(changed.document)).config;
  expect(again.document).toEqual({ ...changed.document, id: again.id });
});

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
describe('an imported document', () => {
  test.each([
    ['of 100 kB', `{"a":"${'x'.repeat(100 * 1024)}"}`, 'CONFIG_DOCUMENT_TOO_LARGE', ['document']],
    ['1,000 levels deep', nested(1_000), 'CONFIG_DOCUMENT_TOO_DEEP', ['document']],
    ['with __proto__', '{"a":{"__proto__":{"isAdmin":true}}}', 'CONFIG_DOCUMENT_KEY', ['document', 'a', '__proto__']],
    ['with a NUL', String.raw`{"a":"\u0000"}`, 'CONFIG_DOCUMENT_CHARACTERS', ['document', 'a']],
    ['with half a character', String.raw`{"a":"\ud83d"}`, 'CONFIG_DOCUMENT_CHARACTERS', ['document', 'a']],
    ['that is not a document', 'hello', 'CONFIG_DOCUMENT_UNREADABLE', ['document']],
    ['with a script for a logo', '{"Logo":"javascript:alert(1)"}', 'CONFIG_ADDRESS_NOT_HTTPS', ['document', 'Logo']],
    ['that requires a password', '{"isPasswordToSecureStreamAccess":"1"}', 'CONFIG_PASSWORD_MISSING', ['password']],
  ])('%s is refused', async (_, document, code, field) => {
    const { refusals } = await importing(document);
    expect(refusals?.map((each) => [each.code, each.field])).toEqual([[code, field]]);
  });
  test('of 1 MB is not even read', async () => {
    const { fault } = await importing(`{"a":"${'x'.repeat(1024 * 1024)}"}`);
    expect(fault?.code).toBe('INPUT_MALFORMED');
  });
  test('may come with the password that it requires', async () => {
    const { config } = expectReply(await importing({ isPasswordToSecureStreamAccess: '1' }, { password: 'sesame' }));
    expect(config.hasPassword).toBe(true);
    const within = { isPasswordToSecureStreamAccess: '1', passwordToStart: 'open' };
    expect(expectReply(await importing(within)).config.hasPassword).toBe(true);
  });
});

test('a foreign config gets the same answer as a missing one', async () => {
  const config = await make();
  const [change] = await history(config.id);
  const ids = [
    config.id,
    formatId('config', '00000000-0000-7000-8000-000000000000'),
    'x',
    formatId('app', '00000000-0000-7000-8000-000000000000'),
  ];
  const answers = await Promise.all(
    ids.map(async (configId) => [
      await get(configId, other),
      (await ask(calls.configUpdate, { configId, revision: 1, settings: {} }, other)).refusals,
      (await ask(calls.configDelete, { configId }, other)).refusals,
      (await ask(calls.configDuplicate, { configId, idempotencyKey: newKey() }, other)).refusals,
      (await ask(calls.configChanges, { configId }, other)).refusals,
      (await ask(calls.configRestoreChange, { configId, revision: 1, changeId: change?.id ?? '' }, other)).refusals,
    ]),
  );
  const refused = [configViolations.notFound];
  expect(answers).toEqual(ids.map(() => [null, refused, refused, refused, refused, refused]));
  expect(await get(config.id)).toEqual(brief(config));
});

test('every change is announced to the account’s listeners', async () => {
  const { newest } = await reply(eventsSince, {});
  const config = await make();
  await updated(config, { autoPlays: false });
  const { binItem } = await reply(calls.configDelete, { configId: config.id });
  await ask(binRestore, { binItemId: binItem.id });
  const { missed } = await reply(eventsSince, { after: newest });
  expect(missed).toMatchObject(Array.from({ length: 4 }, () => ({ type: 'content.changed', area: 'configs' })));
});
