import { z } from 'zod';
import { errorCode } from './error-code.ts';
import type { Sent } from './channel.ts';

const TIMEOUT_SECONDS = 10;
/** Of an answer, only how long to wait is read. */
const MOST_ANSWER_BYTES = 16 * 1024;
/** Statuses below 500 after which a later try may succeed. */
const PASSING = new Set([408, 425, 429]);

/** Posts JSON to a channel, without following redirects: they could lead anywhere. */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      redirect: 'manual',
    });
    const retryAfterSeconds = answer.status === 429 ? await readWait(answer) : null;
    await answer.body?.cancel();
    if (answer.ok) return { isSent: true };
    const isRedirect = answer.status >= 300 && answer.status < 400;
    const problem = isRedirect ? 'It redirects, which is not followed.' : `It answered ${answer.status}.`;
    return { isSent: false, problem, isFinal: answer.status < 500 && !PASSING.has(answer.status), retryAfterSeconds };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const problem = isLate ? `No answer within ${TIMEOUT_SECONDS} seconds.` : `Not reachable${errorCode(error)}.`;
    return { isSent: false, problem, isFinal: false, retryAfterSeconds: null };
  }
}

const wait = z.object({ parameters: z.object({ retry_after: z.number() }) });

/** In seconds, from the header, or from the body as Telegram sends it. */
async function readWait(answer: Response): Promise<number | null> {
  const header = answer.headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const until = Date.parse(header);
  if (!Number.isNaN(until)) return Math.max(0, (until - Date.now()) / 1000);
  const parsed = wait.safeParse(parseJson(await readStart(answer)));
  return parsed.success ? parsed.data.parameters.retry_after : null;
}

async function readStart(answer: Response): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > MOST_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever it is, it names no wait.
    return undefined;
  }
}
