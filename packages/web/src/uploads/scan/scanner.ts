import type { ReadProgress } from './blob-source.ts';
import type { ScanOutcome } from './scan-build.ts';
import type { ScanAnswer, ScanMessage } from './scan-worker.ts';

/**
 * The check failed to load, or crashed: that says nothing about the file. A retry loads it again.
 */
export class ScanBroken extends Error {
  override name = 'ScanBroken';
}

/**
 * Scans a build in its own worker, or on the page if there are no workers. The signal stops a scan:
 * the worker is terminated immediately, and this rejects with an AbortError. It rejects with
 * another DOMException if the file cannot be read, and with ScanBroken if the fault is ours.
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
