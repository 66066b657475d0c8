import { Client } from 'pg';
import { eq, sql as raw } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binRestore } from '@launchyard/contract/bin';
import * as calls from '@launchyard/contract/configs';
import { eventsSince } from '@launchyard/contract/events';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import { streamingLinkCreate, streamingLinkGet } from '@launchyard/contract/links';
import { nameTakenSince } from '@launchyard/domain/bin';
import { configNameTaken, configViolations, DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { formatId, idempotencyKeyReused } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { isPassword } from '../kit/passwords.ts';
import { links } from '../links/tables.ts';
import { configs } from './tables.ts';

let world: PlatformWorld;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  other = await world.person();
});
afterAll(() => world.close());

let made = 0;
const newKey = () => `configs-test-${(made += 1)}`;
const newName = () => `config_${(made += 1)}`;

const ask = <C extends Call>(call: C, input: CallInput<C>, person = owner) =>
  world.rest(call, input, { token: person.session });
const reply = async <C extends Call>(call: C, input: CallInput<C>, person = owner): Promise<CallReply<C>> =>
  expectReply(await ask(call, input, person));

type Settings = CallInput<typeof calls.configUpdate>['settings'];
const make = async (settings?: Settings, person = owner, name = newName()) =>
  (await reply(calls.configCreate, { name, settings, idempotencyKey: newKey() }, person)).config;
const update = (config: calls.Config, settings: Settings, person = owner) =>
  ask(calls.configUpdate, { configId: config.id, revision: config.revision, settings }, person);
const updated = async (config: calls.Config, settings: Settings) => expectReply(await update(config, settings)).config;
const get = async (configId: string, person = owner) =>
  (await reply(calls.configGet, { by: [{ id: configId }] }, person)).configs[0] ?? null;
const history = async (configId: string) =>
  (await reply(calls.configChanges, { configId })).edges.map((edge) => edge.node);
const importing = (document: unknown, more: { name?: string; password?: string } = {}) =>
  ask(calls.configImport, {
    name: newName(),
    document: typeof document === 'string' ? document : JSON.stringify(document),
    idempotencyKey: newKey(),
    ...more,
  });

const defaultOf = async (person: TestPerson) => {
  const { edges } = await reply(calls.configList, {}, person);
  const [first] = edges;
  if (!first) throw new Error('there is always a default config');
  return first.node;
};

test('the default config is there from the first look on, comes first, and can be neither edited nor deleted', async () => {
  const config = await defaultOf(owner);
  expect(config).toMatchObject({
    name: DEFAULT_CONFIG_NAME,
    isProtected: true,
    revision: 1,
    hasPassword: false,
    usedByCount: 0,
    document: { expireOn: '15minutes', isAfkEnabled: '1', owner: owner.username, id: config.id },
  });
  expect((await update(config, { autoPlays: false })).refusals).toEqual([configViolations.defaultNotEditable]);
  expect((await ask(calls.configDelete, { configId: config.id })).refusals).toEqual([
    configViolations.defaultNotDeletable,
  ]);
});

test('a config is made with what was given over the defaults, and its name is taken from then on, in any case', async () => {
  const name = newName();
  const config = await make({ maxSessionMinutes: 40, mouseScheme: 'LOCKED' }, owner, name);
  expect(config).toMatchObject({ name, revision: 1, document: { expireOn: '40minutes', MouseControlScheme: '0' } });
  const again = await ask(calls.configCreate, { name: name.toUpperCase(), idempotencyKey: newKey() });
  expect(again.refusals).toEqual([configNameTaken(name.toUpperCase())]);
  expect(await make({}, other, name)).toMatchObject({ name });
  const { configs: found } = await reply(calls.configGet, {
    by: [{ name: 'missing' }, { name: name.toUpperCase() }, { id: config.id }],
  });
  expect(found).toEqual([null, config, config]);
  const reserved = await ask(calls.configCreate, { name: 'UsersInfo', idempotencyKey: newKey() });
  expect(reserved.refusals).toEqual([configViolations.nameUnusable]);
});

test('one idempotency key makes one config', async () => {
  const input = { name: newName(), settings: { requiresPassword: true, password: 'one' }, idempotencyKey: newKey() };
  const replies = await Promise.all([1, 2, 3].map(() => reply(calls.configCreate, input)));
  expect(new Set(replies.map(({ config }) => config.id)).size).toBe(1);
  const otherwise = await ask(calls.configCreate, { ...input, name: newName() });
  expect(otherwise.refusals).toEqual([idempotencyKeyReused]);
});

test('an update changes what is given, at once and for the keys that it is about, and saving the same makes no revision', async () => {
  const config = await make({ usesVoip: true, voipRoomName: 'Hall' });
  const changed = await updated(config, {
    maxSessionMinutes: 20,
    appendsLaunchArguments: false,
    launchArguments: '-log',
  });
  expect(changed).toMatchObject({
    revision: 2,
    document: { expireOn: '20minutes', voipRoomName: 'Hall', exeLunchArgs: '' },
  });
  expect(await updated(changed, { maxSessionMinutes: 20 })).toEqual(changed);
  expect(await get(config.id)).toEqual(changed);
  const refused = await update(changed, { maxSessionMinutes: 501, logo: 'javascript:alert(1)' });
  expect(refused.refusals?.map(({ code, field }) => [code, ...field])).toEqual([
    ['CONFIG_NUMBER_RANGE', 'settings', 'maxSessionMinutes'],
    ['CONFIG_ADDRESS_NOT_HTTPS', 'settings', 'logo'],
  ]);
});

test('of two who save at once one wins, and the other is told and finds what the first one saved', async () => {
  const config = await make();
  const results = await Promise.all([update(config, { autoPlays: false }), update(config, { usesMicrophone: true })]);
  expect(results.flatMap(({ refusals }) => refusals ?? [])).toEqual([configViolations.changed]);
  const now = await get(config.id);
  expect(now?.revision).toBe(2);
  expect(now?.document).toMatchObject(
    results[0].refusals ? { UseMicrophone: '1', ShouldAutoPlay: '1' } : { ShouldAutoPlay: '0' },
  );
});

test('a config that is deleted leaves its links to the default one in the same moment, and comes back with those that nobody changed', async () => {
  const app = await makeTestedApp(world, owner, 'Villa');
  const config = await make({ logo: 'https://x.example/l.png' });
  const create = async (configId?: string) =>
    (await reply(streamingLinkCreate, { appId: app.id, configId, idempotencyKey: newKey() })).link;
  const [first, second, elsewhere] = [await create(config.id), await create(config.id), await create()];
  expect((await get(config.id))?.usedByCount).toBe(2);
  const { binItem, ...deleted } = await reply(calls.configDelete, { configId: config.id });
  expect(deleted.configId).toBe(config.id);
  expect(deleted.movedLinks.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    [first, second].map(({ id, name }) => ({ id, name })),
  );
  expect(binItem).toMatchObject({ kind: 'config', subjectId: config.id, name: config.name });
  const configsOfLinks = async () => {
    const { links: shown } = await reply(streamingLinkGet, { streamingLinkIds: [first.id, second.id, elsewhere.id] });
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
  expect(await get(config.id)).toEqual({ ...config, usedByCount: 1 });
});

test('a config does not come back to a name that is taken, and its name is free while it lies in the bin', async () => {
  const config = await make();
  const { binItem } = await reply(calls.configDelete, { configId: config.id });
  const successor = await make({}, owner, config.name);
  const taken = await ask(binRestore, { binItemId: binItem.id });
  expect(taken.refusals).toEqual([nameTakenSince(config.name)]);
  await reply(calls.configDelete, { configId: successor.id });
  expectReply(await ask(binRestore, { binItemId: binItem.id }));
  expect((await get(config.id))?.name).toBe(config.name);
});

test('a copy has everything, its password included, and a history of its own', async () => {
  const config = await make({ requiresPassword: true, password: 'sesame', logo: 'https://x.example/l.png' });
  const copied = (await reply(calls.configDuplicate, { configId: config.id, idempotencyKey: newKey() })).config;
  expect(copied).toMatchObject({ name: `${config.name}_copy`, hasPassword: true, revision: 1 });
  expect(copied.document).toEqual({ ...config.document, id: copied.id });
  expect(await history(copied.id)).toMatchObject([{ reason: 'duplicated', hasPassword: true, differences: [] }]);
  const second = (await reply(calls.configDuplicate, { configId: config.id, idempotencyKey: newKey() })).config;
  expect(second.name).toBe(`${config.name}_copy_2`);
});

test('what was exported can be imported, keys of others as they were, whatever is changed meanwhile', async () => {
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
describe('a document that is imported', () => {
  test.each([
    ['of 100 kB', `{"a":"${'x'.repeat(100 * 1024)}"}`, 'CONFIG_DOCUMENT_TOO_LARGE', ['document']],
    ['1,000 levels deep', nested(1_000), 'CONFIG_DOCUMENT_TOO_DEEP', ['document']],
    ['with __proto__', '{"a":{"__proto__":{"isAdmin":true}}}', 'CONFIG_DOCUMENT_KEY', ['document', 'a', '__proto__']],
    ['with a NUL', String.raw`{"a":"\u0000"}`, 'CONFIG_DOCUMENT_CHARACTERS', ['document', 'a']],
    ['with half a character', String.raw`{"a":"\ud83d"}`, 'CONFIG_DOCUMENT_CHARACTERS', ['document', 'a']],
    ['that is none', 'hello', 'CONFIG_DOCUMENT_UNREADABLE', ['document']],
    ['with a script for a logo', '{"Logo":"javascript:alert(1)"}', 'CONFIG_ADDRESS_NOT_HTTPS', ['document', 'Logo']],
    ['that asks for a password', '{"isPasswordToSecureStreamAccess":"1"}', 'CONFIG_PASSWORD_MISSING', ['password']],
  ])('%s is refused', async (_, document, code, field) => {
    const { refusals } = await importing(document);
    expect(refusals?.map((each) => [each.code, each.field])).toEqual([[code, field]]);
  });
  test('of 1 MB is not even read', async () => {
    const { fault } = await importing(`{"a":"${'x'.repeat(1024 * 1024)}"}`);
    expect(fault?.code).toBe('INPUT_MALFORMED');
  });
  test('may be given the password that it asks for', async () => {
    const { config } = expectReply(await importing({ isPasswordToSecureStreamAccess: '1' }, { password: 'sesame' }));
    expect(config.hasPassword).toBe(true);
    const within = { isPasswordToSecureStreamAccess: '1', passwordToStart: 'open' };
    expect(expectReply(await importing(within)).config.hasPassword).toBe(true);
  });
});

test('the history tells who changed what, and an earlier state can be had again', async () => {
  const config = await make({ maxSessionMinutes: 20 });
  const second = await updated(config, { maxSessionMinutes: 30, usesVoip: true });
  const third = await updated(second, { usesVoip: false });
  const page = await reply(calls.configChanges, { configId: config.id, first: 2 });
  expect(page).toMatchObject({ hasNextPage: true, totalCount: 3 });
  const rest = await reply(calls.configChanges, { configId: config.id, after: page.edges[1]?.cursor });
  const states = [...page.edges, ...rest.edges].map((edge) => edge.node);
  expect(states).toMatchObject([
    {
      revision: 3,
      reason: 'updated',
      by: { kind: 'person', name: owner.username },
      differences: [{ field: 'usesVoip' }],
    },
    {
      revision: 2,
      differences: [
        { field: 'maxSessionMinutes', label: 'Maximum session time', before: '20 minutes', after: '30 minutes' },
        { field: 'usesVoip', before: 'Off', after: 'On' },
      ],
    },
    { revision: 1, reason: 'created', differences: [] },
  ]);

  const changeId = states[2]?.id ?? '';
  const stale = await ask(calls.configRestoreChange, { configId: config.id, revision: 2, changeId });
  expect(stale.refusals).toEqual([configViolations.changed]);
  const restored = await reply(calls.configRestoreChange, { configId: config.id, revision: third.revision, changeId });
  expect(restored.config).toMatchObject({ revision: 4, document: config.document });
  expect((await history(config.id))[0]).toMatchObject({
    reason: 'restored',
    differences: [{ before: '30 minutes', after: '20 minutes' }],
  });

  const elsewhere = await make();
  const foreign = { configId: elsewhere.id, revision: 1, changeId };
  expect((await ask(calls.configRestoreChange, foreign)).refusals).toEqual([configViolations.changeNotFound]);
});

test('what happened to a config can be added to and not rewritten, by the application’s own role', async () => {
  const client = new Client({ connectionString: world.config.databaseUrl });
  await client.connect();
  for (const statement of [
    'update config_changes set revision = 9',
    'delete from config_changes',
    'truncate config_changes',
  ]) {
    await expect(client.query(statement)).rejects.toThrow(/permission denied/);
  }
  await client.end();
});

test('a password can be set, replaced and taken away, and nobody reads it anywhere', async () => {
  const secrets = ['sesame-1', 'sesame-2', 'sesame-3'];
  const seen: unknown[] = [];
  const told = async (config: Promise<calls.Config>) => {
    seen.push(await config);
    return config;
  };
  const stored = async (config: calls.Config) => {
    const rows = await world.database.sql.select().from(configs).where(eq(configs.name, config.name));
    return rows[0]?.passwordHash ?? null;
  };
  const first = await told(make({ requiresPassword: true, password: 'sesame-1' }));
  expect(await isPassword('sesame-1', await stored(first))).toBe(true);
  const second = await told(updated(first, { password: 'sesame-2' }));
  expect([second.revision, await isPassword('sesame-2', await stored(second))]).toEqual([2, true]);
  for (const password of ['', null]) {
    const emptied = await update(second, { password });
    expect(emptied.refusals?.map(({ code }) => code)).toEqual(['CONFIG_PASSWORD_MISSING']);
  }
  const third = await told(updated(second, { requiresPassword: false }));
  expect([third.hasPassword, await stored(third)]).toEqual([false, null]);

  const states = await history(first.id);
  expect(states.flatMap(({ differences }) => differences.filter(({ field }) => field === 'password'))).toMatchObject([
    { before: 'Set', after: null },
    { before: 'Set', after: 'Set anew' },
  ]);
  const changeId = states[2]?.id ?? '';
  const restore = { configId: first.id, revision: third.revision, changeId };
  const without = await ask(calls.configRestoreChange, restore);
  expect(without.refusals?.map(({ code, field }) => [code, ...field])).toEqual([
    ['CONFIG_PASSWORD_MISSING', 'password'],
  ]);
  await told(reply(calls.configRestoreChange, { ...restore, password: 'sesame-3' }).then(({ config }) => config));
  const within = { isPasswordToSecureStreamAccess: '1', passwordToStart: 'sesame-1' };
  const imported = await told(importing(within).then((answer) => expectReply(answer).config));
  seen.push(await history(first.id), await history(imported.id), await reply(calls.configList, { first: 100 }));
  seen.push((await reply(eventsSince, { after: 0 })).missed);

  const { rows } = await world.database.pool.query<{ all: string }>(
    `select (select json_agg(c) from (select name, data from configs) c)::text || (select json_agg(h) from config_changes h)::text ||
      (select json_agg(e) from events e)::text || (select json_agg(a) from audit_log a)::text || (select json_agg(k) from idempotency_keys k)::text as "all"`,
  );
  const everything = JSON.stringify(seen) + rows.map((row) => row.all).join('');
  for (const secret of [...secrets, '$argon2id']) expect(everything).not.toContain(secret);
});

test('a config of another account answers like one that never was', async () => {
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
  expect(await get(config.id)).toEqual(config);
});

test('every change is told to whoever listens in the account', async () => {
  const { newest } = await reply(eventsSince, {});
  const config = await make();
  await updated(config, { autoPlays: false });
  const { binItem } = await reply(calls.configDelete, { configId: config.id });
  await ask(binRestore, { binItemId: binItem.id });
  const { missed } = await reply(eventsSince, { after: newest });
  expect(missed).toMatchObject(Array.from({ length: 4 }, () => ({ type: 'content.changed', area: 'configs' })));
});
