import type { Violation } from '../kit/index.ts';
import type { ConfigField, FieldValue } from './field.ts';
import {
  asSettings,
  CONFIG_FIELDS,
  configFields,
  readableFields,
  type ConfigSettings,
  type SettingsChange,
} from './fields.ts';
import { tidy } from './kinds.ts';
import { settingViolations } from './violations.ts';

/**
 * The settings after a save: given values are applied, and settings that depend on something that is off are cleared
 * (applications §4).
 */
export function changeSettings(before: ConfigSettings, { password, ...change }: SettingsChange): ConfigSettings {
  const given: Record<string, FieldValue | undefined> = change;
  const values: Record<string, FieldValue> = {};
  for (const { name, field } of readableFields) {
    const value = given[name];
    values[name] = value === undefined ? before[name] : tidy(field, value);
  }
  const hasPassword = password === undefined ? before.hasPassword : password !== null && password !== '';
  return clearDependents(asSettings(values, hasPassword));
}

/**
 * A given value is saved or refused, never dropped: a setting that always has a value cannot be cleared, and one that
 * depends on something that is off accepts none. `after` is the result of the change.
 */
export function checkGiven(change: SettingsChange, after: ConfigSettings): Violation[] {
  const given: Record<string, FieldValue | undefined> = change;
  return configFields.flatMap(({ name, field }): Violation[] => {
    const value = given[name];
    if (value === undefined) return [];
    if (value === null) return isAlwaysSet(field) ? [settingViolations.empty(name, field)] : [];
    const isDropped = field.isCleared && !isEnabled(field, after) && tidy(field, value) !== null;
    return isDropped ? [settingViolations.off(name, field)] : [];
  });
}

/** Lists may be empty; flags, choices and some numbers always have a value. */
const isAlwaysSet = (field: ConfigField): boolean => field.fallback !== null && field.kind !== 'videos';

/** Whether the editor’s input is enabled: the setting that it depends on has the required value. */
export function isEnabled(field: ConfigField, settings: ConfigSettings): boolean {
  const values: Record<string, FieldValue> = settings;
  return field.dependsOn === undefined || values[field.dependsOn.field] === field.dependsOn.is;
}

function clearDependents(settings: ConfigSettings): ConfigSettings {
  const cleared = readableFields.filter(({ field }) => field.isCleared && !isEnabled(field, settings));
  const values = Object.fromEntries(cleared.map(({ name, field }) => [name, field.fallback]));
  const hasPassword = settings.hasPassword && isEnabled(CONFIG_FIELDS.password, settings);
  return asSettings({ ...settings, ...values }, hasPassword);
}
