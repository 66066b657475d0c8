import { notRunnableNote, type Platform } from '@launchyard/domain/streaming';
import type { BuildType } from '../generated/graphql.ts';

const PLATFORMS: Record<BuildType, Platform> = { LINUX: 'linux', WINDOWS: 'windows' };

interface Version {
  number: number;
  buildType: BuildType | null;
}

/** Says of a version (null: Latest) why visitors of its links cannot play it here; null if they can, or nobody knows. */
export type PlayNote = (version: number | null) => string | null;

/** `runnable` is what the fleet runs; null while it does not say. */
export function playNotes(
  runnable: readonly BuildType[] | null | undefined,
  latest: Version | null,
  versions: readonly Version[],
): PlayNote {
  const platforms = runnable?.map((type) => PLATFORMS[type]) ?? null;
  return (number) => {
    const served = number === null ? latest : versions.find((each) => each.number === number);
    return notRunnableNote(served?.buildType ? PLATFORMS[served.buildType] : null, platforms);
  };
}
