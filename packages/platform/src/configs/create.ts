import {
  changeSettings,
  checkConfigName,
  checkSettings,
  completeDocument,
  configNameTaken,
  configViolations,
  DEFAULT_SETTINGS,
  MAX_CONFIGS,
  readableFields,
  writeDocument,
  type SettingsChange,
  type SettingsContext,
  type WireDocument,
} from '@launchyard/domain/configs';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import type { Caller } from '../session/caller.ts';
import { lockAccount } from '../uploads/locks.ts';
import { assetKeysIn } from './assetKeys.ts';
import { isLiveOf } from './find.ts';
import { recordChange } from './changes.ts';
import { configs, type ChangeReason, type ConfigRow } from './tables.ts';

export interface NewConfig {
  name: string;
  data: WireDocument;
  passwordHash: string | null;
  reason: ChangeReason;
}

/** The settings of a new config over the defaults, as what is stored; refuses what may not be saved. */
export function newDocument(settings: SettingsChange, context: SettingsContext) {
  const whole = changeSettings(DEFAULT_SETTINGS, settings);
  refuseAny(checkSettings(whole, context));
  const names = readableFields.map(({ name }) => name);
  return { data: completeDocument(writeDocument({}, whole, names)), hasPassword: whole.hasPassword };
}

/** Makes a config in the caller's account; refuses a name that cannot be or is taken. Tells whoever listens. */
export async function insertConfig(tx: Tx, now: Date, caller: Caller, made: NewConfig): Promise<ConfigRow> {
  refuseAny(checkConfigName(made.name));
  const accountId = caller.account.id;
  // Two who take the same name, or the last place, come one after the other.
  await lockAccount(tx, accountId);
  if ((await tx.$count(configs, isLiveOf(accountId))) >= MAX_CONFIGS) refuse(configViolations.tooMany);
  const { reason, ...values } = made;
  const nameKey = made.name.toLowerCase();
  const [row] = await tx
    .insert(configs)
    .values({ ...values, assetKeys: assetKeysIn(made.data), accountId, nameKey, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) return refuse(configNameTaken(made.name));
  await recordChange(tx, caller, row, { reason, isPasswordNew: row.passwordHash !== null });
  await publishContent(tx, now, accountId, 'configs');
  return row;
}

/** The names of the account's configs that are taken, for finding one that is not. */
export async function takenNames(tx: Tx, accountId: string): Promise<(name: string) => boolean> {
  const rows = await tx.select({ nameKey: configs.nameKey }).from(configs).where(isLiveOf(accountId));
  const taken = new Set(rows.map((row) => row.nameKey));
  return (name) => taken.has(name.toLowerCase());
}
