import { sql as raw } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { streamingCrashes, type StreamingSessionRow } from '../tables/streaming.ts';

/**
 * Counts a crash, within the transaction that ends the session of its build. A worker decides soon whether somebody is
 * told.
 */
export async function noteCrash(tx: Tx, now: Date, session: StreamingSessionRow): Promise<void> {
  const { id: sessionId, accountId, linkId, linkName, appName, versionId, version } = session;
  const lastLines = session.lastLines ?? [];
  const latest = { linkName, appName, sessionId, lastLines };
  await tx
    .insert(streamingCrashes)
    .values({ ...latest, accountId, linkId, versionId, version, lastAt: now, dueAt: now })
    .onConflictDoUpdate({
      target: [streamingCrashes.linkId, streamingCrashes.versionId],
      set: { ...latest, count: raw`${streamingCrashes.count} + 1`, lastAt: now },
    });
}
