import type { ReadProgress } from './blob-source.ts';
import { scanBuild, type ScanOutcome } from './scan-build.ts';

export type ScanAnswer = { outcome: ScanOutcome } | { errorName: string };
export type ScanMessage = ScanAnswer | { progress: ReadProgress };

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answer(data).then(tell);
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const tell = (message: ScanMessage) => postMessage(message);

/** Never rejects. */
async function answer(file: Blob): Promise<ScanAnswer> {
  try {
    return { outcome: await scanBuild(file, (progress) => tell({ progress })) };
  } catch (error) {
    // Only the name of an error survives the way to the page; the page decides what it means.
    return { errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
