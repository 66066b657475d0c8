import { readSettings, settings, SettingsError } from '@launchyard/domain/settings';
import { databaseProcesses, urlForProcess } from '@launchyard/platform/database-roles';

/* Prints a line with the DATABASE_URL of each process that uses the database. Settings: MIGRATION_DATABASE_URL. */
try {
  const migrationUrl = readMigrationUrl();
  for (const name of databaseProcesses) process.stdout.write(`${name} ${urlForProcess(migrationUrl, name)}\n`);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function readMigrationUrl(): string {
  const { MIGRATION_DATABASE_URL } = settings;
  const { MIGRATION_DATABASE_URL: url } = readSettings({ MIGRATION_DATABASE_URL }, process.env);
  if (url !== undefined) return url;
  throw new SettingsError(`MIGRATION_DATABASE_URL is unset. ${MIGRATION_DATABASE_URL.meaning}`);
}
