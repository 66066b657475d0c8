import { sql } from 'drizzle-orm';
import { CONFIG_FIELDS, linkExpiry, readDocument, startScreen, type StartScreen } from '@launchyard/domain/configs';
import { configs, type ConfigRow } from '../tables/configs.ts';

const { isAnonymised: field } = CONFIG_FIELDS;

/** Whether the addresses of links with the config hide names: as the catalogue reads the flag, for queries. */
export const isAnonymised = sql<boolean>`coalesce(${configs.data}->(${field.wire}::text) in ('"1"', '1', 'true'), false)`;

/** What a visit of a link needs to know of its config. */
export interface VisitSettings {
  /** From then on links with it stop opening; null: never. */
  expiresAt: Date | null;
  /** What the password that viewers type is compared with. */
  passwordHash: string | null;
  /** What is seen before the stream, and whether a password is asked for. */
  screen: StartScreen;
}

/** Reads what a visit needs from the stored document. */
export function readVisitSettings({ data, passwordHash }: Pick<ConfigRow, 'data' | 'passwordHash'>): VisitSettings {
  const settings = readDocument(data, passwordHash !== null);
  return {
    expiresAt: linkExpiry(settings),
    passwordHash,
    screen: startScreen(settings),
  };
}

/** Whether links with the config ask for a password, or stop opening one day. */
export function protects(config: Pick<ConfigRow, 'data' | 'passwordHash'>): boolean {
  const { expiresAt, passwordHash } = readVisitSettings(config);
  return passwordHash !== null || expiresAt !== null;
}
