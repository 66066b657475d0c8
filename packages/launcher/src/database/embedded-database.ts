import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { makeDataDirectory } from '../data-directory.ts';
import { LaunchError } from '../launch-error.ts';
import { readSecrets } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';
import { ensureCluster, repairCluster } from './cluster.ts';
import { findFreePort } from './free-port.ts';
import { clusterIn, findPlace } from './place.ts';
import type { Place } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { stopOrphan } from './postmaster-file.ts';
import { connectionUrl, createRoles, ownerRole } from './roles.ts';

export interface EmbeddedDatabase {
  /** For the role that owns the database and makes those of the processes. */
  migrationUrl: string;
  port: number;
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: (line: string) => void;
  /** For test runs: nothing survives a crash, and the owner may create and drop databases. */
  throwaway?: boolean;
}

/**
 * Starts the PostgreSQL from the packages on a free loopback port, with its cluster in `<dataDir>/database`, and keeps
 * it running: killed from outside, it restarts on the same port. The caller makes sure that nobody else uses the data
 * folder. Throws LaunchError for problems that the operator can solve.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const server = {
    log: options.log,
    logFile: join(dataDir, 'logs', 'database.log'),
    throwaway: options.throwaway ?? false,
  };
  await makeDataDirectory(dataDir);
  await mkdir(dirname(server.logFile), { recursive: true, mode: 0o700 });
  const secrets = await readSecrets(dataDir);
  const place = await findPlace(dataDir, options.log);
  await stopOrphan(clusterIn(place), options.log);
  await ensureCluster(place, createRoles(secrets, server.throwaway), server);

  let port = 0;
  let postmaster = await startOn(place, server, async () => (port = await findFreePort()));
  if (await needsRepair(port, secrets)) {
    await postmaster.stop();
    await repairCluster(place, secrets);
    postmaster = await startOn(place, server, () => Promise.resolve(port));
  }

  let stopping = false;
  const keeper = keepRunning();
  async function keepRunning(): Promise<void> {
    for (;;) {
      await postmaster.exited;
      if (stopping) return;
      options.log('The database stopped unexpectedly and is being restarted.');
      try {
        await stopOrphan(clusterIn(place), options.log);
        postmaster = await startOn(place, server, () => Promise.resolve(port));
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error));
        // An immediate failure would repeat immediately.
        await pause(RESTART_PAUSE_MILLISECONDS);
      }
      if (stopping) await postmaster.stop();
    }
  }

  return {
    migrationUrl: connectionUrl(ownerRole, secrets.ownerPassword, port),
    port,
    async stop() {
      stopping = true;
      await postmaster.stop();
      await keeper;
    },
  };
}

const RESTART_PAUSE_MILLISECONDS = 1_000;

interface Server {
  log: (line: string) => void;
  logFile: string;
  throwaway: boolean;
}

/**
 * Retries for ten seconds: a port may be taken between finding and using it, and processes of a killed server take a
 * moment to end.
 */
async function startOn(place: Place, server: Server, choosePort: () => Promise<number>): Promise<Postmaster> {
  const deadline = Date.now() + 10_000;
  do {
    const postmaster = await startPostmaster(place, { ...server, port: await choosePort() });
    if (postmaster !== undefined) return postmaster;
    await pause(250);
  } while (Date.now() < deadline);
  throw new LaunchError(`The database does not start: ${server.logFile} says why.`);
}

const invalidPassword = '28P01';

/** Whether the owner's role has another password, or may not make roles, as before each process had its own. */
async function needsRepair(port: number, secrets: Secrets): Promise<boolean> {
  const client = new Client({ connectionString: connectionUrl(ownerRole, secrets.ownerPassword, port) });
  try {
    await client.connect();
    const { rows } = await client.query('SELECT rolcreaterole FROM pg_roles WHERE rolname = current_user');
    return !rows[0]?.rolcreaterole;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === invalidPassword) return true;
    throw error;
  } finally {
    await client.end();
  }
}
