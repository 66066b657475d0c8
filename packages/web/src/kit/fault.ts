/**
 * What went wrong on our side, for the screen to decide. `code` is the API's, or NETWORK when no answer came at all;
 * `requestId` is what support asks for.
 */
export interface Fault {
  code: string;
  requestId: string | null;
  /** When the API takes the next question, where it was asked too often. */
  retryAfterSeconds: number | null;
}

/** Reads a fault out of whatever a request was rejected with: by Apollo Client, or on the pages that load without it. */
export function faultOf(error: unknown): Fault {
  if (hasErrors(error)) return faultOfErrors(error.errors);
  if (hasStatus(error)) return faultOfBody(error.bodyText) ?? unanswered(`HTTP_${error.statusCode}`);
  if (error instanceof DOMException && error.name === 'TimeoutError') return unanswered('TIMEOUT');
  if (error instanceof TypeError) return unanswered('NETWORK');
  return unanswered('PANEL');
}

/** Where the API did not speak itself. */
const unanswered = (code: string): Fault => ({ code, requestId: null, retryAfterSeconds: null });

/** Whether no answer came at all. */
export const isOffline = ({ code }: Fault): boolean => code === 'NETWORK';

/** Whether the API was asked too often. */
export const isRateLimited = ({ code }: Fault): boolean => code === 'RATE_LIMITED';

/** Whether it passes without anybody's doing: a lost line, a service that is being started. */
export const passesByItself = ({ code }: Fault): boolean => PASSING.has(code) || code.startsWith('HTTP_5');

const PASSING = new Set(['NETWORK', 'TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED']);

/** The codes of all errors of an answer, since one of several may decide where to go. */
export function faultCodes(error: unknown): string[] {
  if (!hasErrors(error)) return [faultOf(error).code];
  return error.errors.map((each) => text(each.extensions?.['code']) ?? 'INTERNAL');
}

/** Whether a field of the answer is missing, or old, because of a fault. A fault without an answer concerns every field. */
export function hasFaultAt(error: unknown, field: string): boolean {
  if (error === undefined) return false;
  if (!hasErrors(error)) return true;
  return error.errors.some(({ path }) => path === undefined || path.includes(field) || path.every(isAboveAll));
}

/** What every field of a page lies under: without it nothing is there. */
const isAboveAll = (step: string | number) => step === 'viewer' || step === 'account';

interface ErrorLike {
  path?: ReadonlyArray<string | number>;
  extensions?: { [key: string]: unknown };
}

/** Known by its shape, as is the next: naming Apollo's classes would load them where they are not needed. */
const hasErrors = (error: unknown): error is Error & { errors: readonly ErrorLike[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && !(error instanceof AggregateError);

const hasStatus = (error: unknown): error is Error & { statusCode: number; bodyText: string } =>
  error instanceof Error && 'statusCode' in error && 'bodyText' in error && typeof error.bodyText === 'string';

function faultOfErrors(errors: readonly ErrorLike[]): Fault {
  const extensions = errors[0]?.extensions ?? {};
  const { retryAfterSeconds: wait } = extensions;
  return {
    code: text(extensions['code']) ?? 'INTERNAL',
    requestId: text(extensions['requestId']),
    retryAfterSeconds: typeof wait === 'number' && wait > 0 ? wait : null,
  };
}

/** An answer with a status of its own still may carry the API's errors. */
function faultOfBody(body: string): Fault | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('errors' in parsed) || !Array.isArray(parsed.errors))
      return null;
    return faultOfErrors(parsed.errors.filter((each): each is ErrorLike => typeof each === 'object' && each !== null));
  } catch {
    // Not JSON: a proxy's page, say. The status tells what there is to tell.
    return null;
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a person pastes into a message to support: enough to find the request in the logs, no names. */
export function supportText(fault: Fault, where: string): string {
  const lines = [`What: ${where}`, `Code: ${fault.code}`, `Request: ${fault.requestId ?? 'none'}`];
  return [...lines, `When: ${new Date().toISOString()}`, `Page: ${location.pathname}`].join('\n');
}
