import type { ContentRead } from '../../kit/content-reads.ts';

/** The logo is in the library. */
export const accountReads: readonly ContentRead[] = [{ query: 'AccountSettings', shows: ['ASSETS'] }];
