import { FAULT, type FaultCode } from '@launchyard/domain/kit';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { GraphQLError } from 'graphql';

interface ErrorDetails {
  retryAfterSeconds?: number;
  /** How many points there are for a minute, where RATE_LIMITED says that they are spent. */
  limit?: number;
  requestId?: string;
  /** The status over HTTP where it is not the usual one; taken out before the answer is sent. */
  http?: { status: number; headers?: Record<string, string> };
}

/** An error that callers may see as it is. */
export function codedError(code: FaultCode, message: string, details: ErrorDetails = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** The credential that came with a request is none, or no longer one. */
export const badCredential = (): GraphQLError =>
  codedError(FAULT.UNAUTHENTICATED, 'This credential is not valid: it is mistyped, has expired or was ended.', {
    http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  });

/** What somebody reads when the fault is ours. */
export const internalMessage = (requestId: string) => `${INTERNAL_MESSAGE} Quote ${requestId} to support.`;
