import type { DocumentNode, GraphQLSchema } from 'graphql';

export const MAX_COST = 5_000;

/** What an operation may cost at most to answer, in points: about one for each object that it could return. */
export type OperationCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  /** As sent, already checked against the operation. */
  variables: Readonly<Record<string, unknown>>,
  operationName: string | null | undefined,
) => number;
