import { describeBroken, FLEET_LIMITS } from '@launchyard/domain/fleet';
import { formatBytes } from '@launchyard/domain/kit';
import type { Machine } from './isolation/check-machine.ts';

/** What a fleet bounds, and what it cannot, for operators. */
export function bounds(
  { memoryBytes, cpuCores }: { memoryBytes: number; cpuCores: number },
  { obstacle, groups, noGroups, broken }: Machine,
): string[] {
  if (obstacle !== null) return [`Builds cannot be kept apart, so none is started: ${obstacle}.`];
  const noCpu = noGroups ?? groups?.noCpu ?? null;
  return [
    broken.length === 0
      ? 'Each bound was tried at the start, and held.'
      : `These bounds do not hold, which only development allows: ${describeBroken(broken, noCpu)}.`,
    'A build sees its own folder, the libraries of this machine and a few programs, read-only; not the data folder or other builds.',
    'A build reaches the signalling port, and UDP ports from 1024 on of other machines. Of this machine it reaches nothing else at any address, except viewers who called it.',
    `A build has at most ${FLEET_LIMITS.processes} processes, threads included, and ${formatBytes(FLEET_LIMITS.scratchBytes)} each in /tmp and /dev/shm.`,
    noGroups === null
      ? `A build that uses more than ${formatBytes(memoryBytes)} of memory is ended: its files in /tmp and /dev/shm and shared memory are counted, too.`
      : `A build that uses more than ${formatBytes(memoryBytes)} of memory is ended. It is measured four times a second, so it may use more for a moment. Shared memory of System V is counted where a process has mapped it, and bounded at ${formatBytes(FLEET_LIMITS.scratchBytes)}; there are no files without a name: ${noGroups}.`,
    noCpu === null
      ? `All builds together use at most ${cpuCores} of the cores of this machine. When other programs want those, too, all builds together count as one of them.`
      : `CPU time is shared with the rest of this machine and not bounded. Builds have a lower priority, which counts for nothing where the kernel groups processes by session: ${noCpu}.`,
    `A build opens at most ${FLEET_LIMITS.signallingConnectionsPerSecond} connections to signalling a second, and sends ${FLEET_LIMITS.unansweredDatagramsPerSecond} datagrams a second to those who do not answer, and ${FLEET_LIMITS.answeredDatagramsPerSecond} to those who do, of ${FLEET_LIMITS.datagramBytes} bytes at most: more than a stream needs.`,
  ];
}
