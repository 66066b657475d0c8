import {
  noOtherKind,
  readableFields,
  type ConfigField,
  type ConfigSettings,
  type SettingName,
} from '@launchyard/domain/configs';
import { builder, type Types } from '../kit/builder.ts';
import { choiceType } from './choices.ts';

type Fields = PothosSchemaTypes.ObjectFieldBuilder<Types, ConfigSettings>;

/** Built from the catalogue of settings. */
export const ConfigSettingsType = builder.objectRef<ConfigSettings>('ConfigSettings').implement({
  description: 'The settings of a config. Unchanged settings have their defaults.',
  fields: (t) => ({
    ...Object.fromEntries(readableFields.map(({ name, field }) => [name, settingField(t, name, field)])),
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'Whether a password is set. The password itself cannot be read.',
    }),
  }),
});

function settingField(t: Fields, name: SettingName, field: ConfigField) {
  const { description } = field;
  const unset = { nullable: true, description: `${description} Null when not set.` } as const;
  const asText = (settings: ConfigSettings) => {
    const value = settings[name];
    return typeof value === 'string' ? value : null;
  };
  const asNumber = (settings: ConfigSettings) => {
    const value = settings[name];
    return typeof value === 'number' ? value : null;
  };
  switch (field.kind) {
    case 'flag':
      return t.boolean({ description, resolve: (settings) => settings[name] === true });
    case 'whole': {
      const { fallback } = field;
      if (fallback === null) return t.int({ ...unset, resolve: asNumber });
      return t.int({ description, resolve: (settings) => asNumber(settings) ?? fallback });
    }
    case 'decimal':
      return t.float({ ...unset, resolve: asNumber });
    case 'choice':
      return t.field({
        type: choiceType(name),
        description,
        resolve: (settings) => asText(settings) ?? field.fallback,
      });
    case 'videos':
      return t.stringList({
        description,
        resolve: (settings) => {
          const value = settings[name];
          return typeof value === 'object' && value !== null ? [...value] : [];
        },
      });
    case 'instant':
      return t.field({ ...unset, type: 'DateTime', resolve: asText });
    case 'text':
    case 'email':
    case 'image':
    case 'secret':
      return t.string({ ...unset, resolve: asText });
  }
  return noOtherKind(field);
}
