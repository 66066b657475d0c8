import { beforeAll, expect, test } from 'vitest';
import { binList } from '@launchyard/contract/bin';
import * as calls from '@launchyard/contract/configs';
import { passwordResetFinish, signIn } from '@launchyard/contract/session';
import { configViolations } from '@launchyard/domain/configs';
import { sessionViolations } from '@launchyard/domain/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeToken } from '../kit/tokens.ts';
import { configCalls } from './test-configs.ts';

let world: PlatformWorld;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  other = await world.person();
  return () => world.close();
});

const { newKey, newName, ask, reply, make, updated, get, documentOf, history, importing } = configCalls(() => ({
  world,
  owner,
}));

const settings = { requiresPassword: true, password: 'sesame' };

/** Creates many configs with a password at once, until one is refused because the queue is full. */
async function fillTheLane() {
  const full = Promise.withResolvers<void>();
  const made = Array.from({ length: 100 }, async () => {
    const { fault } = await ask(calls.configCreate, { name: newName(), settings, idempotencyKey: newKey() });
    if (fault?.code === 'RATE_LIMITED') full.resolve();
    return fault?.code ?? 'made';
  });
  await full.promise;
  return { finish: () => Promise.all(made) };
}

test('many concurrent password hashes for configs block neither sign-ins nor other accounts', async () => {
  const { finish } = await fillTheLane();
  const { email, password } = other;
  const signingIn = Array.from({ length: 5 }, () => world.rest(signIn, { email, password }));
  const signedIn = (await Promise.all(signingIn)).map(({ status }) => status);
  const theirs = await ask(calls.configCreate, { name: newName(), settings, idempotencyKey: newKey() }, other);
  expect([...signedIn, theirs.status]).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(await finish())).toEqual(new Set(['made', 'RATE_LIMITED']));
});

test('nothing is hashed for requests that are refused or were already done', async () => {
  const config = await make({ requiresPassword: false });
  const { edges } = await world
    .rest(calls.configList, {}, { token: owner.session })
    .then((answer) => answer.reply ?? { edges: [] });
  const [byDefault] = edges;
  const done = { name: newName(), settings, idempotencyKey: newKey() };
  expect((await ask(calls.configCreate, done)).status).toBe(200);
  const [change] =
    (await world.rest(calls.configChanges, { configId: config.id }, { token: owner.session })).reply?.edges ?? [];
  const { finish } = await fillTheLane();
  const key = { idempotencyKey: newKey() };
  const answers = await Promise.all([
    ask(calls.configUpdate, { configId: 'cfg_none', revision: 1, settings }),
    ask(calls.configUpdate, { configId: config.id, revision: 7, settings }),
    ask(calls.configUpdate, { configId: byDefault?.node.id ?? '', revision: 1, settings }),
    ask(calls.configRestoreChange, { configId: config.id, revision: 1, changeId: 'cch_none', password: 'sesame' }),
    ask(calls.configRestoreChange, {
      configId: 'cfg_none',
      revision: 1,
      changeId: change?.node.id ?? '',
      password: 'x',
    }),
    ask(calls.configCreate, { name: config.name, settings, ...key }),
    ask(calls.configCreate, { name: 'default', settings, ...key }),
    ask(calls.configImport, {
      name: config.name,
      document: '{"isPasswordToSecureStreamAccess":1,"passwordToStart":"x"}',
      ...key,
    }),
    world.rest(passwordResetFinish, { code: makeToken('passwordReset'), password: 'Another-1-one' }),
    ask(calls.configCreate, done),
  ]);
  expect(answers.map(({ refusals, fault, status }) => refusals?.[0]?.code ?? fault?.code ?? status)).toEqual([
    configViolations.notFound.code,
    configViolations.changed.code,
    configViolations.defaultNotEditable.code,
    configViolations.changeNotFound.code,
    configViolations.notFound.code,
    'CONFIG_NAME_TAKEN',
    configViolations.nameUnusable.code,
    'CONFIG_NAME_TAKEN',
    sessionViolations.resetExpired.code,
    200,
  ]);
  await finish();
});

test('lists, look-ups and the history return settings only; unknown keys come with a document asked for by id', async () => {
  const theirs = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
  const { config } = expectReply(await importing({ expireOn: '30minutes', ...theirs }));
  const answers = {
    list: await reply(calls.configList, { search: config.name }),
    get: await get(config.id),
    history: await history(config.id),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(JSON.stringify(answer), name).toContain('"expireOn":"30minutes"');
    expect(JSON.stringify(answer), name).not.toContain('k4999');
  }
  expect(await documentOf(config.id)).toEqual(config.document);
  expect(config.document).toMatchObject(theirs);
  const { documents } = await reply(calls.configDocumentGet, { configIds: ['cfg_none', config.id] }, other);
  expect(documents).toEqual([null, null]);
});

test('the history does not store unknown keys with each save, and returns and restores them all the same', async () => {
  const theirs = { theirs: 'x'.repeat(60_000), appName: 'Villa' };
  const { config } = expectReply(await importing({ expireOn: '30minutes', ...theirs }));
  const changed = await updated(config, { maxSessionMinutes: 40 });
  const { rows } = await world.database.pool.query<{ longest: number }>(
    'select max(length(document::text)) as longest from config_changes',
  );
  expect(rows[0]?.longest).toBeLessThan(5_000);
  const [, first] = await history(config.id);
  const changeId = first?.id ?? '';
  const { changes } = await reply(calls.configChangeGet, { changeIds: [changeId] });
  expect(changes[0]?.document).toMatchObject({ ...theirs, expireOn: '30minutes' });
  const restored = await reply(calls.configRestoreChange, {
    configId: config.id,
    revision: changed.revision,
    changeId,
  });
  expect(restored.config.document).toEqual(config.document);
});

test('of more than 2,000 deleted configs the oldest is removed for good', async () => {
  const oldest = await make();
  await reply(calls.configDelete, { configId: oldest.id });
  const second = await make();
  const { binItem } = await reply(calls.configDelete, { configId: second.id });
  const last = await make();
  await world.database.pool.query(
    `with items as (
       insert into bin_items (id, account_id, kind, subject_id, name, deleted_at, deleted_by)
       select (left(id::text, 24) || 'ffff' || lpad(to_hex(n), 8, '0'))::uuid, account_id, 'config', gen_random_uuid(), 'gone' || n, now(), deleted_by
       from bin_items, generate_series(1, 1998) n where name = $1 returning *)
     insert into configs (id, account_id, name, name_key, revision, asset_keys, data, created_at, created_by, updated_at, bin_item_id)
     select subject_id, account_id, name, name, 1, '{}', '{}', now(), deleted_by, now(), id from items`,
    [second.name],
  );
  await reply(calls.configDelete, { configId: last.id });
  const { edges, totalCount } = await reply(binList, { last: 1 });
  expect(totalCount).toBe(2_000);
  expect(edges[0]?.node.id).toBe(binItem.id);
});
