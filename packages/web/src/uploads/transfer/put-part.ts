import {
  Interrupted,
  judgeAnswer,
  PART_IDLE_MS,
  partHeaders,
  type PartLink,
  type PutOptions,
  type PutOutcome,
} from '@launchyard/transfer';

/**
 * Sends one part to its link. The body is a slice of the file, which the browser reads as it sends;
 * XMLHttpRequest because only it reports upload progress. Only rejects with Interrupted, when the
 * signal fires.
 */
export function putPart(link: PartLink, body: Blob, sha256: string, options: PutOptions): Promise<PutOutcome> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let idle = setTimeout(giveUp, PART_IDLE_MS);
    const end = (outcome: PutOutcome) => {
      clearTimeout(idle);
      options.signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    function giveUp() {
      request.abort();
      end({ kind: 'lost' });
    }
    function abort() {
      clearTimeout(idle);
      request.abort();
      reject(new Interrupted());
    }
    if (options.signal.aborted) return abort();
    options.signal.addEventListener('abort', abort, { once: true });

    request.open(link.method, link.url);
    for (const [name, value] of Object.entries(partHeaders(link, sha256))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(idle);
      idle = setTimeout(giveUp, PART_IDLE_MS);
      options.onProgress(loaded);
    });
    request.addEventListener('load', () =>
      end(judgeAnswer(request.status, request.getResponseHeader('retry-after'), Date.now())),
    );
    request.addEventListener('error', () => end({ kind: 'lost' }));
    request.send(body);
  });
}
