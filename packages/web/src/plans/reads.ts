import type { ContentRead } from '../kit/content-reads.ts';

/** Builds and library files use storage. */
export const planReads: readonly ContentRead[] = [{ query: 'Plans', shows: ['APPS', 'ASSETS'] }];
