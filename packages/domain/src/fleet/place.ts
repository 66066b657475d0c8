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
 * their spares never from tests. The other places go to whoever has waited longest. Where there is only one, that is
 * the whole rule: a test waits for one stream, and a stream for one test. It never goes to a spare.
 */
export function mayTakePlace(
  use: BuildUse,
  fleet: {
    places: number;
    /** What runs there. */
    running: readonly BuildUse[];
    /** Those who were refused before and still wait, the first of them first. */
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

const isTest = (use: BuildUse) => use === 'test';

/** Why a build got no place, for whoever runs the fleet. */
export const describeNoPlace = (use: BuildUse, places: number): string =>
  `no place of ${places} is free for a ${use}${places > 1 ? `; one is kept for ${isTest(use) ? 'streams' : 'tests'}` : ''}`;
