import { AppLinksDocument, LinkConfigDocument, LinkConfigsDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Links are deleted with their application, and configs say how many links use them. */
export const linkReads: readonly ContentRead[] = [
  { document: AppLinksDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: LinkConfigDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: LinkConfigsDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
];
