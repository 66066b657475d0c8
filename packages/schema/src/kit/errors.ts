import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FAULT } from '@launchyard/domain/kit';
import { Failed, INTERNAL_MESSAGE, MALFORMED_PART, Refused } from '@launchyard/contract/kit';
import { GraphQLError } from 'graphql';

/**
 * How what a call throws is told to the caller; the only place that knows. A fault becomes a GraphQLError with `extensions.code`; a
 * refusal of a read can only be about its arguments. Whatever is not known is returned as it came, for the gateway to mask.
 */
export function asGraphQLError(error: unknown): unknown {
  if (error instanceof Refused) return badUserInput(error.violations.map((each) => each.message).join(' '));
  if (error instanceof Failed) return fault(error);
  return error;
}

export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: FAULT.BAD_USER_INPUT } });

export const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in, or send a valid API key.', { extensions: { code: FAULT.UNAUTHENTICATED } });

function fault(failed: Failed): GraphQLError {
  switch (failed.code) {
    case SERVICE_FAULT.UNAUTHENTICATED:
      return unauthenticated();
    case SERVICE_FAULT.FORBIDDEN:
      return new GraphQLError('You don’t have permission to do this.', { extensions: { code: FAULT.FORBIDDEN } });
    case SERVICE_FAULT.CASE_REQUIRED:
      return new GraphQLError('Open a case for this account first.', { extensions: { code: FAULT.CASE_REQUIRED } });
    case SERVICE_FAULT.PROFILE_UNFINISHED:
      return new GraphQLError('Choose a username first.', { extensions: { code: FAULT.PROFILE_UNFINISHED } });
    case SERVICE_FAULT.INPUT_MALFORMED:
      return badUserInput(malformedText(failed) ?? 'The input is not of the form that is asked for.');
    case SERVICE_FAULT.RATE_LIMITED: {
      const { retryAfterSeconds } = failed;
      return new GraphQLError('Too many requests. Wait a little, then try again.', {
        extensions: { code: FAULT.RATE_LIMITED, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
      });
    }
    case SERVICE_FAULT.UNAVAILABLE:
      return new GraphQLError(`The ${failed.service} service does not respond. Try again in a moment.`, {
        extensions: { code: FAULT.UPSTREAM_UNAVAILABLE, service: failed.service },
      });
    default:
      // The gateway logs the original error; its presence also makes Yoga mask the message.
      return new GraphQLError(INTERNAL_MESSAGE, {
        originalError: failed,
        extensions: { code: FAULT.INTERNAL },
      });
  }
}

/** Of many malformed parts, only the first ones are reported. */
const MAX_TOLD = 10;

/** The parts that a service names in `path: message; path: message`, as the cause of the fault carries it. Null when it is anything else. */
function malformedParts(failed: Failed): { path: string; text: string }[] | null {
  const parts = failed.cause instanceof Error ? failed.cause.message.split(/; (?=[\w.-]+: )/) : [];
  const known = parts.flatMap((text) => {
    const path = MALFORMED_PART.exec(text)?.[1];
    return path === undefined ? [] : [{ path, text }];
  });
  return known.length > 0 && known.length === parts.length ? known : null;
}

function malformedText(failed: Failed): string | null {
  return (
    malformedParts(failed)
      ?.slice(0, MAX_TOLD)
      .map(({ text }) => text)
      .join('; ') ?? null
  );
}

/** The paths of malformed input, for logs. Empty when the service did not report them in the known form. */
export function malformedPaths(failed: Failed): string[] {
  return malformedParts(failed)?.map(({ path }) => path) ?? [];
}
