import type { Fleet } from '@launchyard/contract/fleet';
import {
  CLOSED_PAGE_GRACE_SECONDS,
  CONNECT_SECONDS,
  GRACE_SECONDS,
  judgeLimits,
  MOST_CONNECTS,
  SILENT_SECONDS,
  START_SECONDS,
  sumUp,
  takesPlace,
  visitorWords,
  type FromPage,
  type QualitySample,
  type SessionEnd,
  type ToPage,
} from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { OpenVisit } from '../links/stream.ts';
import type { Signalling } from '../signalling/server.ts';
import { SIGNALLING_PATH } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import { endOf, startBuild, type BuildNeeds } from './build.ts';
import type { HeldSession, PageLine, Parting } from './held-session.ts';
import { openRecord, type SessionRecord } from './record.ts';
import { issueResume } from './resume.ts';

export interface HeldNeeds extends Deps, BuildNeeds {
  fleet: Fleet;
  signalling: Pick<Signalling, 'isReady' | 'clear'>;
  /** Finds the link as it is now. */
  findVisit: (linkId: string) => Promise<OpenVisit | SessionEnd>;
  /** Whether the fleet runs builds of that platform. */
  runs: (platform: OpenVisit['platform']) => Promise<boolean>;
  logPath: (sessionId: string) => string;
}

const RETRY_START_SECONDS = 2;
const UNAVAILABLE_SECONDS = 15;

/** Runs one session. `isAdopted`: it was found in the database, its page and build are somewhere. */
export function holdSession(needs: HeldNeeds, opened: StreamingSessionRow, isAdopted = false): HeldSession {
  const { fleet, signalling, clock, log, signingSecret } = needs;
  const record = openRecord(needs, opened);
  const { id } = opened;
  const isNow = (...states: StreamingSessionRow['state'][]) => states.includes(record.row.state);
  let page: PageLine | null = null;
  let build: 'none' | 'asked' | 'started' | 'over' = isAdopted && takesPlace(opened.state) ? 'started' : 'none';
  let [askAgainAt, unavailableSince]: [Date, Date | null] = [new Date(0), null];
  let startedAt = opened.placedAt ?? clock();
  let connectBy: Date | null = null;
  let connects = 0;
  let isWarned = false;
  let parting: Parting = 'broken';
  let isWoundUp = false;
  let samples: QualitySample[] = [];
  const say = (message: ToPage) => page?.send(message);
  const resume = issueResume(signingSecret, id);

  async function ask(): Promise<void> {
    build = 'asked';
    const now = clock();
    let started: Awaited<ReturnType<typeof startBuild>> = 'unavailable';
    try {
      const visit = await needs.findVisit(opened.linkId);
      if (typeof visit === 'string') return end(visit);
      if (!(await needs.runs(visit.platform))) return end('buildNotRunnable');
      started = await startBuild(fleet, needs, { id, visit, now });
    } catch (error) {
      log.warn({ err: error, sessionId: id }, 'streaming: a build could not be asked for');
    }
    if (isNow('ended')) return stop();
    build = started === 'started' ? 'started' : 'none';
    if (started === 'started') {
      startedAt = clock();
      say({ type: 'starting', resume });
    } else {
      askAgainAt = secondsAfter(now, RETRY_START_SECONDS);
      unavailableSince = started === 'full' ? null : (unavailableSince ?? now);
      if (started === 'full') say({ type: 'queued', place: 1, waitSeconds: null, resume });
      else if (unavailableSince && secondsAfter(unavailableSince, UNAVAILABLE_SECONDS) <= now) end('fleetUnavailable');
    }
  }

  /** Sends its viewer to the build, if both are there. */
  function connect(): void {
    if (!page || build !== 'started' || !signalling.isReady(id)) return;
    const now = clock();
    // One viewer, one connection: an earlier one of this session ends.
    signalling.clear(id, 'players');
    connectBy = secondsAfter(now, CONNECT_SECONDS);
    change({ state: 'connecting', graceEndsAt: null });
    const ticket = issueTicket(signingSecret, { room: id, side: 'player', now });
    say({ type: 'connect', resume, signallingPath: `${SIGNALLING_PATH}?ticket=${ticket}` });
  }

  const handlers: { [Type in FromPage['type']]: (message: Extract<FromPage, { type: Type }>) => void } = {
    play: () => undefined,
    playing({ firstFrameMilliseconds, codec, route }) {
      if (!isNow('connecting')) return;
      const now = clock();
      connectBy = null;
      connects = 0;
      const { liveAt, firstFrameMilliseconds: first } = record.row;
      change({
        state: 'live',
        liveAt: liveAt ?? now,
        activeAt: now,
        seenAt: now,
        firstFrameMilliseconds: first ?? firstFrameMilliseconds,
        codec,
        route,
      });
      say({ type: 'live', secondsLeft: limits(now).secondsLeft });
    },
    here({ isActive, samples: given }) {
      const now = clock();
      const { seenAt, streamedMilliseconds } = record.row;
      const since = Math.min(Math.max(0, now.getTime() - seenAt.getTime()), SILENT_SECONDS * 1000);
      const streamed = isNow('live') ? { streamedMilliseconds: streamedMilliseconds + since } : {};
      record.change({ seenAt: now, ...streamed, ...(isActive && { activeAt: now }) });
      if (isActive && isWarned) say({ type: 'active' });
      if (isActive) isWarned = false;
      samples.push(...given);
      if (samples.length < QUALITY_SECONDS) return;
      record.change({ quality: sumUp(samples) });
      samples = [];
    },
    connectAgain() {
      if (!isNow('connecting', 'live')) return;
      connects += 1;
      if (connects > MOST_CONNECTS) return end('connectionFailed');
      connect();
    },
    cannotConnect: () => isNow('connecting') && end('connectionFailed'),
    leave: () => end('visitorLeft'),
  };

  const limits = (now: Date) => judgeLimits(record.row.rules, record.row, now);

  function change(changed: Parameters<SessionRecord['change']>[0]): void {
    record.change(changed);
    void save();
  }

  async function save(): Promise<void> {
    try {
      await record.save();
    } catch (error) {
      log.warn({ err: error, sessionId: id }, 'streaming: a session could not be written');
    }
    if (isNow('ended')) windUp();
  }

  function end(reason: SessionEnd, lastLines?: string[]): void {
    if (isNow('ended')) return;
    change({ state: 'ended', end: reason, endedAt: clock(), graceEndsAt: null, lastLines: lastLines ?? null });
    windUp();
  }

  /** Ends everything that belongs to a session that has ended, here or elsewhere. */
  function windUp(): void {
    if (isWoundUp) return;
    isWoundUp = true;
    const { end: reason, endWord: word, rules, liveAt } = record.row;
    const facts = { maxMinutes: rules.maxMinutes, word, hasStreamed: liveAt !== null };
    const logPath = rules.downloadsLog && liveAt !== null ? needs.logPath(id) : null;
    if (reason !== null) say({ type: 'ended', reason, words: visitorWords(reason, facts), logPath });
    page?.close();
    page = null;
    signalling.clear(id, 'everybody');
    stop();
  }

  function stop(): void {
    if (build === 'none' || build === 'over') return;
    build = 'over';
    // If it cannot be told, its lease ends it.
    fleet
      .stop(id)
      .catch((error: unknown) => log.warn({ err: error, sessionId: id }, 'streaming: a build was not stopped'));
  }

  function leaveAlone(now: Date, how: Parting): void {
    parting = how;
    const seconds = how === 'closed' ? CLOSED_PAGE_GRACE_SECONDS : GRACE_SECONDS;
    const state = isNow('connecting', 'live') ? { state: 'reconnecting' as const } : {};
    connectBy = null;
    change({ ...state, graceEndsAt: secondsAfter(now, seconds) });
  }

  if (isAdopted) leaveAlone(clock(), 'broken');

  return {
    record,
    hasBuild: () => build === 'started',
    attach(line) {
      if (isNow('ended')) return;
      if (page !== line) page?.close(TAKEN_OVER);
      page = line;
      change({ seenAt: clock(), graceEndsAt: null });
      if (isNow('queued')) return;
      line.send({ type: 'starting', resume });
      if (build === 'none') void ask();
      else connect();
    },
    detach(line, how) {
      if (page !== line) return;
      page = null;
      if (!isNow('ended')) leaveAlone(clock(), how);
    },
    hear(message) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each handler takes the messages of its own type
      if (!isNow('ended')) (handlers[message.type] as (message: FromPage) => void)(message);
    },
    waitAt(place, waitSeconds) {
      if (isNow('queued')) say({ type: 'queued', place, waitSeconds, resume });
    },
    place(now) {
      record.change({ state: 'starting', placedAt: now });
      startedAt = now;
      void ask();
    },
    ready: connect,
    seeBuild(instance) {
      if (build !== 'started' || isNow('ended')) return;
      if (instance === null) {
        build = 'over';
        return end('fleetLost');
      }
      if (instance.state !== 'ended') return;
      build = 'over';
      end(endOf(instance), instance.end?.lastLines);
    },
    end,
    // A write finds out: nothing is written to a session that has ended.
    endedElsewhere: () => change({ seenAt: record.row.seenAt }),
    async tick() {
      const now = clock();
      const { graceEndsAt, seenAt } = record.row;
      const isQueued = isNow('queued');
      if (isNow('ended')) return void (record.hasUnsaved() && (await save()));
      if (build === 'none' && isNow('starting') && askAgainAt <= now) void ask();
      if (graceEndsAt !== null && graceEndsAt <= now) {
        return end(parting === 'closed' || isQueued ? 'visitorLeft' : 'lineLost');
      }
      if (page && secondsAfter(seenAt, SILENT_SECONDS) <= now) {
        page.close(GONE);
        page = null;
        return leaveAlone(now, 'broken');
      }
      if (build === 'started' && isNow('starting') && secondsAfter(startedAt, START_SECONDS) <= now) {
        return end('buildSilent');
      }
      if (connectBy !== null && connectBy <= now) return end('connectionFailed');
      const judged = limits(now);
      if (judged.end !== null) return end(judged.end);
      if (judged.idleSecondsLeft !== null && !isWarned) {
        isWarned = true;
        say({ type: 'idle', secondsLeft: judged.idleSecondsLeft });
      }
      if (record.hasUnsaved()) await save();
    },
  };
}

/** WebSocket’s own code for a line that is given up. */
const GONE = 1001;
const TAKEN_OVER = 4409;
const QUALITY_SECONDS = 10;
