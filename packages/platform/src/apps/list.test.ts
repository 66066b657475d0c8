import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { appList } from '@launchyard/contract/apps';
import { workOutGrant } from '@launchyard/domain/access';
import { makeManyApps } from '@launchyard/testing/world/many-apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { selectApps } from './list.ts';

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  const other = await world.person();
  await makeManyApps(world.database.sql, owner, 10_000);
  await makeManyApps(world.database.sql, other, 1_000);
  const client = new Client({ connectionString: world.migrationUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
  return () => world.close();
});

const page = async (question: Parameters<typeof selectApps>[2]) =>
  expectReply(await world.rest(appList, question, { token: owner.session }));

async function planOf(question: Parameters<typeof selectApps>[2]): Promise<string> {
  const grant = workOutGrant({ role: 'owner', way: 'session', staff: null });
  const reader = { account: { id: owner.uuids.account }, grant };
  const { sql: text, params } = selectApps(world.database.sql, reader, question).rows.toSQL();
  const { rows } = await world.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('ten thousand applications are paged newest first, without duplicates', async () => {
  const first = await page({ first: 60 });
  expect(first.totalCount).toBe(10_000);
  expect(first.edges[0]?.node.name).toBe('App_10000');
  const after = first.edges.at(-1)?.cursor ?? '';
  const second = await page({ first: 60, after });
  expect(second.edges[0]?.node.name).toBe('App_09940');
});

test('a search matches part of the name in any case, and counts the matches', async () => {
  const found = await page({ first: 5, search: 'pP_0999' });
  expect(found.totalCount).toBe(10);
  expect(found.edges.map(({ node }) => node.name)).toEqual([
    'App_09999',
    'App_09998',
    'App_09997',
    'App_09996',
    'App_09995',
  ]);
});

test('neither pages nor frequent search matches read the whole table', async () => {
  const after = (await page({ first: 60 })).edges.at(-1)?.cursor ?? '';
  const orderBy = { field: 'name', direction: 'asc' } as const;
  const named = (await page({ first: 60, orderBy })).edges.at(-1)?.cursor ?? '';
  for (const question of [
    { first: 60 },
    { first: 60, after },
    { last: 60, before: after },
    { first: 60, search: 'App' },
    { first: 60, orderBy },
    { first: 60, after: named, orderBy },
  ]) {
    const plan = await planOf(question);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(plan).toMatch(/Index.* using (apps_account|apps_name|apps_pkey)/);
  }
});
