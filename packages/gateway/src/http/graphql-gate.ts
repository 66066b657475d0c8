import type { IncomingMessage } from 'node:http';
import { singleHeader } from '../access/caller.ts';
import type { ErrorCode } from '../graphql/error-codes.ts';

export const MAX_BODY_BYTES = 256 * 1024;
/** Its presence proves that a page of our own sent the request: other origins would need a preflight, which is refused. */
export const PANEL_HEADER = 'x-launchyard';

export interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
}

/** The one way in over HTTP: POST, JSON both ways, at most so many bytes, and not from a page of another origin. Null when it may pass. */
export function judgeRequest(request: IncomingMessage, carriesCookie: boolean): Refusal | null {
  const { headers, method } = request;
  if (method !== 'POST') return { status: 405, code: 'BAD_USER_INPUT', message: 'Send operations by POST.' };
  if (!isJson(headers['content-type'])) return unsupported('Send operations as application/json.');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return unsupported('Send operations uncompressed.');
  if (!takesJson(headers.accept)) {
    return { status: 406, code: 'BAD_USER_INPUT', message: 'Answers are application/json.' };
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return TOO_LARGE;
  }
  if (carriesCookie && singleHeader(request, PANEL_HEADER) === undefined) {
    return {
      status: 403,
      code: 'FORBIDDEN',
      message: `Requests with a session cookie carry the header ${PANEL_HEADER}.`,
    };
  }
  return null;
}

export const TOO_LARGE: Refusal = {
  status: 413,
  code: 'BAD_USER_INPUT',
  message: `An operation may have at most ${MAX_BODY_BYTES / 1024} kB.`,
};

const unsupported = (message: string): Refusal => ({ status: 415, code: 'BAD_USER_INPUT', message });

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Streams of answers (SSE, multipart) are not offered, so whoever asks for them must also take plain JSON. */
const takesJson = (accept: string | undefined) =>
  accept === undefined || /(application\/(json|graphql-response\+json|\*)|\*\/\*)/i.test(accept);
