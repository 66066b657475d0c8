import { FAULT, type FaultCode } from '@launchyard/domain/kit';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { GraphQLError } from 'graphql';

interface ErrorDetails {
  retryAfterSeconds?: number;
  /** The points per minute, for RATE_LIMITED when they are spent. */
  limit?: number;
  requestId?: string;
  /** The HTTP status if it is not the default; removed before the answer is sent. */
  http?: { status: number; headers?: Record<string, string> };
}

/** An error that callers may see unchanged. */
export function codedError(code: FaultCode, message: string, details: ErrorDetails = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** The request’s credential is invalid, or no longer valid. */
export const badCredential = (): GraphQLError =>
  codedError(FAULT.UNAUTHENTICATED, 'This credential is not valid: it is mistyped, has expired or was revoked.', {
    http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  });

/** The message for a fault of ours. */
export const internalMessage = (requestId: string) => `${INTERNAL_MESSAGE} Quote ${requestId} to support.`;
