import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/**
 * What went wrong on our side, for the screen to decide. `code` is the API's, or NETWORK when no answer came at all;
 * `requestId` is what support asks for.
 */
export interface Fault {
  code: string;
  requestId: string | null;
}

/** Reads a fault out of whatever a request was rejected with. */
export function faultOf(error: unknown): Fault {
  if (CombinedGraphQLErrors.is(error)) return faultOfErrors(error.errors);
  if (ServerError.is(error))
    return faultOfBody(error.bodyText) ?? { code: `HTTP_${error.statusCode}`, requestId: null };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { code: 'TIMEOUT', requestId: null };
  if (error instanceof TypeError) return { code: 'NETWORK', requestId: null };
  return { code: 'PANEL', requestId: null };
}

/** The codes of all errors of an answer, since one of several may decide where to go. */
export function faultCodes(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [faultOf(error).code];
  return error.errors.map((each) => text(each.extensions?.['code']) ?? 'INTERNAL');
}

/** Whether a field of the answer is missing, or old, because of a fault. A fault without an answer concerns every field. */
export function hasFaultAt(error: unknown, field: string): boolean {
  if (error === undefined) return false;
  if (!CombinedGraphQLErrors.is(error)) return true;
  return error.errors.some(({ path }) => path === undefined || path.includes(field) || path.every(isAboveAll));
}

/** What every field of a page lies under: without it nothing is there. */
const isAboveAll = (step: string | number) => step === 'viewer' || step === 'account';

interface ErrorLike {
  extensions?: { [key: string]: unknown };
}

function faultOfErrors(errors: readonly ErrorLike[]): Fault {
  const extensions = errors[0]?.extensions ?? {};
  return { code: text(extensions['code']) ?? 'INTERNAL', requestId: text(extensions['requestId']) };
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
