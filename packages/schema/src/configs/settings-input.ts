import { configFields, type NamedField, noOtherKind, type SettingsChange } from '@launchyard/domain/configs';
import { builder, type Types } from '../kit/builder.ts';
import { choiceType } from './choices.ts';

type Inputs = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** Built from the catalogue of settings, like the output type. */
export const ConfigSettingsInput = builder.inputType('ConfigSettingsInput', {
  description:
    'Settings to change. Omitted settings stay as they are. Null resets a setting, and is refused for one that always has a value. A value for a setting that depends on another one that is off is refused, too.',
  fields: (t) => Object.fromEntries(configFields.map((each) => [each.name, inputField(t, each)])),
});

/** The input for the services, which validate it. */
export const asSettingsChange = (input: object): SettingsChange => ({ ...input });

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
    case 'text':
    case 'email':
    case 'image':
    case 'secret':
      return t.string({ description });
  }
  return noOtherKind(field);
}
