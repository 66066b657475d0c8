import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { isFinal } from '@launchyard/domain/uploads';
import { actorOf } from '../access/actor.ts';
import type { AppUploads } from '../apps/upload-port.ts';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { uploads } from '../tables/uploads.ts';
import { endTransfer } from '../transfers/commit.ts';
import { stopUpload } from './cancel.ts';
import { findLatestUploads } from './find.ts';
import { giveUpKeptOf } from './kept.ts';
import { lockUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { removalQueue } from './queues.ts';
import { FINAL_STATES } from './stop-all.ts';

/** What happens to uploads when their application is deleted. */
export const appUploads = (jobs: Jobs): AppUploads => ({
  findLatest: findLatestUploads,
  async giveUp(tx, now, caller, appId) {
    const running = await lockRunning(tx, appId);
    const givenUp = await giveUpKeptOf(tx, jobs, now, appId, actorOf(caller));
    return {
      async stopRunning() {
        if (running) await stopUpload(tx, jobs, now, caller, running);
      },
      async tell() {
        for (const uploadId of givenUp) await publishUpload(tx, now, uploadId);
      },
    };
  },
  async letGo(tx, versionIds) {
    const isOfThem = inArray(uploads.versionId, [...versionIds]);
    const made = await tx.select({ uploadId: uploads.id, versionId: uploads.versionId }).from(uploads).where(isOfThem);
    await tx.update(uploads).set({ versionId: null }).where(isOfThem);
    for (const job of made) {
      await endTransfer(tx, job.uploadId);
      await jobs.send(tx, removalQueue, job);
    }
  },
});

/** An application has at most one unfinished upload. */
async function lockRunning(tx: Tx, appId: string) {
  const isRunning = and(eq(uploads.appId, appId), notInArray(uploads.state, FINAL_STATES));
  const [found] = await tx.select({ id: uploads.id }).from(uploads).where(isRunning);
  const locked = found && (await lockUpload(tx, found.id));
  // The worker may have ended it while this waited for the lock.
  return locked && !isFinal(locked.state) ? locked : undefined;
}
