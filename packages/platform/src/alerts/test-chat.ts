import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '@launchyard/testing/world/ports';

interface Request {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A chat that answers as it is told. */
export async function startChat() {
  const heard: Request[] = [];
  const chat = { answer: (response: ServerResponse): unknown => response.writeHead(200).end('{}') };
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    chat.answer(response);
  };
  const server = createServer((request, response) => {
    void hear(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server)}`;
  return Object.assign(chat, {
    url,
    heard,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
