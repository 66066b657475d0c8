import { startEmbeddedDatabase } from './database/embedded-database.ts';
import { LaunchError, systemErrorCode } from './launch-error.ts';

export interface Database {
  /** For the role that owns the database and makes those of the processes. */
  migrationUrl: string;
  stop(): Promise<void>;
}

/** The configured database, or else the embedded one in the data folder. */
export async function openDatabase(
  { MIGRATION_DATABASE_URL: migrationUrl }: { MIGRATION_DATABASE_URL: string | undefined },
  dataDir: string,
  log: (line: string) => void,
): Promise<Database> {
  if (migrationUrl === undefined) return startEmbeddedDatabase({ dataDir, log });
  return { migrationUrl, stop: () => Promise.resolve() };
}

/**
 * Migrates the database. Throws LaunchError if the server of MIGRATION_DATABASE_URL cannot be reached or refuses us;
 * its address is not repeated, because it contains a password.
 */
export async function migrateDatabase(
  { migrationUrl }: Pick<Database, 'migrationUrl'>,
  migrate: (migrationUrl: string) => Promise<void>,
): Promise<void> {
  try {
    await migrate(migrationUrl);
  } catch (error) {
    const reason = reasons[codeOf(error) ?? ''];
    if (reason === undefined) throw error;
    throw new LaunchError(`The database at MIGRATION_DATABASE_URL ${reason}.`, { cause: error });
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer: nothing listens at its address',
  ENOTFOUND: 'does not answer: its host name is unknown',
  ETIMEDOUT: 'does not answer',
  EHOSTUNREACH: 'does not answer: there is no route to its host',
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist: create it first',
  '42501':
    'refuses its user: the role must own the database and may create roles (CREATEROLE); roles of processes that another role made are granted to it WITH ADMIN OPTION',
};

/** Connecting to a name with several addresses gives several errors in one; query builders wrap theirs. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return systemErrorCode(error) ?? (error instanceof Error && error.cause ? codeOf(error.cause) : undefined);
}
