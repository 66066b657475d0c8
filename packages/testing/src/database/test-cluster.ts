import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startEmbeddedDatabase } from '@launchyard/launcher/database/embedded-database';
import { Pool } from 'pg';
import { makeRoles } from './given-server.ts';
import { Lazy } from './lazy.ts';
import { makeClusterFolder, removeOldClusters } from './cluster-folder.ts';

export interface TestDatabaseUrls {
  /** For the application's role. */
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

/**
 * A PostgreSQL server for one test run, with the same two roles as in production. Database names start with a prefix
 * for the run.
 */
export async function startTestCluster({ migrate, givenServer }: TestClusterOptions): Promise<TestCluster> {
  const server = givenServer === undefined ? await startOwnServer() : await makeRoles(givenServer);
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
    await admin.query(`GRANT CONNECT ON DATABASE ${name} TO launchyard_app`);
    return { url: withDatabase(server.url, name), migrationUrl: withDatabase(server.migrationUrl, name) };
  };
  const drop = async (name: string) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    made.delete(name);
  };
  const template = new Lazy(async () => {
    const name = `${run}_template`;
    await drop(name);
    await migrate((await create(name, 'template0')).migrationUrl);
    return name;
  });

  return {
    async createDatabase(kind) {
      const from = kind === 'migrated' ? await template.get() : 'template0';
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
    url: server.url,
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
