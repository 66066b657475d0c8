import type { ReadProgress } from './blob-source.ts';
import type { ScanOutcome } from './scan-build.ts';
import type { ScanAnswer, ScanMessage } from './scan-worker.ts';

/** The check did not load, or broke: that says nothing about the file. Another try loads it anew. */
export class ScanBroken extends Error {
  override name = 'ScanBroken';
}

/**
 * Scans a build in a worker of its own, or on the page where there are none. The signal ends a scan that nobody waits for any more: the
 * worker goes at once, with what it was reading, and this rejects with an AbortError; with another DOMException when the file cannot be
 * read, and with ScanBroken when the fault is ours.
 */
export async function scanInBackground(
  file: Blob,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void = () => undefined,
): Promise<ScanOutcome> {
  signal.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { scanBuild } = await import('./scan-build.ts');
    return scanBuild(file, (progress) => {
      signal.throwIfAborted();
      onProgress(progress);
    });
  }
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  const settled = new AbortController();
  try {
    const answer = await new Promise<ScanAnswer>((resolve, reject) => {
      const stop = () => reject(new DOMException('Nobody waits for this scan', 'AbortError'));
      signal.addEventListener('abort', stop, { once: true, signal: settled.signal });
      worker.addEventListener('message', ({ data }: MessageEvent<ScanMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else resolve(data);
      });
      worker.addEventListener('error', () => reject(new ScanBroken('The scan worker did not load, or broke')), {
        once: true,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(file);
    });
    if ('unreadable' in answer) throw new DOMException('The file could not be read', answer.unreadable);
    if ('broken' in answer) throw new ScanBroken(answer.broken);
    return answer.outcome;
  } finally {
    settled.abort();
    worker.terminate();
  }
}
