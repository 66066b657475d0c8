import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { areas } from './areas.ts';
import type { OwnerFunction, OwnerPrune } from './kit/area.ts';
import { installQueues } from './kit/jobs.ts';
import { keepOneForm } from './one-form-of-emails.ts';

const MIGRATION_LOCK = 715_200;

/**
 * Migrates the database under a lock: several processes may start at once. The URL is that of the role that owns the
 * tables; the application’s role gets what it needs, without the right to change or delete append-only rows.
 */
export async function migrate(migrationUrl: string, applicationRole = 'launchyard_app'): Promise<void> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
    });
    await keepOneForm(client);
    await installQueues(
      migrationUrl,
      areas.flatMap(({ queues = [] }) => queues),
    );
    await grantRights(client, client.escapeIdentifier(applicationRole));
  } finally {
    await client.end();
  }
}

async function grantRights(client: Client, role: string): Promise<void> {
  const appendOnly = areas.flatMap(({ appendOnly: tables = [] }) => tables).map(getTableName);
  const ownerPrunes = areas.flatMap(({ ownerPrunes: prunes = [] }) => prunes);
  const ownerFunctions = areas.flatMap(({ ownerFunctions: functions = [] }) => functions);
  await client.query(`
    ${areas.flatMap(({ installs = [] }) => installs).join('\n')}
    ${ownerFunctions.map(installFunction).join('')}
    grant usage on schema public, pgboss to ${role};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
    grant usage, select on all sequences in schema public, pgboss to ${role};
    grant execute on all functions in schema pgboss to ${role};
    revoke update, delete, truncate on ${appendOnly.join(', ')} from ${role};
    ${ownerPrunes.map((prune) => grantPrune(prune, role)).join('')}
    ${ownerFunctions.map(({ name }) => grantFunction(name, role)).join('')}
  `);
}

/** Rows are deleted only by a function that runs with the rights of the table’s owner. */
function grantPrune({ table, functionName, condition }: OwnerPrune, role: string): string {
  const name = getTableName(table);
  return `
    revoke delete, truncate on ${name} from ${role};
    create or replace function ${functionName}() returns void language sql security definer set search_path = public, pg_temp
      as $$ delete from ${name} where ${condition} $$;
    ${grantFunction(functionName, role)}
  `;
}

const installFunction = ({ name, definition }: OwnerFunction): string => `${definition} select ${name}();`;

const grantFunction = (name: string, role: string): string => `
    revoke all on function ${name}() from public;
    grant execute on function ${name}() to ${role};
  `;
