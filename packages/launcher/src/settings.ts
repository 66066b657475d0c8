import { resolve } from 'node:path';
import { readAddresses, readSettings, settings, SettingsError } from '@launchyard/domain/settings';
import type { Addresses, SettingValues } from '@launchyard/domain/settings';

export interface LaunchSettings {
  values: SettingValues<typeof settings>;
  addresses: Addresses;
  /** Absolute, so that it means the same for every process. */
  dataDir: string;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Reads every setting before anything starts. Throws SettingsError. */
export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  const values = readSettings(settings, environment);
  const addresses = readAddresses(values);
  if (values.DATABASE_URL !== undefined) {
    throw new SettingsError(
      'DATABASE_URL is set: the launcher gives each process a URL of its own, with its own role. Unset DATABASE_URL, and set MIGRATION_DATABASE_URL to your server, with the role that owns the database.',
    );
  }
  if (values.MODE === 'development' && !loopback.has(values.HOST)) {
    throw new SettingsError(
      `HOST is ${values.HOST}: development mode has demo accounts and listens on this machine only. Leave HOST unset, or set MODE=production.`,
    );
  }
  return { values, addresses, dataDir: resolve(values.DATA_DIR) };
}
