import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '@launchyard/testing/database/test-database';
import { installGuards } from './database-guards.ts';
import type { Guard } from './kit/guard.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  owner = new Client({ connectionString: database.migrationUrl });
  await owner.connect();
  await owner.query('create table bills (paid boolean); grant insert, update, select on bills to public');
  return async () => {
    await owner.end();
    await database.drop();
  };
});

const guard: Guard = {
  name: 'guard_bills',
  table: 'bills',
  on: 'update',
  refused: 'old.paid',
  because: 'a paid bill’s row does not change',
};

const triggers = async () =>
  (await owner.query<{ oid: number }>(`select oid from pg_trigger where tgname = 'guard_bills'`)).rows;

async function updateAs(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const done = await client.query('update bills set paid = paid').then(
    () => 'done',
    (error: unknown) => String(error),
  );
  await client.end();
  return done;
}

test('a guard stops every process but not the owner, is made once, and is replaced or dropped when its area says so', async () => {
  await owner.query('insert into bills values (true)');
  await installGuards(owner, 'launchyard', [guard]);
  expect(await updateAs(database.url)).toBe('error: a paid bill’s row does not change');
  expect(await updateAs(database.migrationUrl)).toBe('done');

  const made = await triggers();
  expect(made).toHaveLength(1);
  await installGuards(owner, 'launchyard', [guard]);
  expect(await triggers()).toEqual(made);

  await installGuards(owner, 'launchyard', [{ ...guard, refused: 'not old.paid' }]);
  expect(await updateAs(database.url)).toBe('done');

  await installGuards(owner, 'launchyard', []);
  expect(await triggers()).toEqual([]);
});
