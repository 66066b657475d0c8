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

/** A config at the time editing started. */
export interface EditedConfig extends Omit<ConfigEditor_ConfigFragment, 'document' | 'settings'> {
  document: WireDocument;
  settings: ConfigSettings;
}

/**
 * A config as the API returns it, or null while its document could not be loaded. The catalogue
 * reads the settings from its document, so no second list of them is needed.
 */
export function readConfig(config: ConfigEditor_ConfigFragment): EditedConfig | null {
  if (config.document === null) return null;
  const document = parseWire(config.document);
  return { ...config, document, settings: readDocument(document, config.settings.hasPassword) };
}

/** The API's own JSON text: an object. */
export function parseWire(text: string): WireDocument {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('a document of a config is no object');
  return { ...parsed };
}

export function withValue(change: SettingsChange, name: string, value: FieldValue): SettingsChange {
  return { ...change, [name]: value };
}

/** What the inputs show: typed values, even if saving would clear them. */
export function shownSettings(base: ConfigSettings, { password, ...change }: SettingsChange): ConfigSettings {
  const hasPassword = base.hasPassword || (password ?? '') !== '';
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return asSettings({ ...base, ...Object.fromEntries(given) }, hasPassword);
}

/** The edited settings that saving would change. */
export function changedNames(base: ConfigSettings, change: SettingsChange): string[] {
  const saved: Record<string, FieldValue> = changeSettings(base, change);
  const before: Record<string, FieldValue> = base;
  const touched = readableFields.filter(({ name }) => change[name] !== undefined);
  const names = touched.filter(({ name }) => !isSame(saved[name], before[name])).map(({ name }): string => name);
  const isPasswordNew = typeof change.password === 'string' && change.password !== '' && saved['hasPassword'] === true;
  return isPasswordNew ? [...names, 'password'] : names;
}

/** The input of the mutation: the edited settings with their values to save. */
export function settingsInput(base: ConfigSettings, change: SettingsChange): ConfigSettingsInput {
  const saved: Record<string, FieldValue> = { ...changeSettings(base, change), password: change.password ?? null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input type is generated from the same catalogue
  return Object.fromEntries(changedNames(base, change).map((name) => [name, saved[name]])) as ConfigSettingsInput;
}

/** Why it cannot be saved. */
export function checkChange(base: ConfigSettings, change: SettingsChange, context: SettingsContext): Violation[] {
  const changed = new Set(changedNames(base, change));
  const names = readableFields.map(({ name }) => name).filter((name) => changed.has(name));
  const password = changed.has('password') ? checkStreamPassword(change.password ?? '') : [];
  return [...checkSettings(changeSettings(base, change), context, names), ...password];
}

/** Refusals by setting, the first of each; those about no setting are under ''. */
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
