import {
  FAULT,
  isRateLimit,
  NO_ANSWER,
  readFaultCode,
  readRetryAfter,
  triesAgain,
  type Trouble,
} from '@launchyard/domain/kit';

/** A bug in the panel itself. */
const PANEL = 'PANEL';

/** An internal error that the screen handles; support asks for its `requestId`. */
export interface Fault {
  code: Trouble['code'] | typeof PANEL;
  requestId: string | null;
  /** When the API accepts the next request after rate limiting. */
  retryAfterSeconds: number | null;
}

/**
 * Extracts a fault from the rejection of any request, by Apollo Client or on the pages that load
 * without it.
 */
export const faultOf = (error: unknown): Fault => faultsOf(error)[0] ?? unanswered(FAULT.INTERNAL);

/** All faults of a response, since any of them may decide where to go. */
function faultsOf(error: unknown): Fault[] {
  // A response with neither data nor errors.
  if (error === undefined) return [unanswered(FAULT.INTERNAL)];
  if (hasErrors(error)) return error.errors.map(faultOfError);
  if (hasStatus(error))
    return faultsOfBody(error.bodyText) ?? [unanswered(`HTTP_${error.statusCode}`, retryAfterOf(error))];
  if (error instanceof DOMException && error.name === 'TimeoutError') return [unanswered(NO_ANSWER.timeout)];
  if (error instanceof TypeError) return [unanswered(NO_ANSWER.network)];
  return [unanswered(PANEL)];
}

/** For failures outside the API. */
const unanswered = (code: Fault['code'], retryAfterSeconds: number | null = null): Fault => ({
  code,
  requestId: null,
  retryAfterSeconds,
});

/** Whether there was no response at all. */
export const isOffline = ({ code }: Fault): boolean => code === NO_ANSWER.network;

export const isRateLimited = ({ code }: Fault): boolean => isRateLimit(code);

/** The input for the retry rule; null for a bug in the panel, which no retry fixes. */
export function troublesOf(error: unknown): Trouble[] | null {
  const faults = faultsOf(error);
  return faults.every(isTrouble) ? faults : null;
}

const isTrouble = (fault: Fault): fault is Fault & Trouble => fault.code !== PANEL;

/** The minimum delay in seconds before a retry; null if retrying changes nothing. */
export function retriesAfter(error: unknown): number | null {
  const troubles = troublesOf(error);
  return troubles && triesAgain(troubles);
}

export const faultCodes = (error: unknown): Array<Fault['code']> => faultsOf(error).map(({ code }) => code);

/**
 * Whether a field is missing or stale because of a fault. A fault without a response affects every
 * field.
 */
export function hasFaultAt(error: unknown, field: string): boolean {
  if (error === undefined) return false;
  if (!hasErrors(error)) return true;
  return error.errors.some(({ path }) => path === undefined || path.includes(field) || path.every(isAboveAll));
}

/** The parents of every field on a page: without them there is nothing. */
const isAboveAll = (step: string | number) => step === 'viewer' || step === 'account';

interface ErrorLike {
  path?: ReadonlyArray<string | number>;
  extensions?: { [key: string]: unknown };
}

/**
 * Duck-typed, like the next one: importing Apollo's classes would load them on pages that do not
 * need them.
 */
const hasErrors = (error: unknown): error is Error & { errors: readonly ErrorLike[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && !(error instanceof AggregateError);

const hasStatus = (error: unknown): error is Error & { statusCode: number; bodyText: string } =>
  error instanceof Error && 'statusCode' in error && 'bodyText' in error && typeof error.bodyText === 'string';

function faultOfError({ extensions = {} }: ErrorLike): Fault {
  const { retryAfterSeconds: wait } = extensions;
  return {
    code: readFaultCode(extensions['code']),
    requestId: text(extensions['requestId']),
    retryAfterSeconds: typeof wait === 'number' && wait > 0 ? wait : null,
  };
}

/** A response with an error status may still contain the API's errors. */
function faultsOfBody(body: string): Fault[] | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('errors' in parsed) || !Array.isArray(parsed.errors))
      return null;
    return parsed.errors
      .filter((each): each is ErrorLike => typeof each === 'object' && each !== null)
      .map((each) => faultOfError(each));
  } catch {
    // Not JSON, perhaps a proxy's page: the status is all we know.
    return null;
  }
}

/**
 * From the response headers, which Apollo Client and the signed-out pages keep next to the status.
 */
const retryAfterOf = (error: object): number | null =>
  'response' in error && error.response instanceof Response
    ? readRetryAfter(error.response.headers.get('retry-after'), Date.now())
    : null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The text a user sends to support: enough to find the request in the logs, without names. */
export function supportText(fault: Fault, where: string): string {
  const lines = [`What: ${where}`, `Code: ${fault.code}`, `Request: ${fault.requestId ?? 'none'}`];
  return [...lines, `When: ${new Date().toISOString()}`, `Page: ${location.pathname}`].join('\n');
}
