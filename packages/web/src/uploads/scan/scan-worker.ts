import type { ReadProgress } from './blob-source.ts';
import { scanBuild, type ScanOutcome } from './scan-build.ts';

/** `unreadable` names the browser's read error, `broken` describes a crash of the check itself. */
export type ScanAnswer = { outcome: ScanOutcome } | { unreadable: string } | { broken: string };
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
    // An Error loses its details on the way to the page.
    return error instanceof DOMException ? { unreadable: error.name } : { broken: String(error) };
  }
}
