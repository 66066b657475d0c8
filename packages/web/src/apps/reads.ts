import type { ContentRead } from '../kit/content-reads.ts';

/** A version names the links pinned to it. */
export const appReads: readonly ContentRead[] = [
  { query: 'AppVersions', shows: ['APPS', 'LINKS'] },
  { query: 'VersionTest', shows: ['APPS'] },
  { query: 'VersionToDelete', shows: ['APPS', 'LINKS'] },
];
