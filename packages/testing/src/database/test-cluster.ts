import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startEmbeddedDatabase } from '@launchyard/launcher/database/embedded-database';
import {
  databaseProcesses,
  makeRoles,
  roleOf,
  urlForProcess,
  type DatabaseProcess,
} from '@launchyard/platform/database-roles';
import { Client, Pool } from 'pg';
import { BEGINNING_LOCK, prepareServer } from './given-server.ts';
import { Lazy } from './lazy.ts';
import { makeClusterFolder, removeOldClusters } from './cluster-folder.ts';

export interface TestDatabaseUrls {
  /** For a role that has the rights of all processes. */
  url: string;
  /** For the role that owns the tables. */
  migrationUrl: string;
}

export interface TestCluster {
  /** Creates a database: a copy of the migrated template, or an empty one. */
  createDatabase(kind: DatabaseKind): Promise<TestDatabaseUrls>;
  dropDatabase(urls: TestDatabaseUrls): Promise<void>;
  /** Drops every database of this run, and stops the server unless it was given. */
  stop(): Promise<void>;
}

export type DatabaseKind = 'migrated' | 'empty';

export interface TestClusterOptions {
  /** Migrates an empty database to the current schema. Called once, when the first migrated database is requested. */
  migrate: (migrationUrl: string) => Promise<void>;
  /** A superuser's URL of a server to use instead of starting one in a temporary folder. */
  givenServer?: string | undefined;
}

/** Names the roles of the processes: the databases of a run share them. */
export const ROLES = 'launchyard';

const TESTS_ROLE = 'launchyard_tests';

/** The address of a test database for one process. */
export const urlFor = (process: DatabaseProcess, { migrationUrl }: Pick<TestDatabaseUrls, 'migrationUrl'>): string =>
  urlForProcess(migrationUrl, process, ROLES);

/**
 * A PostgreSQL server for one test run, with the same roles as in production. Database names start with a prefix for the
 * run.
 */
export async function startTestCluster({ migrate, givenServer }: TestClusterOptions): Promise<TestCluster> {
  const server = givenServer === undefined ? await startOwnServer() : await prepareServer(givenServer);
  const testsUrl = await makeTestsRole(server.migrationUrl);
  const admin = new Pool({ connectionString: withDatabase(server.adminUrl, 'postgres'), max: 4 });
  // Stopping the server ends connections that the pool has released and that are still closing.
  admin.on('error', () => undefined);
  admin.on('connect', (client) => client.on('error', () => undefined));
  const run = `test_${randomBytes(4).toString('hex')}`;
  const made = new Set<string>();

  const create = async (name: string, from: string) => {
    made.add(name);
    // Copying files takes a third of the time of the default, which writes every page to the log.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY OWNER launchyard_owner`);
    await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    await admin.query(
      `GRANT CONNECT ON DATABASE ${name} TO ${databaseProcesses.map((each) => roleOf(ROLES, each)).join()}`,
    );
    return { url: withDatabase(testsUrl, name), migrationUrl: withDatabase(server.migrationUrl, name) };
  };
  const drop = async (name: string) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    made.delete(name);
  };
  const template = new Lazy(async () => {
    const name = `${run}_template`;
    await drop(name);
    await migrate((await create(name, 'template1')).migrationUrl);
    return name;
  });

  return {
    async createDatabase(kind) {
      const from = kind === 'migrated' ? await template.get() : 'template1';
      return create(`${run}_${randomBytes(6).toString('hex')}`, from);
    },
    dropDatabase: ({ url }) => drop(new URL(url).pathname.slice(1)),
    async stop() {
      if (givenServer !== undefined) for (const name of made) await drop(name);
      await admin.end();
      await server.stop();
    },
  };
}

/** A member of the role of each process. Its password is the owner’s. */
async function makeTestsRole(migrationUrl: string): Promise<string> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [BEGINNING_LOCK]);
    // The password is random, so that more would only cost time, at every connection.
    await client.query('SET scram_iterations = 1');
    await makeRoles(client, migrationUrl, ROLES);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [TESTS_ROLE]);
    const password = client.escapeLiteral(decodeURIComponent(new URL(migrationUrl).password));
    await client.query(`${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${TESTS_ROLE} LOGIN PASSWORD ${password}`);
    for (const process of databaseProcesses) await client.query(`GRANT ${roleOf(ROLES, process)} TO ${TESTS_ROLE}`);
  } finally {
    await client.end();
  }
  const url = new URL(migrationUrl);
  url.username = TESTS_ROLE;
  return url.href;
}

async function startOwnServer() {
  await removeOldClusters();
  const dataDir = await makeClusterFolder();
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const starting = startEmbeddedDatabase({ dataDir, throwaway: true, log: () => undefined });
  const server = await starting.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    adminUrl: server.migrationUrl,
    migrationUrl: server.migrationUrl,
    async stop() {
      await server.stop();
      await remove();
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
