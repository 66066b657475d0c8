import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/**
 * Creates the two roles on an existing server. Their passwords are derived from the given URL, so that concurrent
 * runs on one server agree on them.
 */
export async function makeRoles(adminUrl: string) {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(4713001)');
    for (const role of ['launchyard_owner', 'launchyard_app']) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await client.query(`CREATE ROLE ${escapeIdentifier(role)}`);
      await client.query(
        `ALTER ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(passwordOf(role, adminUrl))}`,
      );
    }
  } finally {
    await client.end();
  }
  return {
    adminUrl,
    url: urlOf('launchyard_app', adminUrl),
    migrationUrl: urlOf('launchyard_owner', adminUrl),
    stop: () => Promise.resolve(),
  };
}

function urlOf(role: string, adminUrl: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = passwordOf(role, adminUrl);
  return url.href;
}

const passwordOf = (role: string, adminUrl: string) =>
  createHash('sha256').update(`${role} ${adminUrl}`).digest('base64url');
