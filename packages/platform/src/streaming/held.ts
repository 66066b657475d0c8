import { noOther } from '@launchyard/domain/kit';
import {
  CLOSED_PAGE_GRACE_SECONDS,
  CONNECT_SECONDS,
  GRACE_SECONDS,
  judgeLimits,
  MOST_CONNECTS,
  PAGE_CLOSE,
  QUALITY_PERIOD_SECONDS,
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
import { GOING_AWAY } from '../kit/close-sockets.ts';
import type { Deps } from '../kit/deps.ts';
import { SIGNALLING_PATH, type Signalling } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import { endOfBuild } from './end-of-build.ts';
import type { HeldSession, PageLine, Parting } from './held-session.ts';
import { openRecord, type SessionRecord } from './record.ts';
import { issueResume } from './resume.ts';
import { openBuild, type BuildNeeds } from './session-build.ts';

export interface HeldNeeds extends Deps, BuildNeeds {
  signalling: Pick<Signalling, 'isReady' | 'clear'>;
  logPath: (sessionId: string) => string;
}

/** Runs one session. `isAdopted`: it was found in the database, its page and build are somewhere. */
export function holdSession(needs: HeldNeeds, opened: StreamingSessionRow, isAdopted = false): HeldSession {
  const { signalling, clock, log, signingSecret } = needs;
  const record = openRecord(needs, opened);
  const { id } = opened;
  const isNow = (...states: StreamingSessionRow['state'][]) => states.includes(record.row.state);
  let page: PageLine | null = null;
  let startedAt = opened.placedAt ?? clock();
  let connectBy: Date | null = null;
  let connects = 0;
  let isWarned = false;
  let parting: Parting = 'broken';
  let isWoundUp = false;
  let samples: QualitySample[] = [];
  const say = (message: ToPage) => page?.send(message);
  const resume = issueResume(signingSecret, id);
  const build = openBuild(
    needs,
    opened,
    {
      started() {
        startedAt = clock();
        say({ type: 'starting', resume });
      },
      full: () => say({ type: 'queued', place: 1, waitSeconds: null, resume }),
      refused: (reason) => end(reason),
    },
    isAdopted && takesPlace(opened.state),
  );

  /** Sends its viewer to the build, if both are there. */
  function connect(): void {
    if (!page || !build.isStarted() || !signalling.isReady(id)) return;
    const now = clock();
    // One viewer, one connection: an earlier one of this session ends.
    signalling.clear(id, 'players');
    connectBy = secondsAfter(now, CONNECT_SECONDS);
    change({ state: 'connecting', graceEndsAt: null });
    const ticket = issueTicket(signingSecret, { room: id, side: 'player', now });
    say({ type: 'connect', resume, signallingPath: `${SIGNALLING_PATH}?ticket=${ticket}` });
  }

  function hear(message: FromPage): void {
    switch (message.type) {
      case 'playing':
        return isNow('connecting') ? goLive(message) : undefined;
      case 'here':
        return stay(message);
      case 'connectAgain':
        return isNow('connecting', 'live') ? connectAgain() : undefined;
      case 'cannotConnect':
        return isNow('connecting') ? end('connectionFailed') : undefined;
      case 'leave':
        return end('visitorLeft');
      case 'play':
        // It was the first message, which attached the page.
        return undefined;
      default:
        return noOther(message, undefined);
    }
  }

  function goLive({ firstFrameMilliseconds, codec, route }: Extract<FromPage, { type: 'playing' }>): void {
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
  }

  function stay({ isActive, samples: given }: Extract<FromPage, { type: 'here' }>): void {
    const now = clock();
    const { seenAt, streamedMilliseconds } = record.row;
    const since = Math.min(Math.max(0, now.getTime() - seenAt.getTime()), SILENT_SECONDS * 1000);
    const streamed = isNow('live') ? { streamedMilliseconds: streamedMilliseconds + since } : {};
    record.change({ seenAt: now, ...streamed, ...(isActive && { activeAt: now }) });
    if (isActive && isWarned) say({ type: 'active' });
    if (isActive) isWarned = false;
    samples.push(...given);
    if (samples.length < QUALITY_PERIOD_SECONDS) return;
    record.change({ quality: sumUp(samples) });
    samples = [];
  }

  function connectAgain(): void {
    connects += 1;
    if (connects > MOST_CONNECTS) end('connectionFailed');
    else connect();
  }

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
    build.stop();
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
    hasBuild: () => build.isStarted(),
    attach(line) {
      if (isNow('ended')) return;
      if (page !== line) page?.close(PAGE_CLOSE.takenOver);
      page = line;
      change({ seenAt: clock(), graceEndsAt: null });
      if (isNow('queued')) return;
      line.send({ type: 'starting', resume });
      if (build.isStarted()) connect();
      else build.ask(clock());
    },
    detach(line, how) {
      if (page !== line) return;
      page = null;
      if (!isNow('ended')) leaveAlone(clock(), how);
    },
    hear: (message) => (isNow('ended') ? undefined : hear(message)),
    waitAt(place, waitSeconds) {
      if (isNow('queued')) say({ type: 'queued', place, waitSeconds, resume });
    },
    place(now) {
      record.change({ state: 'starting', placedAt: now });
      startedAt = now;
      build.ask(now);
    },
    ready: connect,
    seeBuild(instance) {
      if (!build.isStarted() || isNow('ended') || (instance && instance.state !== 'ended')) return;
      build.isGone();
      end(instance ? endOfBuild(instance) : 'fleetLost', instance?.end?.lastLines);
    },
    end,
    // A write finds out: nothing is written to a session that has ended.
    endedElsewhere: () => change({ seenAt: record.row.seenAt }),
    async tick() {
      const now = clock();
      const { graceEndsAt, seenAt } = record.row;
      const isQueued = isNow('queued');
      if (isNow('ended')) return void (record.hasUnsaved() && (await save()));
      if (isNow('starting')) build.ask(now);
      if (graceEndsAt !== null && graceEndsAt <= now) {
        return end(parting === 'closed' || isQueued ? 'visitorLeft' : 'lineLost');
      }
      if (page && secondsAfter(seenAt, SILENT_SECONDS) <= now) {
        page.close(GOING_AWAY);
        page = null;
        return leaveAlone(now, 'broken');
      }
      if (build.isStarted() && isNow('starting') && secondsAfter(startedAt, START_SECONDS) <= now) {
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
