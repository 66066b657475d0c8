import { eq, sql } from 'drizzle-orm';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { findNext, lockLine } from '../line.ts';
import { lockUpload } from '../locks.ts';
import { findPlaces } from '../places.ts';
import { publishUpload } from '../publish.ts';
import { type StageJob } from '../queues.ts';
import { countQueuedThere, testServerDownSince } from '../testserver/state.ts';
import { writeEvent } from '../timeline/write.ts';
import { advance } from './complete.ts';
import type { PipelineDeps } from './deps.ts';
import { ofStage } from './fence.ts';

/**
 * The stage before the test: continues if it is the upload’s turn, or nothing is started for it. Otherwise it only takes
 * its position; the next one is called when an upload leaves the queue or a test. One short transaction, so it needs no
 * attempt.
 */
export async function runQueueStage(deps: PipelineDeps, { uploadId }: StageJob): Promise<void> {
  const now = deps.clock();
  await deps.database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== 'queued') return;
    const arrived = await tx
      .update(uploadStages)
      .set({ state: 'running', attempt: 1, startedAt: now })
      .where(sql`${ofStage({ upload, stage: 'queue' })} and ${uploadStages.state} = 'waiting'`)
      .returning({ stage: uploadStages.stage });
    if (upload.isOnlyInspected) return advance(tx, deps, upload, 'queue', now);
    await lockLine(tx);
    const place = (await findPlaces(tx, eq(uploads.id, uploadId))).get(uploadId);
    if (place === undefined) throw new Error(`upload ${uploadId} came to the line without a turn`);
    const isNext = (await findNext(tx)).some(({ id }) => id === uploadId);
    // While the stream test server is down nobody continues; the poll that finds it back calls the queue.
    const isDown = (await testServerDownSince(tx)) !== null;
    // At the same instant: an upload that never had a position has not waited, not even for milliseconds.
    if (isNext && !isDown) return advance(tx, deps, upload, 'queue', now);
    if (arrived.length === 0) return;
    await writeEvent(tx, now, uploadId, { kind: 'queued', place: place + (await countQueuedThere(tx)) });
    await publishUpload(tx, now, uploadId);
  });
}
