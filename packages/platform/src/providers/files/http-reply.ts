import type { FaultCode, HttpCode, RefusalCode } from '@launchyard/domain/kit/codes';
import type { ServerResponse } from 'node:http';

/** Ends a request with words for the client’s developer; `code` is for the client itself. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly code: HttpCode | FaultCode | RefusalCode;
  /** When the same request may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, code: HttpCode | FaultCode | RefusalCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  // First of all, so that a value that cannot be serialised is still answered with a fault.
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}

export function sendRefusal(response: ServerResponse, refusal: HttpRefusal): void {
  const { status, code, message, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds));
  sendJson(response, status, { error: { code, message } });
}
