import { statfs } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { ROOM_RETRY_SECONDS, ROOM_WAIT_SECONDS, roomNeeded, uploadFailures } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { isCode } from '../../kit/errno.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { publishUpload } from '../publish.ts';
import { queueOf } from '../queues.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './deps.ts';
import { endAsFailed } from './fail.ts';
import { lockClaimed, ofStage, type Claim } from './fence.ts';

/** There is not enough disk space for what is about to be written. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}

/** Throws NoRoom unless so many bytes in so many files, plus the reserve, fit on the disk of a folder. */
export async function requireRoom(folder: string, bytes: number, files: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = roomNeeded(bytes, files);
  if (bavail * bsize < needed) throw new NoRoom(`${needed} bytes are needed and ${bavail * bsize} are free`);
}

/** Also if the disk became full midway. */
export const isNoRoom = (error: unknown): boolean => error instanceof NoRoom || isCode(error, 'ENOSPC', 'EDQUOT');

/**
 * Schedules a retry of the stage, as often as necessary and without counting a fault; after hours the upload fails, and
 * is kept.
 */
export async function waitForRoom(deps: PipelineDeps, claim: Claim, error: unknown): Promise<void> {
  const { upload, stage, attempt } = claim;
  deps.log.warn({ err: error, uploadId: upload.id, stage, attempt }, 'pipeline: no room on disk');
  const now = deps.clock();
  await deps.database.sql.transaction(async (tx) => {
    const locked = await lockClaimed(tx, claim);
    if (!locked) return;
    if ((await waitingSince(tx, claim)) === null) {
      await writeEvent(tx, now, upload.id, { kind: 'waits_for_room', stage, waitedSeconds: null });
    }
    // A waiting upload reserves no space that another one could use.
    if (stage === 'prepare') await tx.update(uploads).set({ unpackedBytes: null }).where(eq(uploads.id, upload.id));
    // The attempt is not counted: a disk may be full for hours.
    const [row] = await tx
      .update(uploadStages)
      .set({
        state: 'waiting',
        waitingSince: sql`coalesce(${uploadStages.waitingSince}, ${now.toISOString()}::timestamptz)`,
        attemptsBefore: sql`${uploadStages.attemptsBefore} + 1`,
        triesAgainAt: null,
        note: NOTE,
      })
      .where(ofStage(claim))
      .returning({ since: uploadStages.waitingSince });
    const waited = row?.since ? (now.getTime() - row.since.getTime()) / 1000 : 0;
    if (waited >= ROOM_WAIT_SECONDS)
      return endAsFailed(tx, deps, { ...claim, upload: locked }, uploadFailures.storageFull, null);
    const options = { owner: upload.accountId, turn: locked.turn ?? 0, startAfterSeconds: ROOM_RETRY_SECONDS };
    await deps.jobs.send(tx, queueOf(stage, upload), { uploadId: upload.id, stage }, options);
    await publishUpload(tx, now, upload.id);
  });
}

/** Ends a locked upload’s wait for disk space, if it waits: a later shortage is a new one. */
export async function endWaitForRoom(tx: Tx, now: Date, claim: Pick<Claim, 'upload' | 'stage'>): Promise<void> {
  const since = await waitingSince(tx, claim);
  if (since === null) return;
  await tx.update(uploadStages).set({ waitingSince: null }).where(ofStage(claim));
  const waitedSeconds = Math.max(0, (now.getTime() - since.getTime()) / 1000);
  await writeEvent(tx, now, claim.upload.id, { kind: 'room_found', stage: claim.stage, waitedSeconds });
}

async function waitingSince(tx: Tx, claim: Pick<Claim, 'upload' | 'stage'>): Promise<Date | null> {
  const [row] = await tx.select({ since: uploadStages.waitingSince }).from(uploadStages).where(ofStage(claim));
  return row?.since ?? null;
}

/** Shown on the stage meanwhile. */
const NOTE = 'Waiting for disk space.';
