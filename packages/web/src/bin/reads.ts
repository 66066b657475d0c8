import { BinDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Whatever is deleted goes there. */
export const binReads: readonly ContentRead[] = [
  { document: BinDocument, shows: ['APPS', 'LINKS', 'CONFIGS', 'ASSETS'] },
];
