import { Client } from 'pg';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as calls from '@launchyard/contract/configs';
import { eventsSince } from '@launchyard/contract/events';
import { configViolations } from '@launchyard/domain/configs';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { isPassword } from '../kit/passwords.ts';
import { configs } from '../tables/configs.ts';
import { configCalls } from './test-configs.ts';

const opens = (password: string, hash: string | null) => isPassword(password, hash, { lane: 'configs', owner: 'test' });

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  return () => world.close();
});

const { ask, reply, make, update, updated, history, importing } = configCalls(() => ({ world, owner }));

test('the history shows who changed what, and an earlier revision can be restored', async () => {
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
      createdBy: { kind: 'member', label: owner.username },
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

test('a process can append to a config’s history but not change it', async () => {
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

test('a password can be set, replaced and removed, and is never returned', async () => {
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
  expect(await opens('sesame-1', await stored(first))).toBe(true);
  const second = await told(updated(first, { password: 'sesame-2' }));
  expect([second.revision, await opens('sesame-2', await stored(second))]).toEqual([2, true]);
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
