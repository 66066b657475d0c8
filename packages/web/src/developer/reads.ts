import type { ContentRead } from '../kit/content-reads.ts';

/** Keys name the applications that they are limited to; websites embed links. */
export const developerReads: readonly ContentRead[] = [{ query: 'DeveloperSection', shows: ['APPS', 'KEYS', 'LINKS'] }];
