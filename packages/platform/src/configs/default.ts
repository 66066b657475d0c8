import { and, eq } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import type { Sql } from '../kit/database.ts';
import { configs } from './tables.ts';

/** Applications §3: a default config is created automatically for the owner if missing. Two at once make one. Writes only when it is missing. */
export async function ensureDefaultConfig(sql: Sql, now: Date, accountId: string): Promise<void> {
  const nameKey = DEFAULT_CONFIG_NAME;
  if ((await sql.$count(configs, and(eq(configs.accountId, accountId), eq(configs.nameKey, nameKey)))) > 0) return;
  await sql
    .insert(configs)
    .values({ accountId, name: DEFAULT_CONFIG_NAME, nameKey, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}
