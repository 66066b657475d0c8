import { FAULT, isFaultCode } from '@launchyard/domain/kit';
import { GraphQLError } from 'graphql';
import { asGraphQLError } from '@launchyard/schema/kit/errors';
import type { Logger } from 'pino';
import { codedError, internalMessage } from './error-codes.ts';

/**
 * An error as callers may see it: faults of the document and of the services with one of our codes, everything else as
 * INTERNAL with the request id to quote. Hidden errors are logged here, once, with their cause.
 */
export function presentError(thrown: unknown, requestId: string, log: Logger): GraphQLError {
  if (thrown instanceof GraphQLError && presented.has(thrown)) return thrown;
  const shown = present(thrown, requestId, log);
  presented.add(shown);
  return shown;
}

/** Whether the services refused the credential. */
export function isUnauthenticated(error: GraphQLError): boolean {
  const cause = asGraphQLError(rootCause(error));
  return cause instanceof GraphQLError && cause.extensions['code'] === FAULT.UNAUTHENTICATED;
}

/** The same error without its HTTP status, which is never shown. */
export function withoutStatus(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  if (http === undefined) return error;
  const { message, nodes, source, positions, path } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** Errors presented before: they may pass here again, and must not be logged twice. */
const presented = new WeakSet<GraphQLError>();

function present(thrown: unknown, requestId: string, log: Logger): GraphQLError {
  const place = thrown instanceof GraphQLError ? thrown : undefined;
  const cause = asGraphQLError(rootCause(thrown));
  if (cause instanceof GraphQLError && cause.extensions['code'] !== FAULT.INTERNAL)
    return located(withCode(cause), place);
  const hidden = cause instanceof GraphQLError ? (cause.originalError ?? cause) : cause;
  log.error({ requestId, path: place?.path, err: hidden }, 'fault');
  return located(codedError(FAULT.INTERNAL, internalMessage(requestId), { requestId }), place);
}

/** The innermost error: executors wrap what resolvers throw in a GraphQLError, sometimes twice. */
function rootCause(thrown: unknown): unknown {
  let cause = thrown;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * GraphQL’s own errors have no code and Yoga’s have its own: the former concern the document, or with a path an
 * argument.
 */
function withCode(error: GraphQLError): GraphQLError {
  const { code, http } = error.extensions;
  if (isFaultCode(code)) return error;
  const ours = error.path === undefined && code === undefined ? FAULT.GRAPHQL_VALIDATION_FAILED : FAULT.BAD_USER_INPUT;
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    extensions: { code: ours, ...(http === undefined ? {} : { http }) },
  });
}

function located(shown: GraphQLError, place: GraphQLError | undefined): GraphQLError {
  if (!place) return shown;
  const { nodes, source, positions, path } = place;
  return new GraphQLError(shown.message, { nodes, source, positions, path, extensions: shown.extensions });
}
