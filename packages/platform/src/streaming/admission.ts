import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { placesOf } from '@launchyard/domain/plans';
import {
  MOST_SESSIONS_OF_ADDRESS,
  MOST_STARTS_OF_ADDRESS,
  MOST_WAITING,
  PLACED_STATES,
  sessionRules,
  STARTS_WINDOW_SECONDS,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { lockAccount } from '../accounts/lock.ts';
import { perAddress, takeAttempt } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readPlan } from '../plans/plan.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { tellChange } from './tell-change.ts';

/** What is known of somebody who wants to watch. */
export interface Visitor {
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Browser and system in words. */
  device: string | null;
}

/** A session that has a place or waits for one, or why there is none. */
export type Admission = { kind: 'admitted'; row: StreamingSessionRow } | { kind: 'refused'; end: SessionEnd };

/**
 * Admits a visitor of an open link in one transaction that holds the account: fifty at once for one place get one
 * place. Whoever comes while others wait, waits behind them.
 */
export async function admit(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  visit: OpenVisit,
  visitor: Visitor,
): Promise<Admission> {
  const now = clock();
  const starts = perAddress('stream start', visitor.address, MOST_STARTS_OF_ADDRESS, STARTS_WINDOW_SECONDS);
  const isInTime = await database.sql.transaction((tx) => takeAttempt(tx, now, [starts]));
  if (!isInTime) return { kind: 'refused', end: 'queueFull' };
  return database.sql.transaction(async (tx) => {
    await lockAccount(tx, visit.accountId);
    const places = await placesNow(tx, now, visit.accountId);
    if (places === 0) return { kind: 'refused', end: 'planEnded' };
    const { placed, waiting } = await countOpen(tx, visit.accountId);
    if (waiting >= MOST_WAITING) return { kind: 'refused', end: 'queueFull' };
    const fromHere = and(eq(streamingSessions.clientAddress, visitor.address), isNull(streamingSessions.endedAt));
    if ((await tx.$count(streamingSessions, fromHere)) >= MOST_SESSIONS_OF_ADDRESS) {
      return { kind: 'refused', end: 'queueFull' };
    }
    const hasPlace = waiting === 0 && placed < places;
    const [row] = await tx
      .insert(streamingSessions)
      .values(newRow(visit, visitor, now, hasPlace))
      .returning();
    if (!row) throw new Error('the session was not written');
    await tellChange(tx, now, visit.accountId);
    return { kind: 'admitted', row };
  });
}

/** Gives free places of an account (a UUID) to those who wait longest. Returns the ids of their sessions. */
export async function admitWaiting(tx: Tx, now: Date, accountId: string): Promise<string[]> {
  await lockAccount(tx, accountId);
  const places = await placesNow(tx, now, accountId);
  const { placed } = await countOpen(tx, accountId);
  if (placed >= places) return [];
  const next = await tx
    .select({ id: streamingSessions.id })
    .from(streamingSessions)
    .where(isOpen(accountId, ['queued']))
    .orderBy(asc(streamingSessions.id))
    .limit(places - placed);
  const ids = next.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(streamingSessions)
    .set({ state: 'starting', placedAt: now })
    .where(inArray(streamingSessions.id, ids));
  await tellChange(tx, now, accountId);
  return ids;
}

/** How many sessions of an account may stream at once now. */
export const placesNow = async (sql: Sql, now: Date, accountId: string): Promise<number> =>
  placesOf((await readPlan(sql, now, accountId))?.kind ?? null);

async function countOpen(sql: Sql, accountId: string): Promise<{ placed: number; waiting: number }> {
  const [placed, waiting] = await Promise.all([
    sql.$count(streamingSessions, isOpen(accountId, PLACED_STATES)),
    sql.$count(streamingSessions, isOpen(accountId, ['queued'])),
  ]);
  return { placed, waiting };
}

const isOpen = (accountId: string, states: readonly StreamingSessionRow['state'][]) =>
  and(
    eq(streamingSessions.accountId, accountId),
    isNull(streamingSessions.endedAt),
    inArray(streamingSessions.state, [...states]),
  );

const newRow = (visit: OpenVisit, visitor: Visitor, now: Date, hasPlace: boolean) => ({
  accountId: visit.accountId,
  linkId: visit.linkId,
  linkName: visit.names.link,
  appId: visit.appId,
  appName: visit.names.app,
  versionId: visit.versionId,
  version: visit.version,
  configName: visit.names.config,
  role: visit.role,
  rules: sessionRules(visit.settings.config),
  state: hasPlace ? ('starting' as const) : ('queued' as const),
  createdAt: now,
  placedAt: hasPlace ? now : null,
  seenAt: now,
  clientAddress: visitor.address,
  country: visitor.country,
  device: visitor.device,
});
