import type { ServerResponse } from 'node:http';

/** Ends a request with words for whoever wrote the client; `code` is for the client itself. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  // First of all, so that what cannot be written down can still be answered with a fault.
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}

export function sendRefusal(response: ServerResponse, { status, code, message }: HttpRefusal): void {
  sendJson(response, status, { error: { code, message } });
}
