import type { Secrets } from '../secrets.ts';

export const ownerRole = 'launchyard_owner';
export const databaseName = 'launchyard';
/** The one role of all processes in clusters made before each process had its own. */
const formerRole = 'launchyard_app';

type OwnerPassword = Pick<Secrets, 'ownerPassword'>;

/**
 * PostgreSQL lets every role store large objects, in no table and without a limit. These statements, for all functions of
 * PostgreSQL 18 that take part, refuse that to all but superusers. Only a superuser can say them, in the database itself
 * or in the template that it is then created from.
 */
export const REFUSE_LARGE_OBJECTS: readonly string[] = [
  'REVOKE EXECUTE ON FUNCTION lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea), lo_import(text), lo_import(text, oid) FROM PUBLIC',
  'REVOKE EXECUTE ON FUNCTION lo_open(oid, integer), lo_put(oid, bigint, bytea), lowrite(integer, bytea), lo_truncate(integer, integer), lo_truncate64(integer, bigint), lo_unlink(oid) FROM PUBLIC',
  'REVOKE EXECUTE ON FUNCTION lo_get(oid), lo_get(oid, bigint, integer), loread(integer, integer), lo_export(oid, text), lo_lseek(integer, integer, integer), lo_lseek64(integer, bigint, integer), lo_tell(integer), lo_tell64(integer), lo_close(integer) FROM PUBLIC',
];

/** Every role may connect to these, unless a superuser says otherwise. */
export const CLOSE_OTHER_DATABASES = 'REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC';

/**
 * The statements for `template1` of a new cluster, from which the database is made. The owner's role owns the database,
 * migrates it, and makes a role for each process.
 */
export function createRoles({ ownerPassword }: OwnerPassword, throwaway: boolean): string[] {
  return [
    ...REFUSE_LARGE_OBJECTS,
    CLOSE_OTHER_DATABASES,
    `CREATE ROLE ${ownerRole} LOGIN CREATEROLE ${throwaway ? 'CREATEDB' : ''} PASSWORD ${literal(ownerPassword)}`,
    // Tests create databases, and drop those that still have connections.
    ...(throwaway ? [`GRANT CONNECT ON DATABASE postgres TO ${ownerRole}`] : []),
    ...(throwaway ? [`GRANT pg_signal_backend TO ${ownerRole}`] : []),
    `CREATE DATABASE ${databaseName} OWNER ${ownerRole}`,
    `REVOKE ALL ON DATABASE ${databaseName} FROM PUBLIC`,
  ];
}

/**
 * The statements for the database of an existing cluster: they set the owner's password, which `secrets.json` may have
 * lost, and bring a cluster with one role for all processes up to date. Each may be repeated. CREATEROLE comes last: it
 * tells the next start that the others are done.
 */
export function repairRoles({ ownerPassword }: OwnerPassword): string[] {
  return [
    ...REFUSE_LARGE_OBJECTS,
    CLOSE_OTHER_DATABASES,
    dropFormerRole,
    `ALTER ROLE ${ownerRole} CREATEROLE PASSWORD ${literal(ownerPassword)}`,
  ];
}

/** Rights in a database that somebody else made keep the role; then it can no longer sign in. */
const dropFormerRole = [
  `DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${formerRole}') THEN`,
  `ALTER ROLE ${formerRole} NOLOGIN; DROP OWNED BY ${formerRole};`,
  `BEGIN DROP ROLE ${formerRole}; EXCEPTION WHEN dependent_objects_still_exist THEN NULL; END;`,
  'END IF; END $$',
].join(' ');

export const connectionUrl = (role: string, password: string, port: number, database = databaseName) =>
  `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
