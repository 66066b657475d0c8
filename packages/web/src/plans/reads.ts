import { PlansDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Builds and files of the library take the storage. */
export const planReads: readonly ContentRead[] = [{ document: PlansDocument, shows: ['APPS', 'ASSETS'] }];
