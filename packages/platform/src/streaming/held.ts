import { noOther } from '@launchyard/domain/kit';
import {
  HEARTBEAT_SECONDS,
  HOST_NUMBER,
  judgeLimits,
  PAGE_CLOSE,
  SILENT_SECONDS,
  START_SECONDS,
  type Doing,
  type FromPage,
  type Parting,
  type SessionEnd,
  type ToPage,
} from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import { GOING_AWAY } from '../kit/close-sockets.ts';
import { SIGNALLING_PATH } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import { endOfBuild } from './end-of-build.ts';
import { endedMessage } from './ended-message.ts';
import type { HeldOptions } from './held-options.ts';
import type { EndedWith, HeldNeeds, HeldSession, PageLine } from './held-session.ts';
import { tellLimits } from './limits-told.ts';
import { sumUpQuality } from './quality-sums.ts';
import { openRecord, type SessionRecord } from './record.ts';
import { issueResume } from './resume.ts';
import { openBuild, sharedBuild } from './session-build.ts';
import { countStream } from './stream-count.ts';
import { watchUnstreamed } from './unstreamed.ts';

/** Runs one session. */
export function holdSession(
  needs: HeldNeeds,
  opened: StreamingSessionRow,
  { isAdopted, hasBuild, company }: HeldOptions,
): HeldSession {
  const { signalling, clock, log, signingSecret } = needs;
  const record = openRecord(needs, opened);
  const { id, meetingId } = opened;
  /** Where its viewer meets the build: a guest’s is the host’s. */
  const room = meetingId ?? id;
  const isGuest = meetingId !== null;
  const isNow = (...states: StreamingSessionRow['state'][]) => states.includes(record.row.state);
  const isOver = () => isNow('ended') || !needs.isRunning();
  let page: PageLine | null = null;
  let startedAt = opened.placedAt ?? clock();
  let isWoundUp = false;
  let met = '';
  const say = (message: ToPage) => page?.send(message);
  const resume = issueResume(signingSecret, id);
  // A guest’s time is the meeting’s.
  const limits = tellLimits(say, (now) =>
    judgeLimits(record.row.rules, company?.host()?.record.row ?? record.row, now),
  );
  const unstreamed = watchUnstreamed(clock(), () => ({
    doing: doing(),
    isQueued: isNow('queued'),
    hasStreamed: record.row.liveAt !== null,
    isBuildReady: signalling.isReady(room),
  }));
  const count = countStream(needs, record, unstreamed);
  const sumQuality = sumUpQuality(record);
  const build = isGuest
    ? sharedBuild(() => company?.host()?.hasBuild() ?? false)
    : openBuild(
        needs,
        opened,
        {
          started() {
            startedAt = clock();
            unstreamed.note(startedAt);
            say({ type: 'starting', resume });
          },
          full: () => say({ type: 'queued', place: 1, waitSeconds: null, resume }),
          refused: (reason) => end(reason),
        },
        hasBuild,
      );

  function doing(): Doing | null {
    if (!page) return null;
    if (isNow('queued')) return 'waiting';
    if (isNow('starting')) return build.isStarted() ? 'loading' : 'waiting';
    return isNow('live') ? 'streaming' : 'connecting';
  }

  /** Sends its viewer to the build, if both are there. */
  function connect(): void {
    if (!page || isNow('queued', 'ended') || !build.isStarted()) return;
    const now = clock();
    count.viewer();
    if (!signalling.isReady(room)) {
      // There is no stream to count until the build is back.
      if (isNow('live')) change({ state: 'reconnecting' });
      return unstreamed.note(now);
    }
    unstreamed.note(now, { kind: 'connect' });
    const spent = unstreamed.end(now);
    if (spent !== null) return end(spent);
    // One viewer, one connection: an earlier one of this session ends.
    signalling.clear(room, { viewer: id });
    change({ state: 'connecting', graceEndsAt: null });
    const ticket = issueTicket(signingSecret, { room, viewer: id, side: 'player', now });
    say({ type: 'connect', resume, signallingPath: `${SIGNALLING_PATH}?ticket=${ticket}` });
  }

  function hear(message: FromPage): void {
    count.page();
    switch (message.type) {
      case 'playing':
        return isNow('connecting') ? goLive(message) : undefined;
      case 'here':
        return stay(message);
      case 'connectAgain':
        return isNow('connecting', 'live') ? connect() : undefined;
      case 'cannotConnect':
        return isNow('connecting') ? end('connectionFailed') : undefined;
      case 'leave':
        return end('visitorLeft');
      case 'giveControl':
      case 'name':
        return company?.hear(message);
      case 'look':
      case 'play':
        return undefined;
      default:
        return noOther(message, undefined);
    }
  }

  function goLive({ firstFrameMilliseconds, codec, route }: Extract<FromPage, { type: 'playing' }>): void {
    const now = clock();
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
    unstreamed.note(now);
    limits.goLive(now);
  }

  function stay({ isActive, samples: given }: Extract<FromPage, { type: 'here' }>): void {
    const now = clock();
    if (isActive) act(now);
    if (isActive) company?.acted(now);
    sumQuality(given);
  }

  function act(now: Date): void {
    record.change({ activeAt: now });
    limits.moved();
  }

  function change(changed: Parameters<SessionRecord['change']>[0]): void {
    record.change(changed);
    void save();
    company?.changed();
  }

  async function save(): Promise<void> {
    try {
      await record.save();
    } catch (error) {
      log.warn({ err: error, sessionId: id }, 'streaming: a session could not be written');
    }
    if (isNow('ended')) windUp();
  }

  function end(reason: SessionEnd, facts: EndedWith = {}): void {
    if (isOver()) return;
    count.viewer();
    change({ state: 'ended', end: reason, endedAt: clock(), graceEndsAt: null, ...facts });
    windUp();
  }

  /** Ends everything that belongs to a session that has ended, here or elsewhere. */
  function windUp(): void {
    if (isWoundUp) return;
    isWoundUp = true;
    company?.changed();
    const last = endedMessage(record.row, needs);
    if (last) say(last);
    page?.close();
    page = null;
    signalling.clear(room, isGuest ? { viewer: id } : 'everybody');
    build.stop();
  }

  function leaveAlone(now: Date, how: Parting): void {
    page = null;
    count.viewer();
    unstreamed.leave(now, how);
    const state = isNow('connecting', 'live') ? { state: 'reconnecting' as const } : {};
    // Nobody watches what is not counted.
    signalling.clear(room, { viewer: id });
    change({ ...state, graceEndsAt: unstreamed.until() });
  }

  if (isAdopted) leaveAlone(clock(), 'broken');

  const meetBuild = (now: Date) => (build.isStarted() ? connect() : build.ask(now));

  return {
    record,
    hasBuild: () => !isGuest && build.isStarted(),
    isThere: () => page !== null,
    attach(line) {
      if (isOver()) return;
      if (page !== line) page?.close(PAGE_CLOSE.takenOver);
      page = line;
      met = '';
      const now = clock();
      count.viewer();
      unstreamed.note(now, { kind: 'page' });
      unstreamed.note(now);
      change({ seenAt: now, graceEndsAt: null });
      if (isNow('queued')) return;
      line.send({ type: 'starting', resume });
      meetBuild(now);
    },
    detach(line, how, wasSilent) {
      if (page !== line) return;
      page = null;
      if (isOver()) return;
      // That its line ends is a word of the page.
      if (!wasSilent) count.page();
      leaveAlone(clock(), how);
    },
    viewerGone() {
      if (isOver() || !isNow('live')) return;
      count.viewer();
      // Its page asks for another connection, soon.
      change({ state: 'connecting' });
      unstreamed.note(clock());
    },
    hear: (message) => (isOver() ? undefined : hear(message)),
    waitAt(place, waitSeconds) {
      if (isNow('queued')) say({ type: 'queued', place, waitSeconds, resume });
    },
    place(now) {
      if (isOver()) return;
      record.change({ state: 'starting', placedAt: now });
      startedAt = now;
      unstreamed.note(now);
      meetBuild(now);
    },
    ready: connect,
    act,
    meet(people, endsAt) {
      const now = JSON.stringify({ people, endsAt });
      if (met === now || !page) return;
      met = now;
      const you = record.row.guestNumber ?? HOST_NUMBER;
      const left = endsAt && Math.max(0, Math.ceil((endsAt.getTime() - clock().getTime()) / 1000));
      say({ type: 'meeting', you, people, endsInSeconds: left });
    },
    seeBuild(instance) {
      if (!build.isStarted() || isNow('ended') || (instance && instance.state !== 'ended')) return;
      build.isGone();
      end(instance ? endOfBuild(instance) : 'fleetLost', { lastLines: instance?.end?.lastLines ?? null });
    },
    end,
    // A write finds out: nothing is written to a session that has ended.
    endedElsewhere: () => change({ seenAt: record.row.seenAt }),
    async tick() {
      const now = clock();
      const { seenAt } = record.row;
      if (isNow('ended')) return void (record.hasUnsaved() && (await save()));
      if (isNow('starting')) build.ask(now);
      unstreamed.note(now);
      const spent = unstreamed.end(now);
      if (spent !== null) return end(spent);
      if (isNow('live') && secondsAfter(seenAt, 2 * HEARTBEAT_SECONDS) <= now) signalling.ask(room, id);
      if (page && secondsAfter(seenAt, SILENT_SECONDS) <= now) {
        page.close(GOING_AWAY);
        return leaveAlone(now, 'broken');
      }
      // A guest ends with the host.
      if (!isGuest && build.isStarted() && isNow('starting') && secondsAfter(startedAt, START_SECONDS) <= now) {
        return end('buildSilent');
      }
      const limit = limits.look(now, isNow('live'));
      if (limit !== null) return end(limit);
      if (record.hasUnsaved()) await save();
    },
  };
}
