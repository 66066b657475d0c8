import { AssetFilesDocument, AssetLibraryDocument } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** A file names the configs that use it. */
export const assetReads: readonly ContentRead[] = [
  { document: AssetLibraryDocument, shows: ['ASSETS'] },
  { document: AssetFilesDocument, shows: ['ASSETS', 'CONFIGS'] },
];
