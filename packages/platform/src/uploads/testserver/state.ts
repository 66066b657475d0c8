import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { judgeTestServer, TEST_SERVER_UP, type TestServerLook, type TestServerState } from '@launchyard/domain/uploads';
import { newId } from '../../kit/columns.ts';
import type { Sql } from '../../kit/database.ts';
import { testServer } from '../../tables/uploads.ts';

const ROW = 1;

/** An incident that started, continues, or ended with this poll; null: the server was up and is up. */
export interface Incident {
  id: string;
  since: Date;
  change: 'began' | 'goesOn' | 'ended';
}

/** Since when the stream test server counts as down; null if it is up. */
export async function testServerDownSince(sql: Sql): Promise<Date | null> {
  const [row] = await sql.select({ since: testServer.downSince }).from(testServer).where(eq(testServer.id, ROW));
  return row?.since ?? null;
}

/** How many builds are queued at the test server itself, as last reported: they are tested before those queued here. */
export async function countQueuedThere(sql: Sql): Promise<number> {
  const [row] = await sql.select({ queued: testServer.queued }).from(testServer).where(eq(testServer.id, ROW));
  return row?.queued ?? 0;
}

/** Records the result of a poll. One at a time: the caller holds a lock. */
export async function recordLook(
  sql: Sql,
  { answer, queued: listed }: TestServerLook,
  now: Date,
): Promise<Incident | null> {
  const [row] = await sql.select().from(testServer).where(eq(testServer.id, ROW));
  const before: TestServerState = row ? pick(row) : TEST_SERVER_UP;
  const after = judgeTestServer(before, answer, now);
  const wasDown = row?.incidentId && row.downSince ? { id: row.incidentId, since: row.downSince } : null;
  const incidentId = after.downSince ? (wasDown?.id ?? newId()) : null;
  // A poll without a list says nothing about that queue.
  const queued = answer === 'list' ? listed : (row?.queued ?? 0);
  if (!isDeepStrictEqual(before, after) || queued !== (row?.queued ?? 0)) {
    const values = { ...after, incidentId, queued };
    await sql
      .insert(testServer)
      .values({ id: ROW, ...values })
      .onConflictDoUpdate({ target: testServer.id, set: values });
  }
  if (wasDown) return { ...wasDown, change: after.downSince ? 'goesOn' : 'ended' };
  return after.downSince && incidentId ? { id: incidentId, since: after.downSince, change: 'began' } : null;
}

const pick = ({ misses, missedAt, silentSince, lookedAt, downSince }: TestServerState): TestServerState => ({
  misses,
  missedAt,
  silentSince,
  lookedAt,
  downSince,
});
