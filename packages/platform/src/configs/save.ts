import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  changeSettings,
  checkSettings,
  configViolations,
  readableFields,
  readDocument,
  writeDocument,
  type ConfigSettings,
  type SettingsChange,
  type SettingsContext,
  type WireDocument,
} from '@launchyard/domain/configs';
import type { Violation } from '@launchyard/domain/kit';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import type { Caller } from '../session/caller.ts';
import { assetKeysIn } from './assetKeys.ts';
import { recordChange } from './changes.ts';
import { lockConfig } from './find.ts';
import { configs, type ChangeReason, type ConfigRow } from './tables.ts';

export interface Save {
  configId: string;
  /** The one that the caller saw. */
  revision: number;
  /** What the config becomes, before `change` is applied; unset: it stays what it is. */
  document?: WireDocument;
  change: SettingsChange;
  /** The hash of the password in `change`, when it has one. */
  passwordHash: string | undefined;
  reason: ChangeReason;
  /** Where a refusal stands in what the caller gave, when it is not among settings. */
  locate?: (violation: Violation) => Violation;
}

/**
 * Changes a config of the caller's account, if nobody has since the caller looked. What is saved as it was makes no new revision. Refuses
 * settings that may not be saved, looking only at those that change and at what the settings need of each other.
 */
export async function saveConfig(
  tx: Tx,
  now: Date,
  caller: Caller,
  context: SettingsContext,
  save: Save,
): Promise<ConfigRow> {
  const row = await lockConfig(tx, caller.account.id, save.configId, configViolations.defaultNotEditable);
  if (row.revision !== save.revision) return refuse(configViolations.changed);
  const hadPassword = row.passwordHash !== null;
  const base = save.document ?? row.data;
  const before = readDocument(row.data, hadPassword);
  const after = changeSettings(readDocument(base, hadPassword), save.change);
  const { locate = (violation) => violation } = save;
  refuseAny(checkSettings(after, context, differing(before, after)).map(locate));
  const data = writeDocument(base, after, differing(readDocument(base, hadPassword), after));
  const passwordHash = after.hasPassword ? (save.passwordHash ?? row.passwordHash) : null;
  if (passwordHash === row.passwordHash && isDeepStrictEqual(data, row.data)) return row;
  const [saved] = await tx
    .update(configs)
    .set({ data, assetKeys: assetKeysIn(data), passwordHash, revision: row.revision + 1, updatedAt: now })
    .where(eq(configs.id, row.id))
    .returning();
  if (!saved) throw new Error('a locked config went away');
  const isPasswordNew = passwordHash !== null && passwordHash !== row.passwordHash;
  await recordChange(tx, caller, saved, { reason: save.reason, isPasswordNew });
  await publishContent(tx, now, row.accountId, 'configs');
  return saved;
}

const differing = (one: ConfigSettings, other: ConfigSettings) =>
  readableFields.map(({ name }) => name).filter((name) => !isDeepStrictEqual(one[name], other[name]));
