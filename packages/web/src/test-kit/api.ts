import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { from, throwError } from 'rxjs';
import {
  buildSchema,
  GraphQLError,
  graphql,
  parse,
  print,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { ChangeCode, FaultCode } from '@launchyard/domain/kit';
import { createCache } from '../app/api/cache.ts';
import { viewerFaults } from '../app/api/viewer-fault.ts';
import type { Answer, Ask } from '../session/ask.ts';
import type { Mutation, Query } from './generated/schema.ts';
import type { Given } from './given.ts';

/** Answers of the API by field. */
export type TestRoot = Given<Query & Mutation>;

/**
 * A client with an API that answers as the test says. Requests and answers are validated against
 * the real schema: a field that does not exist, or a null that is not allowed, fails the test.
 * `changes` are the subscription events; unset, there are none.
 */
export function testClient(
  root: TestRoot,
  changes: Observable<FormattedExecutionResult> = new Observable(() => undefined),
): ApolloClient {
  const schema = readSchema();
  const answering = new ApolloLink(({ query, variables, operationName, operationType }) => {
    if (operationType === 'subscription') return changes;
    // As `fetch` reports it.
    if (!navigator.onLine) return throwError(() => new TypeError('Failed to fetch'));
    const ask = async (): Promise<FormattedExecutionResult> => {
      const { data, errors } = await graphql({
        schema,
        source: print(query),
        rootValue: root,
        variableValues: variables,
        operationName,
      });
      // Over HTTP, errors arrive as plain data, never as instances.
      return { data, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
    };
    return from(ask());
  });
  return new ApolloClient({ cache: createCache(), link: viewerFaults.concat(answering), dataMasking: true });
}

/** The API client of the signed-out pages, with the same API. */
export function askThrough(client: ApolloClient): Ask {
  return async <Data>(document: { toString(): string }, variables: unknown): Promise<Answer<Data>> => {
    const text = document.toString();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a document's variables are an object
    const given = variables as Record<string, unknown>;
    const options = { variables: given, errorPolicy: 'all', fetchPolicy: 'no-cache' } as const;
    const { data, error } = text.trimStart().startsWith('mutation')
      ? await client.mutate<Data>({ mutation: parse(text), ...options })
      : await client.query<Data>({ query: parse(text), ...options });
    return { data: data ?? null, error };
  };
}

/** A refusal from the services. */
export function refusal(code: ChangeCode, message: string, ...field: string[]) {
  return { __typename: 'Refusal', code, message, field };
}

/** A fault from the gateway. */
export function fault(code: FaultCode, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError('A fault', { extensions: { code, ...extensions } });
}

let schema: GraphQLSchema | null = null;

function readSchema(): GraphQLSchema {
  const file = path.resolve(import.meta.dirname, '../../../schema/schema.graphql');
  schema ??= buildSchema(readFileSync(file, 'utf8'));
  return schema;
}
