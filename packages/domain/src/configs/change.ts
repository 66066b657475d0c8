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
import { settingViolations } from './violations.ts';
import { distinct, readInstant } from './wire.ts';

/** The settings as they are after a save: what is given is taken, and what depends on something that is off is cleared (applications §4). */
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
 * What is given is kept or refused, never dropped: a setting that always has a value cannot be emptied, and one that depends on something that
 * is off takes none. `after` is what the change would make.
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

/** A list may be empty; flags, choices and some numbers always hold something. */
const isAlwaysSet = (field: ConfigField): boolean => field.fallback !== null && field.kind !== 'videos';

/** Whether the editor's input takes anything: what it depends on is as it must be. */
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

/** Nine digits of a degree are a tenth of a millimetre; the wire document has no exponents. */
const DECIMALS = 9;

/**
 * An empty text is none, a list names each address once, an instant has no seconds, and a decimal so many digits. What cannot be tidied is left
 * to the checks.
 */
function tidy(field: ConfigField, value: FieldValue): FieldValue {
  if (value === null) return field.fallback;
  if (typeof value === 'object') return distinct(value.map((each) => each.trim()).filter(Boolean));
  if (field.kind === 'instant') return readInstant(value) ?? value;
  // Added to, or it would be -0, which reads back as 0.
  if (field.kind === 'decimal' && typeof value === 'number') return Number(value.toFixed(DECIMALS)) + 0;
  if (field.kind === 'image' || field.kind === 'email') return String(value).trim() || null;
  return value === '' ? null : value;
}
