import type { ContentRead } from '../kit/content-reads.ts';

/**
 * All except the history show which links use a config, and links are deleted with their
 * application.
 */
export const configReads: readonly ContentRead[] = [
  { query: 'ConfigEditor', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'Configs', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'ConfigUsedBy', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'ConfigHistory', shows: ['CONFIGS'] },
];
