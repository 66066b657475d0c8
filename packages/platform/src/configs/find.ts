import { and, eq, isNull } from 'drizzle-orm';
import { configViolations, DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import type { Violation } from '@launchyard/domain/kit';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { configs, type ConfigRow } from '../tables/configs.ts';

export const isDefault = (row: Pick<ConfigRow, 'nameKey'>): boolean => row.nameKey === DEFAULT_CONFIG_NAME;

/** The configs of an account that are not in the bin. */
export const isLiveOf = (accountId: string) => and(eq(configs.accountId, accountId), isNull(configs.binItemId));

/**
 * The account’s config; refuses a missing one with the given words. `configId` is a UUID, or null for an invalid id.
 */
export async function findConfig(
  sql: Sql,
  accountId: string,
  configId: string | null,
  ifMissing: Violation = configViolations.notFound,
): Promise<ConfigRow> {
  const [row] = await sql.select().from(configs).where(mine(accountId, configId));
  return row ?? refuse(ifMissing);
}

/** The same, but only for configs that can be edited: not the default one. */
export async function findEditable(sql: Sql, accountId: string, configId: string | null): Promise<ConfigRow> {
  const row = await findConfig(sql, accountId, configId);
  return isDefault(row) ? refuse(configViolations.defaultNotEditable) : row;
}

/** The config, locked until the transaction ends. Refuses the default one with the given words. */
export async function lockConfig(
  tx: Tx,
  accountId: string,
  configId: string | null,
  ifDefault: Violation,
): Promise<ConfigRow> {
  const [row] = await tx.select().from(configs).where(mine(accountId, configId)).for('update');
  if (!row) return refuse(configViolations.notFound);
  return isDefault(row) ? refuse(ifDefault) : row;
}

function mine(accountId: string, configId: string | null) {
  return and(eq(configs.id, configId ?? refuse(configViolations.notFound)), isLiveOf(accountId));
}
