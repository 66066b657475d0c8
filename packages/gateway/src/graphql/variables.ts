import { FAULT } from '@launchyard/domain/kit';
import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

/**
 * Validates variables with graphql-js, including `@oneOf`, which the compiled executor does not. Returns the faults,
 * each a 400 over HTTP, or null.
 */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  hidesSuggestions: boolean,
): readonly GraphQLError[] | null {
  const result = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
    maxErrors: 10,
    hideSuggestions: hidesSuggestions,
  });
  return result.errors ? result.errors.map(toBadInput) : null;
}

const toBadInput = (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    extensions: { code: FAULT.BAD_USER_INPUT, http: { status: 400 } },
  });
