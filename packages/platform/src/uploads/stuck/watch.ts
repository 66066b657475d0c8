import { inArray, notInArray, sql } from 'drizzle-orm';
import { WATCHED_STATES } from '@launchyard/domain/uploads';
import type { PipelineDeps } from '../pipeline/run.ts';
import { uploads, uploadWatches } from '../tables.ts';
import { watchUpload } from './watchUpload.ts';

/** Any number, the same in every process. */
const WATCH_LOCK = 715_205;

/**
 * Looks after every upload that a stage of ours works on, whether anybody has its page open or not: what has not changed for minutes is told
 * to support, and ended at last. One process at a time; the others do nothing.
 */
export async function watchUploads(deps: PipelineDeps): Promise<void> {
  const { sql: pool } = deps.database;
  await pool.transaction(async (guard) => {
    const { rows } = await guard.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${WATCH_LOCK}) free`);
    if (!rows[0]?.free) return;
    const watched = await guard
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.state, [...WATCHED_STATES]));
    const ids = watched.map(({ id }) => id);
    for (const id of ids) {
      await watchUpload(deps, id).catch((error: unknown) => {
        deps.log.error({ err: error, uploadId: id }, 'uploads: not watched');
      });
    }
    await guard.delete(uploadWatches).where(notInArray(uploadWatches.uploadId, ids));
  });
}
