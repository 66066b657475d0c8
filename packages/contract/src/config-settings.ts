import { z } from 'zod';
import { configFields, type ConfigField, type SettingsChange } from '@launchyard/domain/configs';
import { judgedText } from './kit/shapes.ts';

const shape = z.strictObject(
  Object.fromEntries(
    configFields.map(({ name, field }) => [name, valueOf(field).optional().describe(field.description)]),
  ),
);

/** What of a config is to change, made from the catalogue: only what is given. Whether a value may be saved is the domain's to judge. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue's kinds say the same to zod and to the types
export const settingsChange = shape as unknown as z.ZodType<SettingsChange, SettingsChange>;

function valueOf(field: ConfigField): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'whole':
      return field.fallback === null ? z.number().nullable() : z.number();
    case 'decimal':
      return z.number().nullable();
    case 'choice':
      return z.enum(field.choices.map((choice) => choice.value));
    case 'videos':
      return z.array(judgedText).max(1_000);
    default:
      return judgedText.nullable();
  }
}
