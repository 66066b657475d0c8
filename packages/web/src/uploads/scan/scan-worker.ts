import { scanBuild, type ScanOutcome } from './scan-build.ts';

export type ScanAnswer = { outcome: ScanOutcome } | { errorName: string };

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  answer(data).then(postMessage, () => undefined);
});

async function answer(file: Blob): Promise<ScanAnswer> {
  try {
    return { outcome: await scanBuild(file) };
  } catch (error) {
    // Only the name of an error survives the way to the page; the page decides what it means.
    return { errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
