import { FleetFull, FleetUnavailable, type Fleet, type Instance } from '@launchyard/contract/fleet';
import { FLEET_LIMITS, type EndReason } from '@launchyard/domain/fleet';
import { buildArguments, BUILD_LEASE_SECONDS, type SessionEnd } from '@launchyard/domain/streaming';
import { formatId } from '@launchyard/domain/kit';
import { secondsAfter } from '../kit/clock.ts';
import type { OpenVisit } from '../links/stream.ts';
import { SIGNALLING_PATH } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';

/** What starting a build needs, beside the fleet. */
export interface BuildNeeds {
  signingSecret: string;
  /** Where the fleet reaches our signalling, such as `ws://127.0.0.1:4003`. */
  signallingOrigin: string;
}

export type Started = 'started' | 'full' | 'unavailable';

/** A ticket outlives the longest session, the wait for its viewer, and a stop of the processes in between. */
const TICKET_EXTRA_SECONDS = 3_600;

/** Starts the build of a session as the instance of the session’s id: twice is once. */
export async function startBuild(
  fleet: Fleet,
  { signingSecret, signallingOrigin }: BuildNeeds,
  session: { id: string; visit: OpenVisit; now: Date },
): Promise<Started> {
  const { id, visit, now } = session;
  const { config } = visit.settings;
  const expiresAt = secondsAfter(now, config.maxSessionMinutes * 60 + TICKET_EXTRA_SECONDS);
  const ticket = issueTicket(signingSecret, { room: id, side: 'streamer', expiresAt });
  try {
    await fleet.start(id, {
      build: {
        versionId: visit.versionId,
        accountId: formatId('account', visit.accountId),
        appName: visit.names.app,
        version: visit.version,
        platform: visit.platform ?? 'windows',
      },
      signallingUrl: `${signallingOrigin}${SIGNALLING_PATH}?ticket=${ticket}`,
      arguments: buildArguments(config).slice(0, FLEET_LIMITS.arguments),
      leaseSeconds: BUILD_LEASE_SECONDS,
    });
    return 'started';
  } catch (error) {
    if (error instanceof FleetFull) return 'full';
    if (error instanceof FleetUnavailable) return 'unavailable';
    throw error;
  }
}

/** Why a session ends whose build ended like this. */
export const endOf = ({ end }: Instance): SessionEnd => (end === null ? 'fleetLost' : SESSION_ENDS[end.reason]);

const SESSION_ENDS: Record<EndReason, SessionEnd> = {
  exited: 'buildEnded',
  crashed: 'buildCrashed',
  outOfMemory: 'buildCrashed',
  cannotStart: 'buildNotRunnable',
  stopped: 'fleetLost',
  leaseEnded: 'fleetLost',
  fleetEnded: 'fleetLost',
};
