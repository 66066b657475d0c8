import {
  FAULT,
  isRateLimit,
  NO_ANSWER,
  readFaultCode,
  readRetryAfter,
  triesAgain,
  type Trouble,
} from '@launchyard/domain/kit';

/** What went wrong here, in the panel itself. */
const PANEL = 'PANEL';

/** What went wrong on our side, for the screen to decide; `requestId` is what support asks for. */
export interface Fault {
  code: Trouble['code'] | typeof PANEL;
  requestId: string | null;
  /** When the API takes the next question, where it was asked too often. */
  retryAfterSeconds: number | null;
}

/** Reads a fault out of whatever a request was rejected with: by Apollo Client, or on the pages that load without it. */
export const faultOf = (error: unknown): Fault => faultsOf(error)[0] ?? unanswered(FAULT.INTERNAL);

/** All faults of an answer, since one of several may decide where to go. */
function faultsOf(error: unknown): Fault[] {
  // An answer with neither data nor errors.
  if (error === undefined) return [unanswered(FAULT.INTERNAL)];
  if (hasErrors(error)) return error.errors.map(faultOfError);
  if (hasStatus(error))
    return faultsOfBody(error.bodyText) ?? [unanswered(`HTTP_${error.statusCode}`, retryAfterOf(error))];
  if (error instanceof DOMException && error.name === 'TimeoutError') return [unanswered(NO_ANSWER.timeout)];
  if (error instanceof TypeError) return [unanswered(NO_ANSWER.network)];
  return [unanswered(PANEL)];
}

/** Where the API did not speak itself. */
const unanswered = (code: Fault['code'], retryAfterSeconds: number | null = null): Fault => ({
  code,
  requestId: null,
  retryAfterSeconds,
});

/** Whether no answer came at all. */
export const isOffline = ({ code }: Fault): boolean => code === NO_ANSWER.network;

/** Whether the API was asked too often. */
export const isRateLimited = ({ code }: Fault): boolean => isRateLimit(code);

/** What the rule for trying again judges; null for a mistake of the panel’s own, which no later try mends. */
export function troublesOf(error: unknown): Trouble[] | null {
  const faults = faultsOf(error);
  return faults.every(isTrouble) ? faults : null;
}

const isTrouble = (fault: Fault): fault is Fault & Trouble => fault.code !== PANEL;

/** After how many seconds at the least the same is asked again; null where no later try changes anything. */
export function retriesAfter(error: unknown): number | null {
  const troubles = troublesOf(error);
  return troubles && triesAgain(troubles);
}

export const faultCodes = (error: unknown): Array<Fault['code']> => faultsOf(error).map(({ code }) => code);

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

function faultOfError({ extensions = {} }: ErrorLike): Fault {
  const { retryAfterSeconds: wait } = extensions;
  return {
    code: readFaultCode(extensions['code']),
    requestId: text(extensions['requestId']),
    retryAfterSeconds: typeof wait === 'number' && wait > 0 ? wait : null,
  };
}

/** An answer with a status of its own still may carry the API's errors. */
function faultsOfBody(body: string): Fault[] | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('errors' in parsed) || !Array.isArray(parsed.errors))
      return null;
    return parsed.errors
      .filter((each): each is ErrorLike => typeof each === 'object' && each !== null)
      .map((each) => faultOfError(each));
  } catch {
    // Not JSON: a proxy's page, say. The status tells what there is to tell.
    return null;
  }
}

/** Of the answer's headers, which Apollo Client and the pages before it keep beside the status. */
const retryAfterOf = (error: object): number | null =>
  'response' in error && error.response instanceof Response
    ? readRetryAfter(error.response.headers.get('retry-after'), Date.now())
    : null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a person pastes into a message to support: enough to find the request in the logs, no names. */
export function supportText(fault: Fault, where: string): string {
  const lines = [`What: ${where}`, `Code: ${fault.code}`, `Request: ${fault.requestId ?? 'none'}`];
  return [...lines, `When: ${new Date().toISOString()}`, `Page: ${location.pathname}`].join('\n');
}
