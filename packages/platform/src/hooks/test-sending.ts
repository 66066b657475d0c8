import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** A message for a hook; `from` is the local address that it is sent from. */
export interface Sent {
  path: string;
  method?: string;
  body: string;
  headers: OutgoingHttpHeaders;
  from?: string;
}

/** Sends a message and returns the answer. */
export async function sendTo(port: number, { body, ...sent }: Sent) {
  const request = open(port, sent);
  request.end(body);
  const response = await responseTo(request);
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

/** Sends the headers of a message, and nothing of its body. */
export function beginTo(port: number, head: Omit<Sent, 'body'>): ClientRequest {
  const request = open(port, head);
  request.flushHeaders();
  return request;
}

/** The answer to a message that may not have been sent completely. Sends nothing more. */
export async function answerTo(request: ClientRequest) {
  const { statusCode: status, headers } = await responseTo(request);
  request.destroy();
  return { status, headers };
}

function open(port: number, { path, method = 'POST', headers, from = '127.0.0.1' }: Omit<Sent, 'body'>): ClientRequest {
  const all = { 'content-type': 'application/json', ...headers };
  const where = { port, host: '127.0.0.1', localAddress: from, path };
  return httpRequest({ ...where, method, headers: all, agent: false }).on('error', () => undefined);
}

async function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('a request is answered');
  return response;
}
