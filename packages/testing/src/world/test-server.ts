import { createServer, type IncomingMessage } from 'node:http';
import { portOf } from './ports.ts';

/** The responses of a test's stream test server. */
export interface TestServerAnswers {
  queue: () => { status?: number; body: string } | 'hangUp';
  test: (question: Record<string, unknown>) => { status?: number; body: string } | 'hangUp';
}

export interface TestServer {
  url: string;
  /** Change them while it runs. */
  answers: TestServerAnswers;
  /** The requests received, newest last. */
  asked: Array<{
    path: string;
    authorization: string | undefined;
    key: string | undefined;
    noticeUrl: string | undefined;
    question: Record<string, unknown> | null;
  }>;
  close(): Promise<void>;
}

export const STREAMED = JSON.stringify({ result: 'streamed', buildType: 'windows', evidence: '30 frames in 1 s' });

/** A stream test server over HTTP that is healthy until its responses are changed. */
export async function startTestServer(): Promise<TestServer> {
  const asked: TestServer['asked'] = [];
  const answers: TestServerAnswers = { queue: () => ({ body: '[]' }), test: () => ({ body: STREAMED }) };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const question = await readQuestion(request);
      const { authorization, 'idempotency-key': key, 'notice-url': noticeUrl } = request.headers;
      asked.push({ path, authorization, key: key?.toString(), noticeUrl: noticeUrl?.toString(), question });
      const answer = path === '/queue' ? answers.queue() : answers.test(question ?? {});
      if (answer === 'hangUp') request.socket.destroy();
      else response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    answers,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readQuestion(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (text === '') return null;
  const question: Record<string, unknown> = JSON.parse(text);
  return question;
}
