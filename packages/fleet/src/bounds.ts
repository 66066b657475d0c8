import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { formatBytes } from '@launchyard/domain/kit';

/** What a fleet bounds, and what it cannot, for operators. `obstacle` is why it cannot keep builds apart, if so. */
export function bounds({ memoryBytes }: { memoryBytes: number }, obstacle: string | null): string[] {
  if (obstacle !== null) return [`Builds cannot be kept apart, so none is started: ${obstacle}.`];
  return [
    'A build sees its own folder, read-only, and the programs of this machine; not the data folder or other builds.',
    'A build reaches the signalling server of its session, and UDP ports from 1024 on; no other service of this machine.',
    `A build has at most ${FLEET_LIMITS.processes} processes, and ${formatBytes(FLEET_LIMITS.scratchBytes)} each in /tmp and /dev/shm.`,
    `A build that uses more than ${formatBytes(memoryBytes)} of memory is ended. It is measured four times a second, so it may use more for a moment.`,
    'CPU time is shared with the rest of this machine, at a lower priority; it is not bounded.',
    'UDP to the network of this machine is not bounded: peer connections need it.',
  ];
}
