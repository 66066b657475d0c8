import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto';
import type { Client } from 'pg';
import { SettingsError } from '@launchyard/domain/settings';
import { databaseProcesses, type DatabaseProcess } from './kit/database-process.ts';

export { databaseProcesses, type DatabaseProcess };

/** The longest name in PostgreSQL. */
const NAME_BYTES = 63;

/** The role of a process in a database. */
export const roleOf = (database: string, process: DatabaseProcess): string => `${database}_${process}`;

/** The name of the database in an address. */
export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * The address of the database for a process, from the address for the role that owns it. Their passwords follow from
 * the owner’s, so that it is the only one to keep. `database` names the roles if they serve several databases. Throws
 * SettingsError for an address without a password.
 */
export function urlForProcess(
  migrationUrl: string,
  process: DatabaseProcess,
  database: string = databaseName(migrationUrl),
): string {
  const url = new URL(migrationUrl);
  const role = roleOf(database, process);
  url.username = role;
  url.password = passwordOf(role, decodeURIComponent(new URL(migrationUrl).password));
  return url.href;
}

/**
 * Makes the roles of the processes, or sets their passwords again, and lets them connect. The client is the owner of
 * the database, who must be allowed to create roles.
 */
export async function makeRoles(client: Client, migrationUrl: string, database: string): Promise<void> {
  const names = databaseProcesses.map((process) => roleOf(database, process));
  const tooLong = names.find((name) => Buffer.byteLength(name) > NAME_BYTES);
  if (tooLong !== undefined) {
    throw new SettingsError(
      `The role ${tooLong} would have more than ${NAME_BYTES} bytes: give the database a shorter name.`,
    );
  }
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    names,
  ]);
  const existing = new Set(rows.map(({ rolname }) => rolname));
  const owners = decodeURIComponent(new URL(migrationUrl).password);
  for (const name of names) {
    const role = client.escapeIdentifier(name);
    const verifier = client.escapeLiteral(verifierOf(passwordOf(name, owners), name));
    await client.query(`${existing.has(name) ? 'alter' : 'create'} role ${role} login password ${verifier}`);
  }
  const own = client.escapeIdentifier(databaseName(migrationUrl));
  await client.query(
    `grant connect on database ${own} to ${names.map((name) => client.escapeIdentifier(name)).join()}`,
  );
}

/** A cache, by the owner’s password. */
const slowKeys = new Map<string, Buffer>();

/** Made slowly, so that whoever has the password of a process cannot guess the owner’s from it. */
function passwordOf(role: string, ownersPassword: string): string {
  if (ownersPassword === '') {
    throw new SettingsError(
      'MIGRATION_DATABASE_URL has no password: those of the processes are made from it, so it must be in the address.',
    );
  }
  const key = slowKeys.get(ownersPassword) ?? scryptSync(ownersPassword, 'launchyard: passwords of processes', 32);
  slowKeys.set(ownersPassword, key);
  return createHmac('sha256', key).update(role).digest('base64url');
}

/** The passwords are random, so that more only costs time, at every connection. */
const ITERATIONS = 1;

/**
 * What the server keeps to check a password (SCRAM-SHA-256, RFC 5803), so that the password itself appears in none of
 * its logs. The salt is made of the role, so that the same password gives the same text.
 */
function verifierOf(password: string, role: string): string {
  const salt = createHmac('sha256', password).update(role).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`;
}
