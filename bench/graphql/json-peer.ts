import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { createAnswer, readPeerSettings } from './answer.ts';

/** A plain handler: the same calls, one function, JSON. */
const settings = readPeerSettings();
const answer = createAnswer(settings);

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await json(request);
  const data = await answer(request.headers.authorization ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
}

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(settings.port, '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit(0));
