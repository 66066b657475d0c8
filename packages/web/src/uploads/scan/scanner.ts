import { scanBuild, type ScanOutcome } from './scan-build.ts';
import type { ScanAnswer } from './scan-worker.ts';

/** Scans a build in a worker of its own, or on the page where there are none. The signal ends a scan that nobody waits for any more. */
export async function scanInBackground(file: Blob, signal: AbortSignal): Promise<ScanOutcome> {
  if (typeof Worker === 'undefined') return scanBuild(file);
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    const answer = await new Promise<ScanAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('The scan worker failed')), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(file);
    });
    if ('errorName' in answer) throw new DOMException('The file could not be read', answer.errorName);
    return answer.outcome;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
