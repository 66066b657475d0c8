/** What builds are made for. */
export type Platform = 'windows' | 'linux';

const NAMES: Record<Platform, string> = { windows: 'Windows', linux: 'Linux' };

/** Whether a build runs on a fleet with machines for these platforms; null while it does not answer. */
export const runsOn = (platform: Platform | null, platforms: readonly Platform[] | null): boolean | null =>
  platforms && platform !== null && platforms.includes(platform);

/** What stands beside a link whose build its visitors cannot play here; null if they can, or nobody knows. */
export function notRunnableNote(platform: Platform | null, platforms: readonly Platform[] | null): string | null {
  if (platform === null || runsOn(platform, platforms) !== false) return null;
  return platforms?.length === 0
    ? 'Cannot be played yet: no fleet is connected.'
    : `Cannot be played yet: the fleet runs no ${NAMES[platform]} builds.`;
}
