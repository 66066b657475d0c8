import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Violation } from '@launchyard/domain/kit';

/**
 * Sees to it that `field` of every refusal names a field of the input that was given: the services refuse by their own input, which is not
 * always the caller's. What names none is about none in particular. Changes the schema that it is given, and answers it.
 */
export function tellInputFields(schema: GraphQLSchema): GraphQLSchema {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const mutation of mutations) {
    const { resolve } = mutation;
    if (!resolve) continue;
    mutation.resolve = async (...given) => {
      const outcome: unknown = await resolve(...given);
      return isRefused(outcome)
        ? { ...outcome, refusals: outcome.refusals.map((each) => placed(each, mutation.args)) }
        : outcome;
    };
  }
  return schema;
}

function isRefused(outcome: unknown): outcome is { refusals: readonly Violation[] } {
  return typeof outcome === 'object' && outcome !== null && 'refusals' in outcome && Array.isArray(outcome.refusals);
}

function placed(violation: Violation, [input]: readonly GraphQLArgument[]): Violation {
  return input && isInputField(input.type, violation.field) ? violation : { ...violation, field: [] };
}

/** Whether a path leads through input types to a field. Anything below a field that is not an input type is within its value. */
function isInputField(input: GraphQLInputType, [name, ...rest]: readonly string[]): boolean {
  const type = getNamedType(input);
  if (name === undefined || !isInputObjectType(type)) return true;
  const field = type.getFields()[name];
  return field !== undefined && isInputField(field.type, rest);
}
