import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { FleetUnavailable } from '@launchyard/contract/fleet';
import { BUILD_LEASE_SECONDS, LEASE_RENEWAL_SECONDS, type SessionEnd } from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { AppPort, OpenVisit } from '../links/stream.ts';
import type { RoomEvent } from '../signalling/room.ts';
import type { Signalling } from '../signalling/server.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { admit, admitWaiting, placesNow, type Visitor } from './admission.ts';
import type { BuildNeeds } from './session-build.ts';
import { createEvery } from './every.ts';
import { findVisitOf } from './find-visit.ts';
import { holdSession } from './held.ts';
import type { HeldSession } from './held-session.ts';
import { readQueues } from './queue.ts';

/** The sessions that this process runs. One process runs all sessions of an installation. */
export interface Sessions {
  /** A new session of a visitor, or why there is none. */
  begin(visit: OpenVisit, visitor: Visitor): Promise<HeldSession | SessionEnd>;
  /** An open session by its id; null if it is over or none. */
  find(id: string): HeldSession | null;
  /** What happens in a session’s room. */
  watch(room: string, event: RoomEvent): void;
  /** Stops running them. They stay open: whoever runs them next takes them over. */
  close(): Promise<void>;
}

export interface SessionsOptions extends Deps, Omit<BuildNeeds, 'findVisit'> {
  signalling: Signalling;
  filesOrigin: string;
  apps: AppPort;
  logPath: (sessionId: string) => string;
  /** How often what is due is done. */
  tickMilliseconds?: number;
}

const TICK_MILLISECONDS = 1_000;
const LOOK_AT_FLEET_SECONDS = 2;
const LOOK_AT_LINKS_SECONDS = 10;
/** A fleet that does not answer may be starting anew; streams go on meanwhile. */
const FLEET_SILENT_SECONDS = 60;

/** Takes over what an earlier process left, and runs sessions until it is closed. */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { database, clock, log, fleet, filesOrigin, apps, tickMilliseconds = TICK_MILLISECONDS } = options;
  const held = new Map<string, HeldSession>();
  const findVisit = (linkId: string) => findVisitOf({ sql: database.sql, now: clock(), filesOrigin, apps }, linkId);
  const needs = { ...options, findVisit };
  const hold = (row: StreamingSessionRow, isAdopted = false): HeldSession => {
    const session = holdSession(needs, row, isAdopted);
    held.set(row.id, session);
    return session;
  };
  const every = createEvery(clock);
  let fleetSeenAt = clock();

  for (const row of await database.sql.select().from(streamingSessions).where(isNull(streamingSessions.endedAt))) {
    hold(row, true);
  }

  async function tick(): Promise<void> {
    const all = [...held.values()];
    await Promise.all(all.map((session) => session.tick()));
    for (const { record } of all) if (record.row.state === 'ended' && !record.hasUnsaved()) held.delete(record.row.id);
    if (held.size === 0) return;
    await findEnded();
    await moveQueues();
    if (every('fleet', LOOK_AT_FLEET_SECONDS)) await lookAtFleet();
    if (every('leases', LEASE_RENEWAL_SECONDS)) await renewLeases();
    if (every('links', LOOK_AT_LINKS_SECONDS)) await lookAtLinks();
  }

  /** Sessions that somebody else ended, such as their owner. */
  async function findEnded(): Promise<void> {
    const isOurs = inArray(streamingSessions.id, [...held.keys()]);
    const ended = await database.sql
      .select({ id: streamingSessions.id })
      .from(streamingSessions)
      .where(and(isOurs, isNotNull(streamingSessions.endedAt)));
    for (const { id } of ended) held.get(id)?.endedElsewhere();
  }

  async function moveQueues(): Promise<void> {
    const waiting = [...held.values()].filter(({ record }) => record.row.state === 'queued');
    const accountIds = [...new Set(waiting.map(({ record }) => record.row.accountId))];
    for (const accountId of accountIds) {
      const now = clock();
      const admitted = await database.sql.transaction((tx) => admitWaiting(tx, now, accountId));
      for (const id of admitted) held.get(id)?.place(now);
    }
    for (const { sessionId, ...wait } of await readQueues(database.sql, clock(), accountIds)) {
      held.get(sessionId)?.waitAt(wait.place, wait.waitSeconds);
    }
  }

  async function lookAtFleet(): Promise<void> {
    const running = [...held.values()].filter((session) => session.hasBuild());
    if (running.length === 0) return void (fleetSeenAt = clock());
    try {
      const instances = new Map((await fleet.list()).map((instance) => [instance.id, instance]));
      fleetSeenAt = clock();
      for (const session of running) session.seeBuild(instances.get(session.record.row.id) ?? null);
    } catch (error) {
      if (!(error instanceof FleetUnavailable)) throw error;
      log.warn({ err: error }, 'streaming: the fleet does not answer');
      if (secondsAfter(fleetSeenAt, FLEET_SILENT_SECONDS) <= clock()) for (const each of running) each.end('fleetLost');
    }
  }

  async function renewLeases(): Promise<void> {
    const running = [...held.values()].filter((session) => session.hasBuild());
    const renewed = running.map(({ record }) => fleet.renew(record.row.id, BUILD_LEASE_SECONDS));
    for (const result of await Promise.allSettled(renewed)) {
      if (result.status === 'rejected')
        log.warn({ err: result.reason as unknown }, 'streaming: a lease was not renewed');
    }
  }

  /** Links are deleted and expire, and plans end, while they are used. */
  async function lookAtLinks(): Promise<void> {
    const byLink = Map.groupBy(held.values(), ({ record }) => record.row.linkId);
    for (const [linkId, sessions] of byLink) {
      const visit = await findVisit(linkId);
      if (typeof visit === 'string') for (const session of sessions) session.end(visit);
    }
    const byAccount = Map.groupBy(held.values(), ({ record }) => record.row.accountId);
    for (const [accountId, sessions] of byAccount) {
      const places = await placesNow(database.sql, clock(), accountId);
      if (places === 0) for (const session of sessions) session.end('planEnded');
    }
  }

  let ticking: Promise<void> = Promise.resolve();
  let isTicking = false;
  const timer = setInterval(() => {
    if (isTicking) return;
    isTicking = true;
    ticking = tick()
      .catch((error: unknown) => log.error({ err: error }, 'streaming: not everything that was due could be done'))
      .finally(() => (isTicking = false));
  }, tickMilliseconds);

  return {
    async begin(visit, visitor) {
      const admission = await admit({ database, clock }, visit, visitor);
      return admission.kind === 'refused' ? admission.end : hold(admission.row);
    },
    find: (id) => held.get(id) ?? null,
    watch(room, event) {
      const session = held.get(room);
      if (event === 'streamerReady') session?.ready();
      else if (session?.hasBuild())
        void lookAtFleet().catch((error: unknown) => log.warn({ err: error }, 'streaming: fleet'));
    },
    async close() {
      clearInterval(timer);
      await ticking;
      await Promise.allSettled([...held.values()].map(({ record }) => record.save()));
    },
  };
}
