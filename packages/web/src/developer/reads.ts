import { DeveloperSectionDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Keys name the applications that they are limited to. */
export const developerReads: readonly ContentRead[] = [{ document: DeveloperSectionDocument, shows: ['APPS', 'KEYS'] }];
