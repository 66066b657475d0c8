import { z } from 'zod';
import { configFields, noOtherKind, type ConfigField, type SettingsChange } from '@launchyard/domain/configs';
import { judgedText } from './kit/shapes.ts';

const shape = z.strictObject(
  Object.fromEntries(
    configFields.map(({ name, field }) => [name, valueOf(field).optional().describe(field.description)]),
  ),
);

/**
 * A change to a config, built from the catalogue; omitted settings stay as they are. Whether a value may be saved is
 * decided in the domain.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue's kinds say the same to zod and to the types
export const settingsChange = shape as unknown as z.ZodType<SettingsChange, SettingsChange>;

/** Null clears a value; which settings always need one is decided in the domain. */
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
