import type { DocumentNode, GraphQLSchema } from 'graphql';

/** The maximum cost of an operation’s answer, in points: about one for each object that it could return. */
export type OperationCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  /** As sent, already validated against the operation. */
  variables: Readonly<Record<string, unknown>>,
  operationName: string | null | undefined,
) => number;
