import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql as raw,
  sum,
  type SQL,
} from 'drizzle-orm';
import type { CallReply } from '@launchyard/contract/kit';
import type { streamingFigures } from '@launchyard/contract/streaming';
import { MONITOR_FRESH_SECONDS, MOST_SAMPLES, takesPlace } from '@launchyard/domain/streaming';
import type { Caller } from '../../access/caller.ts';
import { withinGrant } from '../../access/within-grant.ts';
import { secondsBefore } from '../../kit/clock.ts';
import type { Sql } from '../../kit/database.ts';
import { contains } from '../../kit/like.ts';
import { byAge, pageQuery, type PageQuestion } from '../../kit/pages.ts';
import { streamingSamples, streamingSessions } from '../../tables/streaming.ts';
import { readPlaces } from '../../plans/plan.ts';
import { presentSession, type SessionWithGuests } from './present.ts';

/** Everybody who streams or waits for applications that the caller may read. */
const everybody = ({ account, grant }: Caller): SQL | undefined =>
  and(eq(streamingSessions.accountId, account.id), withinGrant(grant, streamingSessions.appId));

/** The sessions of applications that the caller may read. A meeting is one: its host’s. */
export const readable = (caller: Caller): SQL | undefined =>
  and(everybody(caller), isNull(streamingSessions.meetingId));

/** While a meeting is open, guests who have left do not count; afterwards everybody to whom it was shown does. */
const guests = raw<number>`(select count(*)::int from ${streamingSessions} guest
  where guest.meeting_id = ${streamingSessions}.id and case when ${streamingSessions}.ended_at is null
    then guest.ended_at is null and guest.state <> 'queued' else guest.live_at is not null end)`;

/** What a session is presented from. */
export const sessionColumns = { ...getTableColumns(streamingSessions), guests };

/** Access §9: an open session that was silent for ten minutes by our clock is not shown. */
const isFresh = (now: Date): SQL | undefined =>
  and(isNull(streamingSessions.endedAt), gte(streamingSessions.seenAt, secondsBefore(now, MONITOR_FRESH_SECONDS)));

export async function listSessions(
  sql: Sql,
  now: Date,
  caller: Caller,
  { isOpen, search, ...question }: PageQuestion & { isOpen: boolean; search?: string | undefined },
) {
  const { appName, linkName } = streamingSessions;
  const named = search ? or(contains(appName, search), contains(linkName, search)) : undefined;
  const mine = and(readable(caller), isOpen ? and(isFresh(now), named) : isNotNull(streamingSessions.endedAt));
  const page = pageQuery(byAge(streamingSessions.id), question);
  const rows = await sql
    .select(sessionColumns)
    .from(streamingSessions)
    .where(and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.answer(rows, await sql.$count(streamingSessions, mine), presentSession);
}

/** A session that the caller may read. `id` is a UUID, or null for an invalid id. */
export async function findSession(sql: Sql, caller: Caller, id: string | null): Promise<SessionWithGuests | undefined> {
  const isIt = inArray(streamingSessions.id, id === null ? [] : [id]);
  const [row] = await sql
    .select(sessionColumns)
    .from(streamingSessions)
    .where(and(readable(caller), isIt));
  return row;
}

/** The quality of a session (a UUID), the latest first. */
export const readSamples = (sql: Sql, sessionId: string) =>
  sql
    .select({ at: streamingSamples.at, quality: streamingSamples.quality })
    .from(streamingSamples)
    .where(eq(streamingSamples.sessionId, sessionId))
    .orderBy(desc(streamingSamples.at))
    .limit(MOST_SAMPLES);

/** How many people stream and wait now, and the sessions of today. A day begins at midnight UTC. */
export async function readFigures(sql: Sql, now: Date, caller: Caller): Promise<CallReply<typeof streamingFigures>> {
  const { state, createdAt, streamedMilliseconds } = streamingSessions;
  const [open, today, places] = await Promise.all([
    sql
      .select({ state, createdAt })
      .from(streamingSessions)
      .where(and(everybody(caller), isFresh(now))),
    sql
      .select({ count: count(), milliseconds: sum(streamedMilliseconds) })
      .from(streamingSessions)
      .where(and(readable(caller), gte(createdAt, new Date(now.toISOString().slice(0, 10))))),
    readPlaces(sql, now, caller.account.id),
  ]);
  const waiting = open.filter((row) => row.state === 'queued').map((row) => +row.createdAt);
  return {
    streamingCount: open.filter((row) => takesPlace(row.state)).length,
    places,
    waitingCount: waiting.length,
    longestWaitSeconds: waiting.length === 0 ? 0 : Math.max(0, Math.round((+now - Math.min(...waiting)) / 1000)),
    todayCount: today[0]?.count ?? 0,
    todaySeconds: Math.round(Number(today[0]?.milliseconds ?? 0) / 1000),
  };
}
