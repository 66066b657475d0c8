/*
 * The places of a fleet are wanted by two sides: tests of builds, and streams with their spares. Neither may wait for
 * ever because of the other.
 */

/** What a build is started for. A spare is a stream’s that nobody watches yet. */
export const BUILD_USES = ['test', 'stream', 'spare'] as const;
export type BuildUse = (typeof BUILD_USES)[number];

/**
 * How long a caller that was refused keeps its turn without asking again: a test asks every ten seconds, a session
 * every two. Nobody waits for a spare.
 */
export const PLACE_WAIT_SECONDS: Readonly<Record<BuildUse, number>> = { test: 30, stream: 10, spare: 0 };

/**
 * Whether a build may start on a fleet now. The last place is kept: tests never take it from streams, and streams with
 * their spares never from tests. The other places go to those who wait, in turn. Where there is only one, that is the
 * whole rule, so neither side waits for ever, and it never goes to a spare.
 */
export function mayTakePlace(
  use: BuildUse,
  fleet: {
    places: number;
    /** What runs there. */
    running: readonly BuildUse[];
    /** Those who wait and whose turn is earlier, as `aheadOf` says. */
    ahead: readonly BuildUse[];
  },
): boolean {
  const taken = [...fleet.running];
  // What those ahead would get now is theirs.
  for (const other of fleet.ahead) if (isPlaceFor(other, fleet.places, taken)) taken.push(other);
  return isPlaceFor(use, fleet.places, taken);
}

function isPlaceFor(use: BuildUse, places: number, taken: readonly BuildUse[]): boolean {
  if (taken.length >= places) return false;
  if (places === 1) return use !== 'spare';
  return taken.filter((each) => isTest(each) === isTest(use)).length < places - 1;
}

/** A build that runs or wants to. */
export interface PlacedBuild {
  id: string;
  use: BuildUse;
  accountId: string;
}

/**
 * Those of the waiting whose turn is before that of a build. Accounts take turns, counting what they have running; then
 * the longest wait decides. `waiting`: in the order of first asking.
 */
export function aheadOf(
  build: PlacedBuild,
  waiting: readonly PlacedBuild[],
  running: ReadonlyArray<Pick<PlacedBuild, 'accountId'>>,
): BuildUse[] {
  const isThere = waiting.some(({ id }) => id === build.id);
  const line = (isThere ? waiting : [...waiting, build]).map((each, at, all) => {
    const isTheirs = ({ accountId }: Pick<PlacedBuild, 'accountId'>) => accountId === each.accountId;
    return { ...each, at, round: running.filter(isTheirs).length + all.slice(0, at).filter(isTheirs).length };
  });
  const inTurn = line.toSorted((one, other) => one.round - other.round || one.at - other.at);
  return inTurn
    .slice(
      0,
      inTurn.findIndex(({ id }) => id === build.id),
    )
    .map(({ use }) => use);
}

const isTest = (use: BuildUse) => use === 'test';

/** Why a build got no place, for the operators of the fleet. */
export const describeNoPlace = (use: BuildUse, places: number): string =>
  `no place of ${places} is free for a ${use}${places > 1 ? `; one is kept for ${isTest(use) ? 'streams' : 'tests'}` : ''}`;
