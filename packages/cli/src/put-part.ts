import { once } from 'node:events';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { KIB } from '@launchyard/domain/kit';
import {
  Interrupted,
  judgeAnswer,
  PART_IDLE_MS,
  partHeaders,
  type PartLink,
  type PutOptions,
  type PutOutcome,
  type SpeedLimit,
} from '@launchyard/transfer';

/** The largest piece written to the connection at once: small enough for an even rate and a moving figure. */
const MOST_BYTES = 128 * KIB;
/**
 * At a low limit pieces are smaller, so that even with four lanes each makes progress within a second or two: no
 * progress for long counts as dead.
 */
const PIECES_PER_SECOND = 4;

/**
 * Sends one part to its link in pieces, no faster than the limit. Rejects only with Interrupted, when the signal fires.
 */
export async function putPart(
  link: PartLink,
  body: Buffer,
  sha256: string,
  { signal, onProgress, limit }: PutOptions & { limit: SpeedLimit },
): Promise<PutOutcome> {
  if (signal.aborted) throw new Interrupted();
  const headers = { ...partHeaders(link, sha256), 'content-length': body.length };
  const send = link.url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(link.url, { method: link.method, headers, signal, timeout: PART_IDLE_MS });
  request.on('timeout', () => request.destroy());
  const answered = untilAnswered(request);
  try {
    // An early answer, such as a refused link, makes the rest pointless.
    await Promise.race([answered, write(request, body, { signal, onProgress, limit })]);
    const { status, retryAfter } = await answered;
    // The rest of a part that was refused early would keep the connection busy.
    if (!request.writableFinished) request.destroy();
    return judgeAnswer(status, retryAfter, Date.now());
  } catch {
    request.destroy();
    // For a broken connection the engine sends the part again; a stop must reach it as such.
    if (signal.aborted) throw new Interrupted();
    return { kind: 'lost' };
  }
}

async function untilAnswered(request: ClientRequest): Promise<{ status: number; retryAfter: string | undefined }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
    request.once('close', () => reject(new Error('The connection was closed')));
  });
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}

async function write(
  request: ClientRequest,
  body: Buffer,
  { signal, onProgress, limit }: PutOptions & { limit: SpeedLimit },
): Promise<void> {
  let sent = 0;
  while (sent < body.length && !request.destroyed) {
    const piece = body.subarray(sent, sent + pieceBytes(limit));
    await limit.take(piece.length, signal);
    await new Promise<void>((flushed) => request.write(piece, () => flushed()));
    sent += piece.length;
    onProgress(sent);
  }
  request.end();
}

const pieceBytes = ({ bytesPerSecond }: SpeedLimit): number =>
  bytesPerSecond === null ? MOST_BYTES : Math.min(MOST_BYTES, Math.ceil(bytesPerSecond / PIECES_PER_SECOND));
