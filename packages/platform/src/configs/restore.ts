import { and, eq } from 'drizzle-orm';
import { configViolations, type SettingsContext } from '@launchyard/domain/configs';
import { parseId } from '@launchyard/domain/kit';
import type { Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Caller } from '../session/caller.ts';
import { findConfig } from './find.ts';
import { besideSettings } from './password.ts';
import { saveConfig, type Save } from './save.ts';
import { configChanges, type ConfigRow } from './tables.ts';

interface Restore extends Pick<Save, 'configId' | 'revision' | 'passwordHash'> {
  /** A public id. */
  changeId: string;
  password: string | undefined;
}

/** Sets a config of the caller's account as it was after an earlier change; the history goes on, it is not wound back. */
export async function restoreChange(
  tx: Tx,
  now: Date,
  caller: Caller,
  context: SettingsContext,
  { changeId, password, ...input }: Restore,
): Promise<ConfigRow> {
  const { id } = await findConfig(tx, caller.account.id, input.configId);
  const changeUuid = parseId('configChange', changeId) ?? refuse(configViolations.changeNotFound);
  const [change] = await tx
    .select({ document: configChanges.document })
    .from(configChanges)
    .where(and(eq(configChanges.id, changeUuid), eq(configChanges.configId, id)));
  if (!change) return refuse(configViolations.changeNotFound);
  const restored = {
    document: change.document,
    change: { password: password || undefined },
    reason: 'restored',
    locate: besideSettings,
  } as const;
  return saveConfig(tx, now, caller, context, { ...input, ...restored });
}
