import { SettingsError } from '@launchyard/domain/settings';
import { startEmbeddedDatabase } from './database/embedded-database.ts';
import { LaunchError, systemErrorCode } from './launch-error.ts';

export interface Database {
  /** For the application’s role. */
  url: string;
  /** For the role that owns the tables. */
  migrationUrl: string;
  stop(): Promise<void>;
}

interface DatabaseSettings {
  DATABASE_URL: string | undefined;
  MIGRATION_DATABASE_URL: string | undefined;
}

/**
 * The configured database, or else the embedded one in the data folder. Throws SettingsError if only one address is
 * set.
 */
export async function openDatabase(
  { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl }: DatabaseSettings,
  dataDir: string,
  log: (line: string) => void,
): Promise<Database> {
  if (url !== undefined && migrationUrl !== undefined) return { url, migrationUrl, stop: () => Promise.resolve() };
  if (url === undefined && migrationUrl === undefined) return startEmbeddedDatabase({ dataDir, log });
  const missing = url === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  const given = url === undefined ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  throw new SettingsError(`${given} is set but ${missing} is not: set both, or neither for the embedded database.`);
}

/**
 * Migrates the database. Throws LaunchError if the server of MIGRATION_DATABASE_URL cannot be reached or refuses us;
 * its address is not repeated, because it contains a password.
 */
export async function migrateDatabase(
  { url, migrationUrl }: Pick<Database, 'url' | 'migrationUrl'>,
  migrate: (migrationUrl: string, applicationRole: string) => Promise<void>,
): Promise<void> {
  try {
    await migrate(migrationUrl, decodeURIComponent(new URL(url).username));
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
  '42501': 'does not let its user create tables: the role must own the database',
};

/** Connecting to a name with several addresses gives several errors in one; query builders wrap theirs. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return systemErrorCode(error) ?? (error instanceof Error && error.cause ? codeOf(error.cause) : undefined);
}
