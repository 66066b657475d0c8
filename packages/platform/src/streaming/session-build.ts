import type { SessionEnd } from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import type { OpenVisit } from '../links/stream.ts';
import { startBuild, type Started, type StartNeeds } from './start-build.ts';

/** What a session’s build needs. */
export interface BuildNeeds extends StartNeeds {
  /** Finds the link as it is now, or why its sessions end. */
  findVisit: (linkId: string) => Promise<OpenVisit | SessionEnd>;
  /** Ends a build on the fleet that nobody watches; false if there is none. */
  makeRoom: () => Promise<boolean>;
}

/** What a session hears of its build while it is asked for. */
export interface BuildEvents {
  started(): void;
  /** The fleet has no place: it is asked again. */
  full(): void;
  /** It will not start. */
  refused(end: SessionEnd): void;
}

/** The build of one session: asked for, started, and stopped when nobody needs it any more. */
export interface SessionBuild {
  isStarted(): boolean;
  /** Asks for it, unless that was done or is not due yet. */
  ask(now: Date): void;
  /** It is needed no more: what was started is stopped, and what is being started as soon as it is. */
  stop(): void;
  /** It has ended by itself. */
  isGone(): void;
}

/** The build of somebody else, which a guest watches: it is neither asked for nor stopped. */
export const sharedBuild = (isStarted: () => boolean): SessionBuild => ({
  isStarted,
  ask: () => undefined,
  stop: () => undefined,
  isGone: () => undefined,
});

const ASK_AGAIN_SECONDS = 2;
const UNAVAILABLE_SECONDS = 15;

/** `isStarted`: it was started before, by an earlier process or as a spare. */
export function openBuild(
  needs: BuildNeeds,
  { id, linkId }: { id: string; linkId: string },
  events: BuildEvents,
  isStarted = false,
): SessionBuild {
  const { fleet, log } = needs;
  let state: 'none' | 'asked' | 'started' = isStarted ? 'started' : 'none';
  let isOver = false;
  let isWaiting = false;
  let [askAgainAt, silentSince]: [Date, Date | null] = [new Date(0), null];

  async function request(now: Date): Promise<void> {
    const answer = await start(now).catch((error: unknown) => {
      log.warn({ err: error, sessionId: id }, 'streaming: a build could not be asked for');
      return 'silent' as const;
    });
    state = answer === 'started' ? 'started' : 'none';
    isWaiting = answer === 'full';
    if (isOver) return stop();
    askAgainAt = secondsAfter(now, ASK_AGAIN_SECONDS);
    silentSince = answer === 'silent' ? (silentSince ?? now) : null;
    if (answer === 'started') return events.started();
    if (answer === 'full') return events.full();
    if (answer !== 'silent') return events.refused(answer);
    if (silentSince && secondsAfter(silentSince, UNAVAILABLE_SECONDS) <= now) events.refused('fleetUnavailable');
  }

  async function start(now: Date): Promise<Started | SessionEnd> {
    const visit = await needs.findVisit(linkId);
    if (typeof visit === 'string') return visit;
    if (isOver) return 'silent';
    const answer = await startBuild(needs, id, visit, now);
    // Nobody waits for a spare.
    return answer === 'full' && (await needs.makeRoom()) ? startBuild(needs, id, visit, now) : answer;
  }

  function stop(): void {
    isOver = true;
    // One that waits gives up its turn.
    if (state !== 'started' && !isWaiting) return;
    state = 'none';
    isWaiting = false;
    // If it cannot be told, its lease ends it.
    fleet
      .stop(id)
      .catch((error: unknown) => log.warn({ err: error, sessionId: id }, 'streaming: a build was not stopped'));
  }

  return {
    isStarted: () => state === 'started',
    ask(now) {
      if (isOver || state !== 'none' || askAgainAt > now) return;
      state = 'asked';
      void request(now);
    },
    stop,
    isGone() {
      isOver = true;
      state = 'none';
    },
  };
}
