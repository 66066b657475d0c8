import { setTimeout as pause } from 'node:timers/promises';
import { FleetUnavailable, type Instance } from '@launchyard/contract/fleet';
import {
  hasRoomForSpare,
  mayHaveSpare,
  mayWaitForSpare,
  SPARE_LINGER_SECONDS,
  SPARE_WAIT_SECONDS,
  UNUSED_SPARES_OF_ACCOUNT,
  UNUSED_SPARES_OF_ADDRESS,
  UNUSED_SPARES_SECONDS,
  wantsSpare,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { giveBack, perAddress, takeAttempt } from '../kit/attempts.ts';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { isUsable } from '../links/signed/use.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readPlaces } from '../plans/plan.ts';
import type { Signalling } from '../signalling/server.ts';
import { countOpen, type Visitor } from './admission.ts';
import { isSpareId, newSpareId } from './spare-id.ts';
import { isSame, startBuild, wantedOf, type StartNeeds, type Wanted } from './start-build.ts';

/** Somebody who looks at the start page of a link. */
export interface Looker {
  visit: OpenVisit;
  visitor: Visitor;
}

/** A spare that is kept for a session which is being admitted. */
export interface TakenSpare {
  /** The id that the session has to have. */
  id: string;
  /** The session has it. */
  keep(): void;
  /** No session has it. */
  release(): void;
  /** It is not known whether a session has it. */
  discard(): void;
}

/** Builds that were started ahead, in the memory of this process: the next one ends what is left of them. */
export interface Spares {
  isEmpty(): boolean;
  look(looker: Looker): void;
  leave(looker: Looker): void;
  /** The spare for a session of that visit; null if there is none that is the same. */
  take(visit: OpenVisit): Promise<TakenSpare | null>;
  /** Ends one for a session that finds the fleet full; false if there is none. */
  makeRoom(): Promise<boolean>;
  /** The build in that room is gone. */
  streamerGone(room: string): void;
  /** What runs on the fleet, as it was asked at that time. */
  see(instances: ReadonlyMap<string, Instance>, askedAt: Date): void;
  /** Ends those that nobody needs, and starts those that lookers still miss. */
  tick(): void;
  /** Ends those whose link or account changed. */
  review(): Promise<void>;
  /** Ends what an earlier process left, except what is needed. Throws FleetUnavailable. */
  sweep(isNeeded: (id: string) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface SparesNeeds extends Deps, StartNeeds {
  signalling: Pick<Signalling, 'clear'>;
  findVisit: (linkId: string) => Promise<OpenVisit | SessionEnd>;
  /** Whether the meeting of a link runs. */
  hasMeeting: (linkId: string) => boolean;
}

interface Spare {
  id: string;
  linkId: string;
  accountId: string;
  /** What it was started with; null before. */
  wanted: Wanted | null;
  endsAt: Date;
  /** Since when nobody looks at its link. */
  aloneSince: Date | null;
  isTaken: boolean;
  /** Resolves when it is known whether it runs. */
  isRunning: Promise<boolean>;
  /** Since when it is known to run. */
  runsSince: Date | null;
}

/** Those who are being judged do not count each other; the next one waits for the next tick. */
const JUDGED_AT_ONCE = 1;
/** Lookers beyond these get no try. */
const MOST_HOPING = 200;
/** A session begins without a spare that takes longer to start. */
const TAKE_MILLISECONDS = 2_000;

export function createSpares(needs: SparesNeeds): Spares {
  const { database, clock, log, fleet, signalling } = needs;
  /** Those who have not had their try. */
  const hoping = new Set<Looker>();
  const lookers = new Set<Looker>();
  const byLink = new Map<string, Spare>();
  let isClosed = false;
  /** What is given back when a spare is used. */
  const attempts = new Map<string, readonly number[]>();
  const isHeld = (spare: Spare) => byLink.get(spare.linkId) === spare;
  const ofAccount = (id: string) => [...byLink.values()].filter(({ accountId }) => accountId === id).length;
  const judged = () => [...byLink.values()].filter(({ wanted }) => wanted === null).length;
  const isLookedAt = (linkId: string) => [...lookers].some(({ visit }) => visit.linkId === linkId);

  /** Each looker gets one try. */
  function tryFor(looker: Looker): void {
    const { linkId, accountId, role } = looker.visit;
    const hasSpare = byLink.has(linkId);
    if (isClosed || hasSpare || judged() >= JUDGED_AT_ONCE) return;
    if (!wantsSpare({ role, hasMeeting: needs.hasMeeting(linkId), hasSpare, ofAccount: ofAccount(accountId) })) return;
    hoping.delete(looker);
    const now = clock();
    const endsAt = secondsAfter(now, SPARE_WAIT_SECONDS);
    const id = newSpareId();
    const spare = { id, linkId, accountId, wanted: null, endsAt, aloneSince: null, isTaken: false, runsSince: null };
    const { promise: isRunning, resolve } = Promise.withResolvers<boolean>();
    const made: Spare = { ...spare, isRunning };
    byLink.set(linkId, made);
    void begin(made, looker)
      .catch((error: unknown) => {
        if (!(error instanceof FleetUnavailable)) log.warn({ err: error }, 'streaming: a spare was not started');
        return false;
      })
      .then(async (isStarted) => {
        if (!isStarted) await forget(made, 'isUnused');
        resolve(isStarted && isHeld(made));
        return undefined;
      });
  }

  async function begin(spare: Spare, { visit, visitor }: Looker): Promise<boolean> {
    const now = clock();
    if (!(await isAllowed(spare.accountId, visit.signedLinkId))) return false;
    const limits = [
      perAddress('unused spare', visitor.address, UNUSED_SPARES_OF_ADDRESS, UNUSED_SPARES_SECONDS),
      {
        kind: 'unused spare account',
        subject: spare.accountId,
        most: UNUSED_SPARES_OF_ACCOUNT,
        windowSeconds: UNUSED_SPARES_SECONDS,
      },
    ];
    const taken = await database.sql.transaction((tx) => takeAttempt(tx, now, limits));
    if (taken === null) return false;
    attempts.set(spare.id, taken);
    const { places, running } = await fleet.health();
    if (!hasRoomForSpare({ places, running, spares: byLink.size - 1 })) return false;
    const opened = await needs.findVisit(spare.linkId);
    if (typeof opened === 'string' || !isHeld(spare) || !isLookedAt(spare.linkId)) return false;
    spare.wanted = wantedOf(opened);
    const started = await startBuild(needs, spare.id, opened, now, 'spare');
    if (started === 'silent') {
      // It may run all the same.
      attempts.delete(spare.id);
      await stop(spare);
    }
    if (started !== 'started') return false;
    spare.runsSince = clock();
    // It may have been ended before it was there.
    if (!isHeld(spare)) await stop(spare);
    return true;
  }

  async function isAllowed(accountId: string, signedLinkId: string | null): Promise<boolean> {
    const { sql } = database;
    const [places, open] = await Promise.all([readPlaces(sql, clock(), accountId), countOpen(sql, accountId)]);
    if (!mayHaveSpare({ places, ...open, ofAccount: ofAccount(accountId) - 1 })) return false;
    return signedLinkId === null || isUsable(sql, clock(), signedLinkId);
  }

  /** Gives back what limits it: a spare that was used, or that never ran, cost nobody anything. */
  async function forget(spare: Spare, why: 'isUnused' | 'isUsed'): Promise<void> {
    if (isHeld(spare)) byLink.delete(spare.linkId);
    const taken = attempts.get(spare.id) ?? [];
    attempts.delete(spare.id);
    if (taken.length === 0) return;
    await giveBack(database.sql, taken).catch((error: unknown) =>
      log.warn({ err: error, why }, 'streaming: the limits of spares were not given back'),
    );
  }

  /** Ends one that somebody looked at and did not use. */
  async function drop(spare: Spare): Promise<void> {
    byLink.delete(spare.linkId);
    attempts.delete(spare.id);
    await stop(spare);
  }

  async function stop({ id }: Spare): Promise<void> {
    signalling.clear(id, 'everybody');
    // If it cannot be told, its lease ends it.
    await fleet.stop(id).catch((error: unknown) => log.warn({ err: error }, 'streaming: a spare was not stopped'));
  }

  const untaken = () => [...byLink.values()].filter(({ wanted, isTaken }) => wanted !== null && !isTaken);

  return {
    isEmpty: () => byLink.size === 0,
    look(looker) {
      lookers.add(looker);
      if (looker.visit.role === 'guest' || hoping.size >= MOST_HOPING) return;
      const { linkId, accountId } = looker.visit;
      const others = [...hoping].filter(({ visit }) => visit.accountId === accountId);
      const ofLink = others.filter(({ visit }) => visit.linkId === linkId).length;
      if (!mayWaitForSpare({ ofLink, ofAccount: others.length })) return;
      hoping.add(looker);
      tryFor(looker);
    },
    leave(looker) {
      lookers.delete(looker);
      hoping.delete(looker);
    },
    async take(visit) {
      const spare = untaken().find(({ linkId }) => linkId === visit.linkId);
      if (!spare?.wanted) return null;
      if (!isSame(spare.wanted, wantedOf(visit))) {
        void drop(spare);
        return null;
      }
      spare.isTaken = true;
      if (!(await Promise.race([spare.isRunning, pause(TAKE_MILLISECONDS, false, { ref: false })]))) {
        if (isHeld(spare)) void drop(spare);
        return null;
      }
      return {
        id: spare.id,
        keep: () => void forget(spare, 'isUsed'),
        release: () => void (spare.isTaken = false),
        discard: () => void drop(spare),
      };
    },
    async makeRoom() {
      const [oldest] = untaken();
      if (!oldest) return false;
      await drop(oldest);
      return true;
    },
    streamerGone(room) {
      const spare = [...byLink.values()].find(({ id }) => id === room);
      if (spare && !spare.isTaken) void drop(spare);
    },
    see(instances, askedAt) {
      for (const spare of untaken()) {
        const instance = instances.get(spare.id);
        // A fleet that was started anew knows none of them.
        const isMissing = !instance && spare.runsSince !== null && spare.runsSince < askedAt;
        if (isMissing || instance?.state === 'ended') void drop(spare);
      }
    },
    tick() {
      const now = clock();
      for (const spare of untaken()) {
        spare.aloneSince = isLookedAt(spare.linkId) ? null : (spare.aloneSince ?? now);
        const { endsAt, aloneSince } = spare;
        const isLeft = aloneSince !== null && secondsAfter(aloneSince, SPARE_LINGER_SECONDS) <= now;
        if (isLeft || endsAt <= now) void drop(spare);
      }
      for (const looker of hoping) tryFor(looker);
    },
    async review() {
      for (const spare of untaken()) {
        const visit = await needs.findVisit(spare.linkId);
        const isRight = typeof visit !== 'string' && spare.wanted && isSame(spare.wanted, wantedOf(visit));
        const isStill = isRight && (await isAllowed(spare.accountId, null));
        if (!isStill && isHeld(spare) && !spare.isTaken) await drop(spare);
      }
    },
    async sweep(isNeeded) {
      const isOurs = (id: string) => isNeeded(id) || [...byLink.values()].some((spare) => spare.id === id);
      const left = (await fleet.list()).filter(({ id, state }) => state !== 'ended' && isSpareId(id) && !isOurs(id));
      await Promise.all(left.map(({ id }) => fleet.stop(id)));
    },
    async close() {
      isClosed = true;
      hoping.clear();
      // A session that is being admitted keeps the one that it took.
      await Promise.all([...byLink.values()].filter(({ isTaken }) => !isTaken).map(drop));
    },
  };
}
