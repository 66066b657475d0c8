import { createHash } from 'node:crypto';
import { REFUSE_LARGE_OBJECTS } from '@launchyard/launcher/database/roles';
import { Client, escapeLiteral } from 'pg';

const OWNER = 'launchyard_owner';

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
    await client.query('SELECT pg_advisory_lock(4713001)');
    for (const statement of REFUSE_LARGE_OBJECTS) await client.query(statement);
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${OWNER}`);
    await client.query(`ALTER ROLE ${OWNER} LOGIN CREATEROLE PASSWORD ${escapeLiteral(passwordOf(adminUrl))}`);
  } finally {
    await client.end();
  }
  const migrationUrl = new URL(adminUrl);
  migrationUrl.username = OWNER;
  migrationUrl.password = passwordOf(adminUrl);
  return { adminUrl, migrationUrl: migrationUrl.href, stop: () => Promise.resolve() };
}

const passwordOf = (adminUrl: string) => createHash('sha256').update(`${OWNER} ${adminUrl}`).digest('base64url');
