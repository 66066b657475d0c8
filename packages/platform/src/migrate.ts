import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { areas } from './areas.ts';
import { grantRights } from './database-grants.ts';
import { installGuards, jobsOfStreams, lockingOnly } from './database-guards.ts';
import { databaseName, makeRoles } from './database-roles.ts';
import { installQueues } from './kit/jobs.ts';
import { keepOneForm } from './one-form-of-emails.ts';

const MIGRATION_LOCK = 715_200;

/**
 * Migrates the database under a lock: several processes may start at once. The URL is that of the role that owns the
 * database and may create roles: it makes one for each process, with the rights that its code needs. `database` names
 * these roles if they serve several databases. Throws SettingsError for an address that they cannot be made from.
 */
export async function migrate(migrationUrl: string, database: string = databaseName(migrationUrl)): Promise<void> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeRoles(client, migrationUrl, database);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
    });
    await keepOneForm(client);
    const queues = areas.flatMap(({ queues: own = [] }) => own);
    await installQueues(migrationUrl, queues);
    // No right comes before its guard.
    const guards = areas.flatMap(({ guards: own = [] }) => own);
    await installGuards(client, database, [...guards, ...lockingOnly(), jobsOfStreams(queues)]);
    await grantRights(client, database, areas);
  } finally {
    await client.end();
  }
}
