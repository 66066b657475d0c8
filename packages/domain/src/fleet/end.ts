import { formatBytes } from '../kit/index.ts';

export const END_REASONS = [
  'stopped',
  'exited',
  'crashed',
  'outOfMemory',
  'leaseEnded',
  'cannotStart',
  'fleetEnded',
] as const;
/** Why a build on a fleet ended. */
export type EndReason = (typeof END_REASONS)[number];

/** How an instance ended. */
export interface InstanceEnd {
  reason: EndReason;
  /** Null if a signal ended it, or it never ran. */
  exitCode: number | null;
  /** The number of the signal that ended it, null if none did. */
  signal: number | null;
}

const SHELL_SIGNAL_BASE = 128;
const MOST_SIGNAL = 64;

/**
 * Why an instance ended, by what we wanted and what its process left behind. What we wanted comes first: a build that is
 * stopped may exit or be killed. `code` is as a shell reports it: 128 + n means signal n.
 */
export function judgeEnd(seen: {
  /** Why we ended it; null if it ended by itself. */
  wanted: EndReason | null;
  hasStarted: boolean;
  code: number | null;
}): InstanceEnd {
  const { wanted, hasStarted, code } = seen;
  const isSignal = code !== null && code > SHELL_SIGNAL_BASE && code <= SHELL_SIGNAL_BASE + MOST_SIGNAL;
  const signal = isSignal ? code - SHELL_SIGNAL_BASE : null;
  const exitCode = !hasStarted || isSignal ? null : code;
  if (wanted !== null) return { reason: wanted, exitCode, signal };
  if (!hasStarted) return { reason: 'cannotStart', exitCode: null, signal: null };
  return { reason: signal === null && code !== null ? 'exited' : 'crashed', exitCode, signal };
}

/** The end in words for people. */
export const describeEnd = (end: InstanceEnd): string => WORDS[end.reason](end);

/** What was seen of a build that used too much memory. */
export function describeMemory(seen: { allowedBytes: number; memoryBytes: number; sharedBytes: number }): string {
  const { allowedBytes, memoryBytes, sharedBytes } = seen;
  const shared = `, of which ${formatBytes(sharedBytes)} shared memory and files in memory`;
  return `Memory: ${formatBytes(allowedBytes)} allowed, ${formatBytes(memoryBytes)} seen at most${shared}.`;
}

/** What was seen of a build that wanted more processes than it may have. */
export const describeProcesses = (allowed: number, refusals: number): string =>
  `Processes: ${allowed} allowed, threads included; ${refusals === 1 ? 'another one was' : `${refusals} more were`} refused.`;

const WORDS: Record<EndReason, (end: InstanceEnd) => string> = {
  stopped: () => 'The build was stopped.',
  exited: ({ exitCode }) => `The build exited with code ${exitCode ?? 0}.`,
  crashed: ({ signal }) => (signal === null ? 'The build crashed.' : `The build crashed: signal ${signal}.`),
  outOfMemory: () => 'The build used more memory than allowed and was ended.',
  leaseEnded: () => 'The build was ended because nothing used it any more.',
  cannotStart: () => 'The build could not be started.',
  fleetEnded: () => 'The build was ended because its fleet shut down.',
};
