import type { ContentRead } from '../kit/content-reads.ts';

/** Every deletion adds to it. */
export const binReads: readonly ContentRead[] = [{ query: 'Bin', shows: ['APPS', 'LINKS', 'CONFIGS', 'ASSETS'] }];
