import { takesParts } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import { lockUpload } from '../locks.ts';
import { publishUpload } from '../publish.ts';

export interface ProgressTeller {
  /** Something of this upload (a UUID) arrived. Returns at once. */
  tell(uploadId: string): void;
  /** Tells what has not been told yet. */
  close(): Promise<void>;
}

/** Tells everybody how an upload comes along: at most once in the interval for each, and never leaves the last bytes untold. */
export function openProgressTeller(deps: Deps, intervalMilliseconds = 1_000): ProgressTeller {
  /** Uploads that were told about within the last interval, and whether there is something new since. */
  const resting = new Map<string, { isNew: boolean; timer: NodeJS.Timeout }>();
  const telling = new Set<Promise<void>>();

  function tellNow(uploadId: string): void {
    const run = publishProgress(deps, uploadId).catch((error: unknown) => {
      // The bytes are safe and the next part tells again, so this is only worth a line.
      deps.log.warn({ err: error, uploadId }, 'files: progress not told');
    });
    telling.add(run);
    void run.then(() => telling.delete(run));
    resting.set(uploadId, { isNew: false, timer: setTimeout(() => wake(uploadId), intervalMilliseconds) });
  }

  function wake(uploadId: string): void {
    const rest = resting.get(uploadId);
    resting.delete(uploadId);
    if (rest?.isNew) tellNow(uploadId);
  }

  return {
    tell(uploadId) {
      const rest = resting.get(uploadId);
      if (rest) rest.isNew = true;
      else tellNow(uploadId);
    },
    async close() {
      // One that is told about comes round again at the end, with nothing new.
      for (const [uploadId, { isNew, timer }] of resting) {
        clearTimeout(timer);
        resting.delete(uploadId);
        if (isNew) tellNow(uploadId);
      }
      await Promise.all(telling);
    },
  };
}

async function publishProgress({ database, clock }: Deps, uploadId: string): Promise<void> {
  await database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    // Once it is committed or ended, whoever did that told about it.
    if (upload && takesParts(upload.state)) await publishUpload(tx, clock(), uploadId);
  });
}
