import { and, eq } from 'drizzle-orm';
import { configViolations, withSettings } from '@launchyard/domain/configs';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { refuse } from '../kit/refuse.ts';
import { configChanges, type ConfigRow } from '../tables/configs.ts';
import { findConfig } from './find.ts';
import { besideSettings } from './password.ts';
import { saveConfig, type Save, type SaveDeps } from './save.ts';

interface Restore extends Pick<Save, 'configId' | 'revision'> {
  /** A UUID, or null for an invalid id. */
  changeId: string | null;
  password?: string | undefined;
}

/**
 * Restores the settings of a config of the caller’s account as they were after an earlier change. This appends to the
 * history.
 */
export async function restoreChange(
  deps: SaveDeps,
  inTransaction: InTransaction,
  caller: Caller,
  { changeId, password, ...input }: Restore,
): Promise<ConfigRow> {
  const { sql } = deps.database;
  const { id, data } = await findConfig(sql, caller.account.id, input.configId);
  if (changeId === null) return refuse(configViolations.changeNotFound);
  const [change] = await sql
    .select({ document: configChanges.document })
    .from(configChanges)
    .where(and(eq(configChanges.id, changeId), eq(configChanges.configId, id)));
  if (!change) return refuse(configViolations.changeNotFound);
  return saveConfig(deps, inTransaction, caller, {
    ...input,
    document: withSettings(data, change.document),
    change: { password: password || undefined },
    reason: 'restored',
    locate: besideSettings,
  });
}
