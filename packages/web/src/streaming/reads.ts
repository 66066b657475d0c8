import type { ContentRead } from '../kit/content-reads.ts';

/** Sessions name their application. */
export const streamingReads: readonly ContentRead[] = [
  { query: 'LiveCount', shows: ['STREAMING'] },
  { query: 'StreamMonitor', shows: ['STREAMING', 'APPS'] },
  { query: 'StreamingSessionDetails', shows: ['STREAMING', 'APPS'] },
];
