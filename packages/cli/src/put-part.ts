import { once } from 'node:events';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { KIB } from '@launchyard/domain/kit';
import { Interrupted, type PartLink, type PutOptions, type PutOutcome, type SpeedLimit } from '@launchyard/transfer';

/** What is handed to the line at once: small enough for an even limit and a moving figure. */
const CHUNK_BYTES = 128 * KIB;
/** A connection that moves nothing for this long is given up and its part sent again. There is no limit to the whole. */
const IDLE_MS = 50_000;

/** Sends one part to its link in pieces, no faster than the limit. Rejects with Interrupted when the signal fires, with nothing else. */
export async function putPart(
  link: PartLink,
  body: Buffer,
  sha256: string,
  { signal, onProgress, limit }: PutOptions & { limit: SpeedLimit },
): Promise<PutOutcome> {
  if (signal.aborted) throw new Interrupted();
  const given = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  const headers = { ...given, 'x-part-sha256': sha256, 'content-length': body.length };
  const send = link.url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(link.url, { method: link.method, headers, signal, timeout: IDLE_MS });
  request.on('timeout', () => request.destroy());
  const answered = untilAnswered(request);
  try {
    // An answer before the end, such as a refused link, makes the rest pointless.
    await Promise.race([answered, write(request, body, { signal, onProgress, limit })]);
    const status = await answered;
    // The rest of a part that was refused early would keep the connection busy.
    if (!request.writableFinished) request.destroy();
    return status >= 200 && status < 300 ? { kind: 'stored' } : { kind: 'refused', status };
  } catch {
    request.destroy();
    // Whatever broke the connection, the engine sends the part again; a stop it must hear of.
    if (signal.aborted) throw new Interrupted();
    return { kind: 'lost' };
  }
}

async function untilAnswered(request: ClientRequest): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
    request.once('close', () => reject(new Error('The connection was closed')));
  });
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

async function write(
  request: ClientRequest,
  body: Buffer,
  { signal, onProgress, limit }: PutOptions & { limit: SpeedLimit },
): Promise<void> {
  for (let sent = 0; sent < body.length && !request.destroyed; sent += CHUNK_BYTES) {
    const chunk = body.subarray(sent, sent + CHUNK_BYTES);
    await limit.take(chunk.length, signal);
    await new Promise<void>((flushed) => request.write(chunk, () => flushed()));
    onProgress(sent + chunk.length);
  }
  request.end();
}
