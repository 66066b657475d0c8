import { isDeepStrictEqual } from 'node:util';
import { FleetFull, FleetUnavailable, type Fleet, type StartInput } from '@launchyard/contract/fleet';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { formatId } from '@launchyard/domain/kit';
import { buildArguments, BUILD_LEASE_SECONDS } from '@launchyard/domain/streaming';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { OpenVisit } from '../links/stream.ts';
import { SIGNALLING_PATH } from '../signalling/server.ts';
import { issueTicket } from '../signalling/ticket.ts';
import type { PlatformCheck } from './platform-check.ts';

export interface StartNeeds extends Pick<Deps, 'log'> {
  fleet: Fleet;
  signingSecret: string;
  /** Where the fleet reaches our signalling, such as `ws://127.0.0.1:4003`. */
  signallingOrigin: string;
  runs: PlatformCheck;
}

/** What a link starts now, and for how long at most. */
export interface Wanted extends Pick<StartInput, 'build' | 'arguments'> {
  maxMinutes: number;
}

/** `silent`: the fleet does not answer. */
export type Started = 'started' | 'full' | 'silent' | 'buildNotRunnable';

/** A ticket lasts for the longest session, the wait for its viewer, and a stop of the processes in between. */
const TICKET_EXTRA_SECONDS = 3_600;

export function wantedOf({ versionId, accountId, names, version, platform, settings }: OpenVisit): Wanted {
  return {
    build: {
      versionId,
      accountId: formatId('account', accountId),
      appName: names.app,
      version,
      platform: platform ?? 'windows',
    },
    arguments: buildArguments(settings.config).slice(0, FLEET_LIMITS.arguments),
    maxMinutes: settings.config.maxSessionMinutes,
  };
}

/** Whether a session gets the same from a build that was started for a visit as from one of its own. */
export const isSame = (a: Wanted, b: Wanted): boolean => isDeepStrictEqual(a, b);

/** Starts what a visit wants as the instance with that id, whose room has the same name. Twice is once. */
export async function startBuild(
  { fleet, signingSecret, signallingOrigin, runs }: StartNeeds,
  id: string,
  visit: OpenVisit,
  now: Date,
  use: 'stream' | 'spare' = 'stream',
): Promise<Started> {
  const isRunnable = await runs(visit.platform);
  if (isRunnable === null) return 'silent';
  if (!isRunnable) return 'buildNotRunnable';
  const { build, arguments: given, maxMinutes } = wantedOf(visit);
  const expiresAt = secondsAfter(now, maxMinutes * 60 + TICKET_EXTRA_SECONDS);
  const ticket = issueTicket(signingSecret, { room: id, side: 'streamer', expiresAt });
  const signallingUrl = `${signallingOrigin}${SIGNALLING_PATH}?ticket=${ticket}`;
  try {
    await fleet.start(id, { build, use, signallingUrl, arguments: given, leaseSeconds: BUILD_LEASE_SECONDS });
    return 'started';
  } catch (error) {
    if (error instanceof FleetFull) return 'full';
    if (error instanceof FleetUnavailable) return 'silent';
    throw error;
  }
}
