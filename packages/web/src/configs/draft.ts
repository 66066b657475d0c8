import {
  asSettings,
  changeSettings,
  checkSettings,
  checkStreamPassword,
  configDifferences,
  readableFields,
  readDocument,
  type ConfigDifference,
  type ConfigSettings,
  type FieldValue,
  type SettingsChange,
  type SettingsContext,
  type WireDocument,
} from '@launchyard/domain/configs';
import type { Violation } from '@launchyard/domain/kit';
import type { ConfigEditor_ConfigFragment, ConfigSettingsInput } from '../generated/graphql.ts';

/** A config as somebody began to edit it. */
export interface EditedConfig extends Omit<ConfigEditor_ConfigFragment, 'document' | 'settings'> {
  document: WireDocument;
  settings: ConfigSettings;
}

/** A config as the API answers it. The settings are read from its document by the catalogue, so that no other list of them is needed. */
export function readConfig(config: ConfigEditor_ConfigFragment): EditedConfig {
  const document = parseWire(config.document);
  return { ...config, document, settings: readDocument(document, config.settings.hasPassword) };
}

/** The API's own JSON text: an object. */
export function parseWire(text: string): WireDocument {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('a document of a config is no object');
  return { ...parsed };
}

/** The change with one more value in it. */
export function withValue(change: SettingsChange, name: string, value: FieldValue): SettingsChange {
  return { ...change, [name]: value };
}

/** What the inputs show: what was typed, also where it would be cleared on save. */
export function shownSettings(base: ConfigSettings, { password, ...change }: SettingsChange): ConfigSettings {
  const hasPassword = base.hasPassword || (password ?? '') !== '';
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return asSettings({ ...base, ...Object.fromEntries(given) }, hasPassword);
}

/** The settings that would be others after a save, of those that were touched. */
export function changedNames(base: ConfigSettings, change: SettingsChange): string[] {
  const saved: Record<string, FieldValue> = changeSettings(base, change);
  const before: Record<string, FieldValue> = base;
  const touched = readableFields.filter(({ name }) => change[name] !== undefined);
  const names = touched.filter(({ name }) => !isSame(saved[name], before[name])).map(({ name }): string => name);
  const isPasswordNew = typeof change.password === 'string' && change.password !== '' && saved['hasPassword'] === true;
  return isPasswordNew ? [...names, 'password'] : names;
}

/** What to send: the touched settings as they are saved. */
export function settingsInput(base: ConfigSettings, change: SettingsChange): ConfigSettingsInput {
  const saved: Record<string, FieldValue> = { ...changeSettings(base, change), password: change.password ?? null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input type is made from the same catalogue
  return Object.fromEntries(changedNames(base, change).map((name) => [name, saved[name]])) as ConfigSettingsInput;
}

/** Why it cannot be saved. */
export function checkChange(base: ConfigSettings, change: SettingsChange, context: SettingsContext): Violation[] {
  const changed = new Set(changedNames(base, change));
  const names = readableFields.map(({ name }) => name).filter((name) => changed.has(name));
  const password = changed.has('password') ? checkStreamPassword(change.password ?? '') : [];
  return [...checkSettings(changeSettings(base, change), context, names), ...password];
}

/** Refusals by the setting that they are about, the first of each; what is about none stands under ''. */
export function bySetting(violations: readonly Pick<Violation, 'field' | 'message'>[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { field, message } of violations) {
    const name = field?.[0] === 'settings' ? (field[1] ?? '') : '';
    if (!messages.has(name)) messages.set(name, message);
  }
  return messages;
}

/** What others changed between two states, in words. */
export const differencesOf = (before: EditedConfig, after: EditedConfig): ConfigDifference[] =>
  configDifferences(stateOf(before), { ...stateOf(after), isPasswordNew: false });

const stateOf = ({ document, settings }: EditedConfig) => ({ document, hasPassword: settings.hasPassword });

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
