import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '../graphql/error-codes.ts';

/** Ends a request before it is read, in the form of a GraphQL answer. The connection ends with it: what is still being sent is unread. */
export function refuse(response: ServerResponse, status: number, code: ErrorCode, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
