/*
 * A fleet tries each bound of a build before it runs one: a program of ours tries to exceed it in the same sandbox, and
 * prints a line for each, such as `memory held` or `memory exceeded`.
 */

/** The words for operators, in the order in which the bounds are tried. */
const WORDS = {
  memory: 'memory of processes',
  memfd: 'files in memory without a name (memfd)',
  systemV: 'shared memory of System V',
  scratch: 'files in /tmp and /dev/shm',
  processes: 'the number of processes',
  cpu: 'the processor',
  namespaces: 'user namespaces',
  syscalls: 'the filter of system calls',
  sockets: 'families of sockets',
  oomOrder: 'the order in which the kernel ends processes when memory runs out',
  kernelFiles: 'what /proc says about the kernel',
  folders: 'what /proc says about our folders',
} as const;
/** A bound of a build that a fleet tries at its start. */
export type TriedBound = keyof typeof WORDS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const TRIED_BOUNDS = Object.keys(WORDS) as TriedBound[];

/** The bounds that do not hold by what the program printed. One that it does not name was not tried, so it does not either. */
export const brokenBounds = (printed: string): TriedBound[] =>
  TRIED_BOUNDS.filter((bound) => !printed.split('\n').includes(`${bound} held`));

/** Builds of strangers run where every bound holds. In development the builds are one’s own. */
export const mayRunBuilds = (broken: readonly TriedBound[], isDevelopment: boolean): boolean =>
  broken.length === 0 || isDevelopment;

/** The words of a bound, for operators. */
export const nameBound = (bound: TriedBound): string => WORDS[bound];

/** What is said of bounds that do not hold. `reason`: why, where that is known. */
export const describeBroken = (broken: readonly TriedBound[], reason: string | null): string =>
  `${broken.map(nameBound).join(', ')}${reason === null ? '' : ` (${reason})`}`;
