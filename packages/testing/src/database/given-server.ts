import { createHash } from 'node:crypto';
import { CLOSE_OTHER_DATABASES, ownerRole, REFUSE_LARGE_OBJECTS } from '@launchyard/launcher/database/roles';
import { Client, escapeLiteral } from 'pg';

/** Runs on one server begin one after the other. */
export const BEGINNING_LOCK = 4_713_001;

/**
 * Makes the role that owns the databases on an existing server. Its password is derived from the given URL, so that
 * concurrent runs on one server agree on it.
 */
export async function prepareServer(adminUrl: string) {
  // The databases of a run are made of it.
  const template = new URL(adminUrl);
  template.pathname = '/template1';
  const client = new Client({ connectionString: template.href });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [BEGINNING_LOCK]);
    for (const statement of REFUSE_LARGE_OBJECTS) await client.query(statement);
    await client.query(CLOSE_OTHER_DATABASES);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ownerRole]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${ownerRole}`);
    await client.query(`ALTER ROLE ${ownerRole} LOGIN CREATEROLE PASSWORD ${escapeLiteral(passwordOf(adminUrl))}`);
    await client.query(`GRANT CONNECT ON DATABASE postgres TO ${ownerRole}`);
  } finally {
    await client.end();
  }
  const migrationUrl = new URL(adminUrl);
  migrationUrl.pathname = '/postgres';
  migrationUrl.username = ownerRole;
  migrationUrl.password = passwordOf(adminUrl);
  return { adminUrl, migrationUrl: migrationUrl.href, stop: () => Promise.resolve() };
}

const passwordOf = (adminUrl: string) => createHash('sha256').update(`${ownerRole} ${adminUrl}`).digest('base64url');
