import type { ConfigField, FieldValue } from './field.ts';
import { commonFields } from './fields/common.ts';
import { customizationFields } from './fields/customization.ts';
import { developerFields } from './fields/developer.ts';
import { otherFields } from './fields/other.ts';
import { uiFields } from './fields/ui.ts';

/**
 * Every setting of a config, once, by its name in domain and GraphQL. The wire document, the checks, the API’s types,
 * the history and the editor are generated from it: a new setting is one row here, and what viewers see of it a part of
 * `start-screen.ts`.
 */
export const CONFIG_FIELDS = {
  ...commonFields,
  ...uiFields,
  ...customizationFields,
  ...developerFields,
  ...otherFields,
} as const satisfies Record<string, ConfigField>;

type Fields = typeof CONFIG_FIELDS;
/** The name of a setting in the catalogue, including the password’s. */
export type ConfigFieldName = keyof Fields;

type ValueOf<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'whole'; fallback: number }
    ? number
    : Field extends { kind: 'whole' | 'decimal' }
      ? number | null
      : Field extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
        ? Value
        : Field extends { kind: 'videos' }
          ? readonly string[]
          : Field extends { kind: 'text' | 'email' | 'instant' | 'image' }
            ? string | null
            : never;

/** The settings that can be read: all except the password. */
export type SettingName = {
  [Name in ConfigFieldName]: Fields[Name]['kind'] extends 'secret' ? never : Name;
}[ConfigFieldName];
type Values = { [Name in SettingName]: ValueOf<Fields[Name]> };

/** The complete settings of a stream. The password is only represented by whether there is one. */
export type ConfigSettings = Values & { hasPassword: boolean };

/** A change of settings; omitted ones stay. Null clears a setting; a password of null or '' removes it. */
export type SettingsChange = { [Name in SettingName]?: Values[Name] | null | undefined } & {
  password?: string | null | undefined;
};

/** A setting with its name in the catalogue. */
export interface NamedField {
  name: ConfigFieldName;
  field: ConfigField;
}

/** The catalogue as a list, in its order. */
export const configFields: readonly NamedField[] = Object.entries(CONFIG_FIELDS).map(([name, field]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries widens the keys of a const record to string
  name: name as ConfigFieldName,
  field,
}));

/** The same without the password. */
export const readableFields = configFields.filter(
  (each): each is { name: SettingName; field: ConfigField } => each.field.kind !== 'secret',
);

/** The settings of a config in which nothing was set. */
export const DEFAULT_SETTINGS: ConfigSettings = asSettings(
  Object.fromEntries(readableFields.map(({ name, field }) => [name, field.fallback])),
  false,
);

/** Types values by name as settings; the catalogue produced each of them for its own field. */
export function asSettings(values: Record<string, FieldValue>, hasPassword: boolean): ConfigSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue's kinds say the same to the codec and to the types
  return { ...values, hasPassword } as ConfigSettings;
}
