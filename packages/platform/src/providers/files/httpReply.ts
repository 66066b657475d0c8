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
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

export function sendRefusal(response: ServerResponse, { status, code, message }: HttpRefusal): void {
  sendJson(response, status, { error: { code, message } });
}
