import { TeamListDocument, TeamPageDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Members and invitations name the applications that they are limited to. */
export const teamReads: readonly ContentRead[] = [
  { document: TeamPageDocument, shows: ['TEAM'] },
  { document: TeamListDocument, shows: ['TEAM', 'APPS'] },
];
