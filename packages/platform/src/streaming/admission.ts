import { and, asc, eq, inArray, isNull, max, notInArray } from 'drizzle-orm';
import { addressSubject } from '@launchyard/domain/session';
import {
  guestRules,
  isMeetingOpen,
  MOST_GUESTS,
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
import { takeUse } from '../links/signed/use.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readPlaces } from '../plans/plan.ts';
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

/** A session that has a place or waits for one, or why there is none: for a guest also that no host is there. */
export type Admission =
  { kind: 'admitted'; row: StreamingSessionRow } | { kind: 'refused'; end: SessionEnd } | { kind: 'noHost' };

/**
 * Admits a visitor of an open link in one transaction that holds the account: fifty at once for one place get one
 * place. Whoever comes while others wait, waits behind them. A guest of a meeting (a UUID: the host’s session) takes a
 * place like everybody else, because each viewer costs the build an encoder. With a place, the session gets the id of its
 * spare, if there is one.
 */
export async function admit(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  visit: OpenVisit,
  visitor: Visitor,
  meetingId: string | null = null,
  spareId: string | null = null,
): Promise<Admission> {
  const now = clock();
  const starts = perAddress('stream start', visitor.address, MOST_STARTS_OF_ADDRESS, STARTS_WINDOW_SECONDS);
  const isInTime = await database.sql.transaction((tx) => takeAttempt(tx, now, [starts]));
  if (!isInTime) return { kind: 'refused', end: 'tooManyStarts' };
  return database.sql.transaction(async (tx) => {
    await lockAccount(tx, visit.accountId);
    const places = await readPlaces(tx, now, visit.accountId);
    if (places === 0) return { kind: 'refused', end: 'planEnded' };
    const { placed, waiting } = await countOpen(tx, visit.accountId);
    if (waiting >= MOST_WAITING) return { kind: 'refused', end: 'queueFull' };
    if ((await countFrom(tx, visit.accountId, visitor.address)) >= MOST_SESSIONS_OF_ADDRESS) {
      return { kind: 'refused', end: 'tooManyOpen' };
    }
    const joined = meetingId === null ? {} : await join(tx, meetingId);
    if (joined === 'noHost') return { kind: 'noHost' };
    if (joined === 'meetingFull') return { kind: 'refused', end: 'meetingFull' };
    // Last, because it takes a use.
    const refusal = await useSignedLink(tx, now, visit);
    if (refusal !== null) return { kind: 'refused', end: refusal };
    const hasPlace = waiting === 0 && placed < places;
    const [row] = await tx
      .insert(streamingSessions)
      .values({
        ...newRow(visit, visitor, now, hasPlace),
        ...joined,
        // Whoever waits is in the order of their ids, and spares are older.
        ...(hasPlace && spareId !== null && { id: spareId }),
      })
      .returning();
    if (!row) throw new Error('the session was not written');
    await tellChange(tx, now, visit.accountId);
    return { kind: 'admitted', row };
  });
}

/** How many sessions of an account are open from where a visitor is: a whole network counts as one, as IPv6 gives them. */
async function countFrom(tx: Tx, accountId: string, address: string): Promise<number> {
  const open = await tx
    .select({ address: streamingSessions.clientAddress })
    .from(streamingSessions)
    .where(and(eq(streamingSessions.accountId, accountId), isNull(streamingSessions.endedAt)));
  const subject = addressSubject(address);
  return open.filter((row) => row.address !== null && addressSubject(row.address) === subject).length;
}

/** An admission by a signed link takes one of its uses with the place. Returns why it admits nobody. */
async function useSignedLink(tx: Tx, now: Date, { signedLinkId }: OpenVisit): Promise<SessionEnd | null> {
  if (signedLinkId === null) return null;
  const ends = { open: null, usedUp: 'linkUsedUp', expired: 'linkExpired', revoked: 'linkRevoked' } as const;
  return ends[await takeUse(tx, now, signedLinkId)];
}

/** What a guest shares with the host of a meeting (a UUID), and the guest’s number. */
async function join(tx: Tx, meetingId: string) {
  const [host] = await tx.select().from(streamingSessions).where(eq(streamingSessions.id, meetingId));
  if (!host || !isMeetingOpen(host.state)) return 'noHost';
  const isGuest = eq(streamingSessions.meetingId, meetingId);
  const guests = await tx.$count(streamingSessions, and(isGuest, isNull(streamingSessions.endedAt)));
  if (guests >= MOST_GUESTS) return 'meetingFull';
  const [numbers] = await tx
    .select({ last: max(streamingSessions.guestNumber) })
    .from(streamingSessions)
    .where(isGuest);
  const { appId, appName, versionId, version, configName, rules } = host;
  const shared = { appId, appName, versionId, version, configName, rules: guestRules(rules) };
  return { ...shared, meetingId, guestNumber: (numbers?.last ?? 0) + 1 };
}

/**
 * Gives free places of an account (a UUID) to those who wait longest, but to none of the `absent` (UUIDs of sessions), who
 * keep their turn. Returns the ids of their sessions.
 */
export async function admitWaiting(
  tx: Tx,
  now: Date,
  accountId: string,
  absent: readonly string[] = [],
): Promise<string[]> {
  await lockAccount(tx, accountId);
  const places = await readPlaces(tx, now, accountId);
  const { placed } = await countOpen(tx, accountId);
  if (placed >= places) return [];
  const next = await tx
    .select({ id: streamingSessions.id })
    .from(streamingSessions)
    .where(and(isOpen(accountId, ['queued']), notInArray(streamingSessions.id, [...absent])))
    .orderBy(asc(streamingSessions.id))
    .limit(places - placed);
  const ids = next.map(({ id }) => id);
  if (ids.length === 0) return [];
  const placedNow = await tx
    .update(streamingSessions)
    .set({ state: 'starting', placedAt: now })
    // One that ended meanwhile stays ended.
    .where(and(inArray(streamingSessions.id, ids), isOpen(accountId, ['queued'])))
    .returning({ id: streamingSessions.id });
  await tellChange(tx, now, accountId);
  return placedNow.map(({ id }) => id);
}

/** How many sessions of an account have a place, and how many wait for one. */
export async function countOpen(sql: Sql, accountId: string): Promise<{ placed: number; waiting: number }> {
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
  signedLinkId: visit.signedLinkId,
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
