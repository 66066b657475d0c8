import type { ConfigField, FieldValue } from './field.ts';
import { asSettings, CONFIG_FIELDS, readableFields, type ConfigSettings, type SettingsChange } from './fields.ts';
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

/** An empty text is none, a list names each address once, and an instant has no seconds. What cannot be tidied is left to the checks. */
function tidy(field: ConfigField, value: FieldValue): FieldValue {
  if (value === null) return field.fallback;
  if (typeof value === 'object') return distinct(value.map((each) => each.trim()).filter(Boolean));
  if (field.kind === 'instant') return readInstant(value) ?? value;
  if (field.kind === 'image' || field.kind === 'email') return String(value).trim() || null;
  return value === '' ? null : value;
}
