import { and, eq } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { SYSTEM } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { configs } from '../tables/configs.ts';
import { isLiveOf } from './find.ts';

/**
 * Applications §3: a default config is created automatically for the owner if missing. Returns its UUID. Concurrent
 * calls create one; writes only if it is missing.
 */
export async function ensureDefaultConfig(sql: Sql, now: Date, accountId: string): Promise<string> {
  const nameKey = DEFAULT_CONFIG_NAME;
  const isIt = and(isLiveOf(accountId), eq(configs.nameKey, nameKey));
  const find = () => sql.select({ id: configs.id }).from(configs).where(isIt);
  const [there] = await find();
  if (there) return there.id;
  await sql
    .insert(configs)
    .values({ accountId, name: DEFAULT_CONFIG_NAME, nameKey, createdAt: now, createdBy: SYSTEM, updatedAt: now })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the default config was not written');
  return made.id;
}
