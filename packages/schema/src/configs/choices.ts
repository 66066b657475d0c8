import { readableFields, type Choice, type ConfigFieldName } from '@launchyard/domain/configs';
import { builder } from '../kit/builder.ts';

/** An enum for each setting with a choice, `ConfigResolution` for `resolution`, made from the catalogue. */
const enums = new Map<ConfigFieldName, ReturnType<typeof declare>>(
  readableFields.flatMap(({ name, field }) =>
    field.kind === 'choice' ? [[name, declare(name, field.description, field.choices)] as const] : [],
  ),
);

/** The enum of a setting with a choice. */
export function choiceType(name: ConfigFieldName) {
  const found = enums.get(name);
  if (!found) throw new Error(`${name} is no choice`);
  return found;
}

function declare(name: ConfigFieldName, description: string, choices: readonly Choice[]) {
  return builder.enumType(`Config${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
    description,
    values: Object.fromEntries(
      choices.map(({ value, description: meaning }) => [value, { value, description: meaning }]),
    ),
  });
}
