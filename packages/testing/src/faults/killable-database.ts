import { startEmbeddedDatabase } from '@launchyard/launcher/database/embedded-database';
import { clusterIn, findPlace } from '@launchyard/launcher/database/place';
import { readPostmasterFile } from '@launchyard/launcher/database/postmaster-file';
import { migrate } from '@launchyard/platform/migrate';

/** A migrated database in its own folder. Like in production, it survives crashes and restarts automatically. */
export async function startKillable(folder: string) {
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  await migrate(database.migrationUrl);
  const cluster = clusterIn(await findPlace(folder, () => undefined));
  return {
    /** The owner’s, for what the run itself looks at. */
    url: database.migrationUrl,
    migrationUrl: database.migrationUrl,
    stop: () => database.stop(),
    kill: async (): Promise<void> => {
      const server = await readPostmasterFile(cluster);
      if (server) process.kill(server.pid, 'SIGKILL');
    },
  };
}
