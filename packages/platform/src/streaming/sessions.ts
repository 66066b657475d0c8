import { and, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { FleetUnavailable } from '@launchyard/contract/fleet';
import {
  BUILD_LEASE_SECONDS,
  LEASE_RENEWAL_SECONDS,
  ORPHAN_AFTER_SECONDS,
  takesPlace,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { secondsAfter, secondsBefore } from '../kit/clock.ts';
import { findRevoked } from '../links/signed/use.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readPlaces } from '../plans/plan.ts';
import type { RoomEvent } from '../signalling/room.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { admit, type Visitor } from './admission.ts';
import { createEvery } from './every.ts';
import { findVisitOf } from './find-visit.ts';
import { holdSession } from './held.ts';
import type { HeldSession } from './held-session.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { createMeetings, isOpenMeeting } from './meetings.ts';
import { moveQueues } from './move-queues.ts';
import { endOrphans } from './orphans.ts';
import type { SessionsOptions } from './sessions-options.ts';
import { createSpares, type Spares } from './spares.ts';

/** The sessions that this process runs: all of the installation, while it holds the lock of them. */
export interface Sessions {
  /** A session of a visitor, or why there is none. A host continues the meeting that is open; a guest may find no host. */
  begin(visit: OpenVisit, visitor: Visitor): Promise<HeldSession | SessionEnd | 'noHost'>;
  /** Guests who wait for their hosts. */
  lobby: Pick<Lobby, 'enter' | 'leave'>;
  /** Those who look at start pages, and may press Play soon. */
  lookers: Pick<Spares, 'look' | 'leave'>;
  /** A session that is open, or has just ended, by its id. */
  find(id: string): HeldSession | null;
  /** What happens in a session’s room. */
  watch(room: string, event: RoomEvent, viewer: string): void;
  /** Whether mouse and keyboard of a session reach the build of a room. */
  mayControl(room: string, sessionId: string): boolean;
  /** Does nothing that is due any more. They stay open: whoever runs them next takes them over. */
  stop(): Promise<void>;
  /** Writes what could not be written yet. */
  save(): Promise<void>;
  /** Leaves them at once to whoever runs them next: nothing of them is written or ended here any more. */
  abandon(): void;
}

const TICK_MILLISECONDS = 1_000;
const LOOK_AT_FLEET_SECONDS = 2;
const LOOK_AT_LINKS_SECONDS = 10;
/** A fleet that does not answer may be starting anew; streams go on meanwhile. */
const FLEET_SILENT_SECONDS = 60;
/** Whoever was admitted without being held, for example by a process that had just lost the sessions, is found then. */
const LOOK_FOR_ORPHANS_SECONDS = 30;

/** Takes over what an earlier process left, and runs sessions until it is closed. Once the signal aborts, they are abandoned. */
export async function openSessions(options: SessionsOptions, signal: AbortSignal): Promise<Sessions> {
  const { database, clock, log, fleet, filesOrigin, apps, tickMilliseconds = TICK_MILLISECONDS } = options;
  const held = new Map<string, HeldSession>();
  const findVisit = (linkId: string) => findVisitOf({ sql: database.sql, now: clock(), filesOrigin, apps }, linkId);
  let isAbandoned = false;
  signal.addEventListener('abort', () => (isAbandoned = true), { once: true });
  const meetings = createMeetings(held, options.signalling);
  const lobby = createLobby(clock);
  const hasMeeting = (linkId: string) => meetings.hostOf(linkId) !== null;
  const spares = createSpares({ ...options, findVisit, hasMeeting });
  const needs = { ...options, findVisit, isRunning: () => !isAbandoned, makeRoom: () => spares.makeRoom() };
  const hold = (row: StreamingSessionRow, how: { isAdopted: boolean; hasBuild: boolean }): HeldSession => {
    const session = holdSession(needs, row, { ...how, company: meetings.companyOf(row) });
    held.set(row.id, session);
    meetings.add(session);
    return session;
  };
  /** Hosts who are being admitted, by link: whoever comes at the same moment is the same host. */
  const beginning = new Map<string, Promise<HeldSession | SessionEnd>>();
  const every = createEvery(clock);
  let fleetSeenAt = clock();
  let isFleetDue = false;
  let isLeaseDue = false;
  let isSwept = false;

  /** Takes over open sessions that nobody runs. */
  async function adopt(which?: SQL): Promise<void> {
    const isOpen = isNull(streamingSessions.endedAt);
    const open = await database.sql.select().from(streamingSessions).where(and(isOpen, which));
    for (const row of open) {
      if (!held.has(row.id)) hold(row, { isAdopted: true, hasBuild: takesPlace(row.state) });
    }
  }
  await adopt();
  await endOrphans(database.sql, held);

  async function tick(): Promise<void> {
    const all = [...held.values()];
    await Promise.all(all.map((session) => session.tick()));
    for (const session of all)
      if (session.record.row.state === 'ended' && !session.record.hasUnsaved()) forget(session);
    lobby.move((linkId) => isOpenMeeting(meetings.hostOf(linkId)));
    if (every('orphans', LOOK_FOR_ORPHANS_SECONDS)) {
      await adopt(lte(streamingSessions.createdAt, secondsBefore(clock(), ORPHAN_AFTER_SECONDS)));
    }
    if (!isSwept && every('sweep', LOOK_AT_FLEET_SECONDS)) await sweep();
    spares.tick();
    if (held.size === 0 && lobby.isEmpty() && spares.isEmpty()) return;
    await findEnded();
    await endOrphans(database.sql, held);
    if (isAbandoned) return;
    if (every('leases', LEASE_RENEWAL_SECONDS) || isLeaseDue) await renewLeases();
    if (every('fleet', LOOK_AT_FLEET_SECONDS) || isFleetDue) await lookAtFleet();
    await moveQueues({ database, clock, log }, held, () => isAbandoned);
    if (!every('links', LOOK_AT_LINKS_SECONDS)) return;
    await lookAtLinks();
    await spares.review();
  }

  /** An earlier process may have left spares. */
  async function sweep(): Promise<void> {
    try {
      await spares.sweep((id) => held.has(id));
      isSwept = true;
    } catch (error) {
      if (!(error instanceof FleetUnavailable)) throw error;
    }
  }

  function forget(session: HeldSession): void {
    held.delete(session.record.row.id);
    meetings.remove(session);
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

  async function lookAtFleet(): Promise<void> {
    isFleetDue = false;
    const running = [...held.values()].filter((session) => session.hasBuild());
    if (running.length === 0 && spares.isEmpty()) return void (fleetSeenAt = clock());
    try {
      const askedAt = clock();
      const instances = new Map((await fleet.list()).map((instance) => [instance.id, instance]));
      fleetSeenAt = clock();
      spares.see(instances, askedAt);
      for (const session of running) session.seeBuild(instances.get(session.record.row.id) ?? null);
    } catch (error) {
      if (!(error instanceof FleetUnavailable)) throw error;
      log.warn({ err: error }, 'streaming: the fleet does not answer');
      if (secondsAfter(fleetSeenAt, FLEET_SILENT_SECONDS) <= clock()) for (const each of running) each.end('fleetLost');
    }
  }

  async function renewLeases(): Promise<void> {
    isLeaseDue = false;
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
    const waiting = lobby.byLink();
    for (const linkId of new Set([...byLink.keys(), ...waiting.keys()])) {
      const visit = await findVisit(linkId);
      if (typeof visit !== 'string') continue;
      for (const each of [...(byLink.get(linkId) ?? []), ...(waiting.get(linkId) ?? [])]) each.end(visit);
    }
    await endRevoked();
    const byAccount = Map.groupBy(held.values(), ({ record }) => record.row.accountId);
    const waitingOf = Map.groupBy([...waiting.values()].flat(), (each) => each.accountId);
    for (const accountId of new Set([...byAccount.keys(), ...waitingOf.keys()])) {
      const places = await readPlaces(database.sql, clock(), accountId);
      if (places > 0) continue;
      for (const each of [...(byAccount.get(accountId) ?? []), ...(waitingOf.get(accountId) ?? [])])
        each.end('planEnded');
    }
  }

  async function beginNew(visit: OpenVisit, visitor: Visitor, meetingId: string | null = null) {
    const spare = meetingId === null ? await spares.take(visit) : null;
    // Nobody would hold it.
    if (isAbandoned) throw new Error('another process runs the sessions');
    const admission = await admit({ database, clock }, visit, visitor, meetingId, spare?.id).catch((error: unknown) => {
      // The commit may have got through.
      spare?.discard();
      throw error;
    });
    const row = admission.kind === 'admitted' ? admission.row : null;
    const hasBuild = row !== null && row.id === spare?.id;
    if (hasBuild) spare?.keep();
    else spare?.release();
    if (hasBuild) isLeaseDue = true;
    if (row) return hold(row, { isAdopted: false, hasBuild });
    return admission.kind === 'refused' ? admission.end : 'noHost';
  }

  /** The one meeting of a link: whoever opens the host’s address continues it. */
  async function beginHost(visit: OpenVisit, visitor: Visitor): Promise<HeldSession | SessionEnd> {
    const { linkId } = visit;
    const host = meetings.hostOf(linkId);
    if (host) return host;
    // One that has ended must be written before the next begins.
    const ending = [...held.values()].filter(({ record: { row } }) => row.role === 'host' && row.linkId === linkId);
    await Promise.all(ending.map(({ record }) => record.save()));
    const meanwhile = meetings.hostOf(linkId);
    if (meanwhile) return meanwhile;
    const begun =
      beginning.get(linkId) ?? beginNew(visit, visitor).then((made) => (made === 'noHost' ? 'hostLeft' : made));
    beginning.set(linkId, begun);
    try {
      return await begun;
    } finally {
      beginning.delete(linkId);
    }
  }

  async function endRevoked(): Promise<void> {
    const admitting = [...new Set([...held.values()].flatMap(({ record }) => record.row.signedLinkId ?? []))];
    const revoked = await findRevoked(database.sql, admitting);
    for (const session of held.values()) {
      if (revoked.has(session.record.row.signedLinkId)) session.end('linkRevoked');
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
      if (visit.role === 'host') return beginHost(visit, visitor);
      if (visit.role === null) return beginNew(visit, visitor);
      const host = meetings.hostOf(visit.linkId);
      return isOpenMeeting(host) ? beginNew(visit, visitor, host.record.row.id) : 'noHost';
    },
    lobby,
    lookers: spares,
    find: (id) => held.get(id) ?? null,
    watch(room, event, viewer) {
      const session = held.get(room);
      if (event === 'playerGone') return held.get(viewer)?.viewerGone();
      if (event === 'streamerReady') for (const each of [session, ...meetings.guestsOf(room)]) each?.ready();
      // Not at once: a build may come and go as often as it likes.
      else if (!session) spares.streamerGone(room);
      else if (session.hasBuild()) isFleetDue = true;
    },
    mayControl: (room, sessionId) => meetings.mayControl(room, sessionId),
    async stop() {
      clearInterval(timer);
      await ticking;
      await spares.close();
    },
    async save() {
      await Promise.allSettled([...held.values()].map(({ record }) => record.save()));
    },
    abandon() {
      clearInterval(timer);
      isAbandoned = true;
    },
  };
}
