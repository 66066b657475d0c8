import type { Secrets } from '../secrets.ts';

export const ownerRole = 'launchyard_owner';
export const applicationRole = 'launchyard_app';
export const databaseName = 'launchyard';

type Passwords = Pick<Secrets, 'ownerPassword' | 'applicationPassword'>;

/**
 * The statements for a new cluster: one role that owns the database and migrates, and one for the application that
 * creates nothing. The migrations grant the application’s rights on each table.
 */
export function createRoles({ ownerPassword, applicationPassword }: Passwords, throwaway: boolean): string[] {
  return [
    `CREATE ROLE ${ownerRole} LOGIN ${throwaway ? 'CREATEDB' : ''} PASSWORD ${literal(ownerPassword)}`,
    `CREATE ROLE ${applicationRole} LOGIN PASSWORD ${literal(applicationPassword)}`,
    // Tests drop databases that still have connections.
    ...(throwaway ? [`GRANT pg_signal_backend TO ${ownerRole}`] : []),
    `CREATE DATABASE ${databaseName} OWNER ${ownerRole}`,
    `REVOKE ALL ON DATABASE ${databaseName} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${databaseName} TO ${applicationRole}`,
  ];
}

/** The statements that set the roles’ passwords to a new `secrets.json`, after that file was lost. */
export function changePasswords({ ownerPassword, applicationPassword }: Passwords): string[] {
  return [
    `ALTER ROLE ${ownerRole} PASSWORD ${literal(ownerPassword)}`,
    `ALTER ROLE ${applicationRole} PASSWORD ${literal(applicationPassword)}`,
  ];
}

export const connectionUrl = (role: string, password: string, port: number, database = databaseName) =>
  `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
