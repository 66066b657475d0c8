import { and, eq, inArray } from 'drizzle-orm';
import { guestEnd } from '@launchyard/domain/streaming';
import type { Sql } from '../kit/database.ts';
import { streamingSessions } from '../tables/streaming.ts';
import type { HeldSession } from './held-session.ts';

/** Ends the guests whose host ended while nobody ran their sessions, or was ended together with an earlier process. */
export async function endOrphans(sql: Sql, held: ReadonlyMap<string, HeldSession>): Promise<void> {
  const orphans = [...held.values()].filter(
    ({ record: { row } }) => row.meetingId !== null && !held.has(row.meetingId),
  );
  const hostIds = [...new Set(orphans.map(({ record }) => record.row.meetingId ?? ''))];
  if (hostIds.length === 0) return;
  const hosts = await sql
    .select({ id: streamingSessions.id, end: streamingSessions.end, endWord: streamingSessions.endWord })
    .from(streamingSessions)
    .where(inArray(streamingSessions.id, hostIds));
  for (const guest of orphans) {
    const host = hosts.find(({ id }) => id === guest.record.row.meetingId);
    guest.end(guestEnd(host?.end ?? 'visitorLeft'), { endWord: host?.endWord ?? null });
  }
}

/** Those of these queued sessions whose place was given by a process that could not tell us. */
export async function findPlaced(sql: Sql, queued: readonly { id: string }[]): Promise<string[]> {
  if (queued.length === 0) return [];
  const isOurs = inArray(
    streamingSessions.id,
    queued.map(({ id }) => id),
  );
  const placed = await sql
    .select({ id: streamingSessions.id })
    .from(streamingSessions)
    .where(and(isOurs, eq(streamingSessions.state, 'starting')));
  return placed.map(({ id }) => id);
}
