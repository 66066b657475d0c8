import type { FaultCode } from '@launchyard/domain/kit';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How much of an unwanted body is still read, and for how long: closing the connection during it would lose the answer.
 */
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MILLISECONDS = 2_000;

/**
 * Answers a request without using its body, in the form of a GraphQL answer. The connection is closed once the client
 * had time to read it.
 */
export function refuse(
  response: ServerResponse,
  status: number,
  code: FaultCode,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.write(body);
  leaveUnread(response.req, () => response.end());
}

/** Discards what is still being sent, and calls `done` at its end or limit. */
function leaveUnread(request: IncomingMessage, done: () => void): void {
  const stop = () => {
    clearTimeout(patience);
    request.off('data', count).off('end', stop).off('close', stop);
    done();
  };
  const patience = setTimeout(stop, LINGER_MILLISECONDS);
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER_BYTES) stop();
  };
  if (request.readableEnded || request.destroyed) return stop();
  request.on('data', count).on('end', stop).on('close', stop);
}
