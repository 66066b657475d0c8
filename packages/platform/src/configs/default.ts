import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import type { Sql } from '../kit/database.ts';
import { configs } from './tables.ts';

/** Applications §3: a default config is created automatically for the owner if missing. Two at once make one. */
export async function ensureDefaultConfig(sql: Sql, now: Date, accountId: string): Promise<void> {
  await sql
    .insert(configs)
    .values({ accountId, name: DEFAULT_CONFIG_NAME, nameKey: DEFAULT_CONFIG_NAME, createdAt: now })
    .onConflictDoNothing();
}
