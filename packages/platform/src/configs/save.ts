import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  changeSettings,
  checkChange,
  configFields,
  configViolations,
  readableFields,
  readDocument,
  writeDocument,
  type ConfigSettings,
  type SettingsChange,
  type SettingsContext,
  type WireDocument,
} from '@launchyard/domain/configs';
import { Refused } from '@launchyard/contract/kit';
import { formatId, type Violation } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { hashPassword, isPassword } from '../kit/passwords.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { configs, type ChangeReason, type ConfigRow } from '../tables/configs.ts';
import { assetKeysIn } from './asset-keys.ts';
import { recordChange } from './changes.ts';
import { findEditable, lockConfig } from './find.ts';
import { turnOf } from './password.ts';

export type SaveDeps = Pick<Deps, 'database' | 'clock'> & SettingsContext;

export interface Save {
  /** A UUID, or null for an invalid id. */
  configId: string | null;
  /** The revision that the caller saw. */
  revision: number;
  /** The document to start from before `change` is applied; unset: the current one. */
  document?: WireDocument;
  change: SettingsChange;
  reason: ChangeReason;
  /** Maps a refusal to its place in the caller’s input, if that is not among settings. */
  locate?: (violation: Violation) => Violation;
}

/**
 * Changes a config of the caller’s account, unless it was changed since the caller read it. A repeat of the same change
 * is not a conflict. Saving without a change makes no revision.
 */
export async function saveConfig(
  deps: SaveDeps,
  inTransaction: InTransaction,
  caller: Caller,
  save: Save,
): Promise<ConfigRow> {
  try {
    return await changeConfig(deps, inTransaction, caller, save);
  } catch (error) {
    if (!(error instanceof Refused) || !error.violations.includes(configViolations.changed)) throw error;
    const row = await findEditable(deps.database.sql, caller.account.id, save.configId);
    if (!(await isMade(row, deps, caller, save))) throw error;
    return inTransaction((_tx, note) => {
      note({ subject: formatId('config', row.id), label: row.name });
      return Promise.resolve(row);
    });
  }
}

/** Validated before a password is hashed, and again once the config is locked: no lock is held while hashing. */
async function changeConfig(deps: SaveDeps, inTransaction: InTransaction, caller: Caller, save: Save) {
  const { password } = save.change;
  const seen = judge(await findEditable(deps.database.sql, caller.account.id, save.configId), deps, save);
  const isGiven = typeof password === 'string' && password !== '' && seen.hasPassword;
  const given = isGiven ? await hashPassword(password, turnOf(caller)) : null;
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    const row = await lockConfig(tx, caller.account.id, save.configId, configViolations.defaultNotEditable);
    note({ subject: formatId('config', row.id), label: row.name });
    const { data, hasPassword } = judge(row, deps, save);
    const passwordHash = hasPassword ? (given ?? row.passwordHash) : null;
    if (passwordHash === row.passwordHash && isDeepStrictEqual(data, row.data)) return row;
    const [saved] = await tx
      .update(configs)
      .set({ data, assetKeys: assetKeysIn(data), passwordHash, revision: row.revision + 1, updatedAt: now })
      .where(eq(configs.id, row.id))
      .returning();
    if (!saved) throw new Error('a locked config disappeared');
    const isPasswordNew = passwordHash !== null && passwordHash !== row.passwordHash;
    note({ after: { changedSettings: changedLabels(row, saved, isPasswordNew) } });
    await recordChange(tx, caller, saved, { reason: save.reason, isPasswordNew });
    await publishContent(tx, now, row.accountId, 'configs');
    return saved;
  });
}

/**
 * Applies a save to the current config. Refuses invalid settings, but checks only changed settings and their
 * dependencies.
 */
function judge(row: ConfigRow, context: SettingsContext, save: Save) {
  if (row.revision !== save.revision) return refuse(configViolations.changed);
  const { locate = (violation) => violation } = save;
  const { before, after, data } = outcome(row, save);
  refuseAny(checkChange(save.change, after, context, differing(before, after)).map(locate));
  return { data, hasPassword: after.hasPassword };
}

function outcome(row: ConfigRow, save: Save) {
  const hadPassword = row.passwordHash !== null;
  const base = save.document ?? row.data;
  const after = changeSettings(readDocument(base, hadPassword), save.change);
  const data = writeDocument(base, after, differing(readDocument(base, hadPassword), after));
  return { before: readDocument(row.data, hadPassword), after, data };
}

/** Whether the config is already in the requested state, exactly one revision later, and a save could bring it there. */
async function isMade(row: ConfigRow, context: SettingsContext, caller: Caller, save: Save): Promise<boolean> {
  const { before, after, data } = outcome(row, save);
  if (checkChange(save.change, after, context, differing(before, after)).length > 0) return false;
  const hasPassword = row.passwordHash !== null;
  const isSame = isDeepStrictEqual(data, row.data) && after.hasPassword === hasPassword;
  if (row.revision !== save.revision + 1 || !isSame) return false;
  const { password } = save.change;
  return !hasPassword || !password || isPassword(password, row.passwordHash, turnOf(caller));
}

/** The names of what was changed, without values: the history of the config has those. */
function changedLabels(row: ConfigRow, saved: ConfigRow, isPasswordNew: boolean): string[] {
  const [before, after] = [row, saved].map(({ data, passwordHash }) => readDocument(data, passwordHash !== null));
  if (!before || !after) return [];
  const names = new Set<string>(differing(before, after));
  return configFields
    .filter(({ name }) => names.has(name) || (isPasswordNew && name === 'password'))
    .map(({ field }) => field.label);
}

const differing = (one: ConfigSettings, other: ConfigSettings) =>
  readableFields.map(({ name }) => name).filter((name) => !isDeepStrictEqual(one[name], other[name]));
