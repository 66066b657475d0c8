import type { ContentRead } from '../kit/content-reads.ts';

/** Links are deleted with their application, and configs say how many links use them. */
export const linkReads: readonly ContentRead[] = [
  { query: 'AppLinks', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'SignedLinks', shows: ['LINKS'] },
  { query: 'LinkConfig', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'LinkConfigs', shows: ['APPS', 'LINKS', 'CONFIGS'] },
];
