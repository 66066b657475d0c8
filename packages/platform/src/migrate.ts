import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { NUMBER_EVENTS } from './events/numberFunction.ts';
import { installQueues } from './kit/jobs.ts';
import { queues } from './queues.ts';
import { APPEND_ONLY, REFUSED_CALL_DAYS } from './support/tables.ts';

const MIGRATION_LOCK = 715_200;

/**
 * Brings the database up to date, under a lock: several processes may start at once. The URL is that of the role that owns the tables;
 * the application's role gets what it needs, and no right to change or delete what is only ever added to.
 */
export async function migrate(migrationUrl: string, applicationRole = 'launchyard_app'): Promise<void> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
    });
    await installQueues(migrationUrl, queues);
    await grantRights(client, client.escapeIdentifier(applicationRole));
  } finally {
    await client.end();
  }
}

/**
 * Removes what was refused long ago, with the rights of the role that owns the table. It takes no time of the caller's: by the application's
 * role nothing that is younger goes.
 */
const PRUNE_REFUSED_CALLS = `
  create or replace function prune_refused_calls() returns void language sql security definer set search_path = public, pg_temp
  as 'delete from refused_calls where day < (now() at time zone ''utc'')::date - ${REFUSED_CALL_DAYS}';`;

async function grantRights(client: Client, role: string): Promise<void> {
  await client.query(`
    grant usage on schema public, pgboss to ${role};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
    grant usage, select on all sequences in schema public, pgboss to ${role};
    grant execute on all functions in schema pgboss to ${role};
    revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from ${role};
    revoke delete, truncate on refused_calls from ${role};
    ${PRUNE_REFUSED_CALLS}
    revoke all on function prune_refused_calls() from public;
    grant execute on function prune_refused_calls() to ${role};
    ${NUMBER_EVENTS}
    insert into event_counter (id, newest) values (1, 0) on conflict (id) do nothing;
  `);
}
