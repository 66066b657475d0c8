import type { Instance } from '@launchyard/contract/fleet';
import type { EndReason } from '@launchyard/domain/fleet';
import type { SessionEnd } from '@launchyard/domain/streaming';

/** Why a session ends whose build ended like this. */
export const endOfBuild = ({ end }: Instance): SessionEnd => (end === null ? 'fleetLost' : ENDS[end.reason]);

const ENDS: Record<EndReason, SessionEnd> = {
  exited: 'buildEnded',
  crashed: 'buildCrashed',
  outOfMemory: 'buildCrashed',
  cannotStart: 'buildNotRunnable',
  stopped: 'fleetLost',
  leaseEnded: 'fleetLost',
  fleetEnded: 'fleetLost',
};
