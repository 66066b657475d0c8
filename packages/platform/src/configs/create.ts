import { and, eq } from 'drizzle-orm';
import {
  changeSettings,
  checkChange,
  checkConfigName,
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
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import { publishContent } from '../events/content.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { configs, type ChangeReason, type ConfigRow } from '../tables/configs.ts';
import { assetKeysIn } from './asset-keys.ts';
import { recordChange } from './changes.ts';
import { isLiveOf } from './find.ts';

export interface NewConfig {
  name: string;
  data: WireDocument;
  passwordHash: string | null;
  reason: ChangeReason;
}

/** The stored document of a new config: the given settings over the defaults. Refuses invalid settings. */
export function newDocument(settings: SettingsChange, context: SettingsContext) {
  const whole = changeSettings(DEFAULT_SETTINGS, settings);
  refuseAny(checkChange(settings, whole, context));
  const names = readableFields.map(({ name }) => name);
  return { data: completeDocument(writeDocument({}, whole, names)), hasPassword: whole.hasPassword };
}

/** Creates a config in the caller’s account; refuses an invalid or taken name. Notifies listeners. */
export async function insertConfig(tx: Tx, now: Date, caller: Caller, made: NewConfig): Promise<ConfigRow> {
  const accountId = caller.account.id;
  // Serialises creates that want the same name or the last place.
  await lockAccount(tx, accountId);
  await checkPlace(tx, accountId, made.name);
  const { reason, ...values } = made;
  const nameKey = made.name.toLowerCase();
  const origin = { createdAt: now, createdBy: actorOf(caller), updatedAt: now };
  const [row] = await tx
    .insert(configs)
    .values({ ...values, ...origin, assetKeys: assetKeysIn(made.data), accountId, nameKey })
    .returning();
  if (!row) throw new Error('the config was not written');
  await recordChange(tx, caller, row, { reason, isPasswordNew: row.passwordHash !== null });
  await publishContent(tx, now, accountId, 'configs');
  return row;
}

/** Refuses a new config if the account has too many, or its name is invalid or taken. */
export async function checkPlace(sql: Sql, accountId: string, name: string): Promise<void> {
  refuseAny(checkConfigName(name));
  const mine = isLiveOf(accountId);
  if ((await sql.$count(configs, mine)) >= MAX_CONFIGS) refuse(configViolations.tooMany);
  if ((await sql.$count(configs, and(mine, eq(configs.nameKey, name.toLowerCase())))) > 0)
    refuse(configNameTaken(name));
}

/** The taken config names of the account, to find a free one. */
export async function takenNames(tx: Tx, accountId: string): Promise<(name: string) => boolean> {
  const rows = await tx.select({ nameKey: configs.nameKey }).from(configs).where(isLiveOf(accountId));
  const taken = new Set(rows.map((row) => row.nameKey));
  return (name) => taken.has(name.toLowerCase());
}
