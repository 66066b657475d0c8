import { FAULT, type FaultCode } from '@launchyard/domain/kit';
import type { IncomingMessage } from 'node:http';
import { OPERATION_LIMITS, tokenKind } from '@launchyard/domain/session';
import { singleHeader } from '../access/caller.ts';

/** Its presence proves that a page of ours sent the request: other origins would need a preflight, which is refused. */
export const PANEL_HEADER = 'x-launchyard';

export interface Refusal {
  status: number;
  code: FaultCode;
  message: string;
  headers?: Record<string, string>;
}

/**
 * Which HTTP requests are accepted: POST, JSON both ways, at most so many bytes, and not from a page of another origin;
 * GET for a program that sends its key in `Authorization`. Null if accepted.
 */
export function judgeRequest(request: IncomingMessage, carriesCookie: boolean): Refusal | null {
  const { headers, method } = request;
  if (method === 'GET' && hasKey(headers.authorization)) return takesJson(headers.accept) ? null : NOT_ACCEPTABLE;
  if (method !== 'POST') return methodNotAllowed(method === 'GET' ? 'POST' : 'GET, POST');
  if (!isJson(headers['content-type'])) return unsupported('Send operations as application/json.');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return unsupported('Send operations uncompressed.');
  if (!takesJson(headers.accept)) return NOT_ACCEPTABLE;
  if (Number(headers['content-length'] ?? 0) > OPERATION_LIMITS.bytes) {
    return TOO_LARGE;
  }
  if (carriesCookie && singleHeader(request, PANEL_HEADER) === undefined) {
    return {
      status: 403,
      code: FAULT.FORBIDDEN,
      message: `Requests with a session cookie must carry the header ${PANEL_HEADER}.`,
    };
  }
  return null;
}

export const TOO_LARGE: Refusal = {
  status: 413,
  code: FAULT.BAD_USER_INPUT,
  message: `An operation may have at most ${OPERATION_LIMITS.bytes / 1024} kB.`,
};

const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  code: FAULT.BAD_USER_INPUT,
  message: 'Send operations by POST. A query may also be sent by GET with an API key in `Authorization`.',
  headers: { allow },
});

const NOT_ACCEPTABLE: Refusal = { status: 406, code: FAULT.BAD_USER_INPUT, message: 'Answers are application/json.' };

const unsupported = (message: string): Refusal => ({ status: 415, code: FAULT.BAD_USER_INPUT, message });

/** A browser never sends a key on its own, so no page can trigger such a GET in its visitor’s name. */
function hasKey(authorization: string | undefined): boolean {
  const kind = tokenKind(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  return kind === 'key' || kind === 'graphiql';
}

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Streamed answers (SSE, multipart) are not offered, so clients must also accept plain JSON. */
const takesJson = (accept: string | undefined) =>
  accept === undefined || /(application\/(json|graphql-response\+json|\*)|\*\/\*)/i.test(accept);
