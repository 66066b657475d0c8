import { configFields, type ConfigField, type NamedField, type SettingsChange } from '@launchyard/domain/configs';
import { builder, type Types } from '../kit/builder.ts';
import { choiceType } from './choices.ts';

type Inputs = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** Made from the catalogue, as the settings that can be read are. */
export const ConfigSettingsInput = builder.inputType('ConfigSettingsInput', {
  description:
    'What a config is to set. What is left out stays as it is; null takes away what was set, and leaves alone what always has a value.',
  fields: (t) => Object.fromEntries(configFields.map((each) => [each.name, inputField(t, each)])),
});

/** The input as the services take it. */
export function asSettingsChange(input: object): SettingsChange {
  const given: Record<string, unknown> = { ...input };
  const values = configFields.map(({ name, field }) => [name, given[name] === null ? nothingOf(field) : given[name]]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- inputs and settings are made from one catalogue; the services judge them
  return Object.fromEntries(values) as SettingsChange;
}

/** What null says of a setting: that nothing is set, or for one that always has a value, that it stays. */
function nothingOf(field: ConfigField): null | [] | undefined {
  if (field.kind === 'videos') return [];
  return field.fallback === null ? null : undefined;
}

function inputField(t: Inputs, { name, field }: NamedField) {
  const { description } = field;
  switch (field.kind) {
    case 'flag':
      return t.boolean({ description });
    case 'whole':
      return t.int({ description: `${description} ${field.least} to ${field.most}.` });
    case 'decimal':
      return t.float({ description: `${description} ${field.least} to ${field.most}.` });
    case 'choice':
      return t.field({ type: choiceType(name), description });
    case 'videos':
      return t.stringList({ description: `${description} At most ${field.most}.` });
    case 'instant':
      return t.field({ type: 'DateTime', description });
    default:
      return t.string({ description });
  }
}
