import { BinDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Every deletion adds to it. */
export const binReads: readonly ContentRead[] = [
  { document: BinDocument, shows: ['APPS', 'LINKS', 'CONFIGS', 'ASSETS'] },
];
