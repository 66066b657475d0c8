import { sql } from 'drizzle-orm';
import {
  CONFIG_FIELDS,
  linkExpiry,
  readDocument,
  startScreen,
  type ConfigSettings,
  type StartScreen,
} from '@launchyard/domain/configs';
import { configs, type ConfigRow } from '../tables/configs.ts';

const { isAnonymised: field } = CONFIG_FIELDS;

/** Whether links with the config hide names in their addresses: reads the flag as the catalogue does, for queries. */
export const isAnonymised = sql<boolean>`coalesce(${configs.data}->(${field.wire}::text) in ('"1"', '1', 'true'), false)`;

/** What opening a link needs to know about its config. */
export interface VisitSettings {
  /** When links with it stop opening; null: never. */
  expiresAt: Date | null;
  /** The hash that viewers’ passwords are compared with. */
  passwordHash: string | null;
  /** The screens before the stream, and whether a password is required. */
  screen: StartScreen;
  /** Everything it says, for the session. */
  config: ConfigSettings;
}

/** Reads what opening a link needs from the stored document. */
export function readVisitSettings({ data, passwordHash }: Pick<ConfigRow, 'data' | 'passwordHash'>): VisitSettings {
  const settings = readDocument(data, passwordHash !== null);
  return {
    expiresAt: linkExpiry(settings),
    passwordHash,
    screen: startScreen(settings),
    config: settings,
  };
}

/** Whether links with the config require a password or expire. */
export function protects(config: Pick<ConfigRow, 'data' | 'passwordHash'>): boolean {
  const { expiresAt, passwordHash } = readVisitSettings(config);
  return passwordHash !== null || expiresAt !== null;
}
