import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlForProcess } from '@launchyard/platform/database-roles';
import { beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../database.ts';
import { readSecrets } from '../secrets.ts';
import { ensureCluster, runStatements } from './cluster.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { clusterIn, findPlace } from './place.ts';
import { query } from './test-query.ts';

const silent = () => undefined;
const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: silent });

let database: EmbeddedDatabase;
let apiUrl: string;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'roles '));
  database = await start(dataDir);
  apiUrl = await makeApiRole(database.migrationUrl);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true });
  };
});

test('the owner makes a role for a process, which can use tables only as granted', async () => {
  await query(
    database.migrationUrl,
    'CREATE TABLE granted (id int); GRANT SELECT, INSERT ON granted TO launchyard_api',
  );
  await query(apiUrl, 'INSERT INTO granted VALUES (1)');
  await expect(query(apiUrl, 'DELETE FROM granted')).rejects.toMatchObject({ code: '42501' });
});

test.each([
  'CREATE TABLE own (id int)',
  'CREATE TEMPORARY TABLE own (id int)',
  'CREATE SCHEMA own',
  'CREATE DATABASE own',
  'CREATE ROLE own',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT lo_from_bytea(0, 'large')",
  'SET ROLE launchyard_owner',
])('the role of a process may not: %s', async (statement) => {
  await expect(query(apiUrl, statement)).rejects.toMatchObject({ code: '42501' });
});

test.each(['postgres', 'template1'])('the role of a process cannot connect to %s', async (other) => {
  const url = new URL(apiUrl);
  url.pathname = other;
  await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '42501' });
});

test('no function for large objects is left to anybody but a superuser', async () => {
  expect((await query(database.migrationUrl, OPEN_TO_LARGE_OBJECTS)).rows).toEqual([{ all: 20, open: 0 }]);
});

test.each(['CREATE ROLE own SUPERUSER', 'ALTER ROLE launchyard_superuser NOLOGIN', 'CREATE DATABASE own'])(
  'the owner is not a superuser: it may not: %s',
  async (statement) => {
    await expect(query(database.migrationUrl, statement)).rejects.toMatchObject({ code: '42501' });
  },
);

test('a migration whose role may make no roles is refused with what it needs', async () => {
  const migration = migrateDatabase({ migrationUrl: apiUrl }, async (url) => {
    await query(url, 'CREATE ROLE own');
  });
  await expect(migration).rejects.toThrow('the role must own the database and may create roles (CREATEROLE)');
});

test('a cluster with one role for all processes gets what a new one has, once, and keeps its data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'former '));
  await makeFormerCluster(folder);
  const repaired = await start(folder);
  const url = await makeApiRole(repaired.migrationUrl);
  await query(repaired.migrationUrl, 'GRANT SELECT ON kept TO launchyard_api');
  expect((await query(url, 'SELECT id FROM kept')).rows).toEqual([{ id: 7 }]);
  expect((await query(repaired.migrationUrl, OPEN_TO_LARGE_OBJECTS)).rows).toEqual([{ all: 20, open: 0 }]);
  const { rows } = await query(
    repaired.migrationUrl,
    `SELECT rolname FROM pg_roles WHERE rolname = 'launchyard_app'
     UNION ALL SELECT datname FROM pg_database WHERE datallowconn AND has_database_privilege('launchyard_api', oid, 'CONNECT')`,
  );
  expect(rows).toEqual([{ rolname: 'launchyard' }]);
  await repaired.stop();
  const starts = async () =>
    (await readFile(join(folder, 'logs', 'database.log'), 'utf8')).split(' ready to accept ').length;
  const before = await starts();
  await (await start(folder)).stop();
  expect((await starts()) - before).toBe(1);
  await rm(folder, { recursive: true });
});

/** How many functions for large objects there are, and how many of them every role may call. */
const OPEN_TO_LARGE_OBJECTS = `
  SELECT count(*)::int AS all, count(*) FILTER (WHERE has_function_privilege('public', oid, 'EXECUTE'))::int AS open
  FROM pg_proc WHERE prosrc LIKE 'be_lo%'`;

/** Makes the role of the api as the owner does. Returns its URL. */
async function makeApiRole(migrationUrl: string): Promise<string> {
  const url = urlForProcess(migrationUrl, 'api');
  await query(
    migrationUrl,
    `CREATE ROLE launchyard_api LOGIN PASSWORD '${new URL(url).password}'; GRANT CONNECT ON DATABASE launchyard TO launchyard_api`,
  );
  return url;
}

/** A cluster as it was made when all processes shared one role, with a row. */
async function makeFormerCluster(folder: string): Promise<void> {
  const { ownerPassword } = await readSecrets(folder);
  const place = await findPlace(folder, silent);
  await ensureCluster(
    place,
    [
      `CREATE ROLE launchyard_owner LOGIN PASSWORD '${ownerPassword}'`,
      "CREATE ROLE launchyard_app LOGIN PASSWORD 'former'",
      'CREATE DATABASE launchyard OWNER launchyard_owner',
      'REVOKE ALL ON DATABASE launchyard FROM PUBLIC',
      'GRANT CONNECT ON DATABASE launchyard TO launchyard_app',
    ],
    { throwaway: false },
  );
  await runStatements(place, clusterIn(place), 'launchyard', [
    'CREATE TABLE kept AS SELECT 7 AS id',
    'ALTER TABLE kept OWNER TO launchyard_owner',
    'GRANT SELECT, INSERT ON kept TO launchyard_app',
  ]);
}
