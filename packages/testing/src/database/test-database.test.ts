import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { startTestCluster, urlFor } from './test-cluster.ts';
import type { TestCluster } from './test-cluster.ts';
import { createEmptyTestDatabase } from './test-database.ts';

let migrations = 0;
let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster({
    async migrate(url) {
      migrations += 1;
      await query(url, 'CREATE TABLE things (id int); GRANT SELECT, INSERT ON things TO launchyard_worker');
    },
    givenServer: process.env['TEST_DATABASE_URL'],
  });
  return () => cluster.stop();
});

test('databases requested at once are copies of one migrated template and separate from each other', async () => {
  const [one, other] = await Promise.all([cluster.createDatabase('migrated'), cluster.createDatabase('migrated')]);
  await query(one.url, 'INSERT INTO things VALUES (1)');
  expect((await query(other.url, 'SELECT * FROM things')).rowCount).toBe(0);
  expect(migrations).toBe(1);
});

test('a process has no more rights than in production', async () => {
  const url = urlFor('worker', await cluster.createDatabase('migrated'));
  await expect(query(url, 'DELETE FROM things')).rejects.toMatchObject({ code: '42501' });
  await expect(query(url, 'CREATE TABLE own (id int)')).rejects.toMatchObject({ code: '42501' });
});

test('a database is dropped even if somebody is connected', async () => {
  const urls = await cluster.createDatabase('empty');
  const client = new Client({ connectionString: urls.url });
  client.on('error', () => undefined);
  await client.connect();
  await cluster.dropDatabase(urls);
  await expect(query(urls.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});

test('a test file gets a database from the set-up of its run', async () => {
  const database = await createEmptyTestDatabase();
  await query(database.migrationUrl, 'CREATE TABLE mine (id int)');
  await database.drop();
  await expect(query(database.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});

async function query(connectionString: string, text: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
