import { takesParts } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import { lockUpload } from '../locks.ts';
import { publishUpload } from '../publish.ts';

export interface ProgressTeller {
  /** Reports that bytes of this upload (a UUID) arrived. Returns at once. */
  tell(uploadId: string): void;
  /** Publishes what was not published yet. */
  close(): Promise<void>;
}

/** Publishes the progress of uploads: at most once per interval for each, and always including the last bytes. */
export function openProgressTeller(deps: Deps, intervalMilliseconds = 1_000): ProgressTeller {
  /** Uploads published within the last interval, and whether there is something new since. */
  const resting = new Map<string, { isNew: boolean; timer: NodeJS.Timeout }>();
  const telling = new Set<Promise<void>>();

  function tellNow(uploadId: string): void {
    const run = publishProgress(deps, uploadId).catch((error: unknown) => {
      // The bytes are safe and the next part publishes again, so this is only logged.
      deps.log.warn({ err: error, uploadId }, 'files: progress not published');
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
      // A published one comes round again at the end, with nothing new.
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
    // A commit or end has already published it.
    if (upload && takesParts(upload.state)) await publishUpload(tx, clock(), uploadId);
  });
}
