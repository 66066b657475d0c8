import { z } from 'zod';
import { configFields, noOtherKind, type ConfigField, type SettingsChange } from '@launchyard/domain/configs';
import { judgedText } from './kit/shapes.ts';

const shape = z.strictObject(
  Object.fromEntries(
    configFields.map(({ name, field }) => [name, valueOf(field).optional().describe(field.description)]),
  ),
);

/** What of a config is to change, made from the catalogue: only what is given. Whether a value may be saved is the domain's to judge. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue's kinds say the same to zod and to the types
export const settingsChange = shape as unknown as z.ZodType<SettingsChange, SettingsChange>;

/** Null takes a value away; that some always have one is the domain's to say. */
function valueOf(field: ConfigField): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean().nullable();
    case 'whole':
    case 'decimal':
      return z.number().nullable();
    case 'choice':
      return z.enum(field.choices.map((choice) => choice.value)).nullable();
    case 'videos':
      return z.array(judgedText).max(1_000).nullable();
    case 'text':
    case 'email':
    case 'instant':
    case 'image':
    case 'secret':
      return judgedText.nullable();
  }
  return noOtherKind(field);
}
