import { PlansDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Builds and library files use storage. */
export const planReads: readonly ContentRead[] = [{ document: PlansDocument, shows: ['APPS', 'ASSETS'] }];
