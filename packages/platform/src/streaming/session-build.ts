import { FleetFull, FleetUnavailable, type Fleet } from '@launchyard/contract/fleet';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { formatId } from '@launchyard/domain/kit';
import { buildArguments, BUILD_LEASE_SECONDS, type SessionEnd } from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { OpenVisit } from '../links/stream.ts';
import { SIGNALLING_PATH } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';
import type { PlatformCheck } from './platform-check.ts';

/** What a session’s build needs. */
export interface BuildNeeds extends Pick<Deps, 'log'> {
  fleet: Fleet;
  signingSecret: string;
  /** Where the fleet reaches our signalling, such as `ws://127.0.0.1:4003`. */
  signallingOrigin: string;
  /** Finds the link as it is now, or why its sessions end. */
  findVisit: (linkId: string) => Promise<OpenVisit | SessionEnd>;
  runs: PlatformCheck;
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

/** A ticket outlives the longest session, the wait for its viewer, and a stop of the processes in between. */
const TICKET_EXTRA_SECONDS = 3_600;
const ASK_AGAIN_SECONDS = 2;
const UNAVAILABLE_SECONDS = 15;

/** `isStarted`: an earlier process started it. */
export function openBuild(
  needs: BuildNeeds,
  { id, linkId }: { id: string; linkId: string },
  events: BuildEvents,
  isStarted = false,
): SessionBuild {
  const { fleet, log } = needs;
  let state: 'none' | 'asked' | 'started' = isStarted ? 'started' : 'none';
  let isOver = false;
  let [askAgainAt, silentSince]: [Date, Date | null] = [new Date(0), null];

  async function request(now: Date): Promise<void> {
    const answer = await start(now).catch((error: unknown) => {
      log.warn({ err: error, sessionId: id }, 'streaming: a build could not be asked for');
      return 'silent' as const;
    });
    state = answer === 'started' ? 'started' : 'none';
    if (isOver) return stop();
    askAgainAt = secondsAfter(now, ASK_AGAIN_SECONDS);
    silentSince = answer === 'silent' ? (silentSince ?? now) : null;
    if (answer === 'started') return events.started();
    if (answer === 'full') return events.full();
    if (answer !== 'silent') return events.refused(answer);
    if (silentSince && secondsAfter(silentSince, UNAVAILABLE_SECONDS) <= now) events.refused('fleetUnavailable');
  }

  async function start(now: Date): Promise<'started' | 'full' | 'silent' | SessionEnd> {
    const visit = await needs.findVisit(linkId);
    if (typeof visit === 'string') return visit;
    const isRunnable = await needs.runs(visit.platform);
    if (isRunnable === null || isOver) return 'silent';
    if (!isRunnable) return 'buildNotRunnable';
    const { config } = visit.settings;
    const expiresAt = secondsAfter(now, config.maxSessionMinutes * 60 + TICKET_EXTRA_SECONDS);
    const ticket = issueTicket(needs.signingSecret, { room: id, side: 'streamer', expiresAt });
    try {
      // The instance has the session’s id: twice is once.
      await fleet.start(id, {
        build: {
          versionId: visit.versionId,
          accountId: formatId('account', visit.accountId),
          appName: visit.names.app,
          version: visit.version,
          platform: visit.platform ?? 'windows',
        },
        signallingUrl: `${needs.signallingOrigin}${SIGNALLING_PATH}?ticket=${ticket}`,
        arguments: buildArguments(config).slice(0, FLEET_LIMITS.arguments),
        leaseSeconds: BUILD_LEASE_SECONDS,
      });
      return 'started';
    } catch (error) {
      if (error instanceof FleetFull) return 'full';
      if (error instanceof FleetUnavailable) return 'silent';
      throw error;
    }
  }

  function stop(): void {
    isOver = true;
    if (state !== 'started') return;
    state = 'none';
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
