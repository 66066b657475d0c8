import { AppVersionsDocument, VersionToDeleteDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** A version names the links pinned to it. */
export const appReads: readonly ContentRead[] = [
  { document: AppVersionsDocument, shows: ['APPS', 'LINKS'] },
  { document: VersionToDeleteDocument, shows: ['APPS', 'LINKS'] },
];
