import type { ContentRead } from '../kit/content-reads.ts';

/** Members and invitations name the applications that they are limited to. */
export const teamReads: readonly ContentRead[] = [
  { query: 'TeamPage', shows: ['TEAM'] },
  { query: 'TeamList', shows: ['TEAM', 'APPS'] },
];
