import { badUserInput } from './errors.ts';

/**
 * The one key that a `@oneOf` input was given, with its value. The gateway refuses wrong look-ups before they get here; should one slip
 * through, it must not be taken for something else. Throws BAD_USER_INPUT.
 */
export function onlyOne<Input extends Record<string, string | null | undefined>>(input: Input): [keyof Input, string] {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const [first] = given;
  if (given.length !== 1 || !first || typeof first[1] !== 'string') {
    throw badUserInput('Give exactly one of the fields of a look-up.');
  }
  return [first[0], first[1]];
}
