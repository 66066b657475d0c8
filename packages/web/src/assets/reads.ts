import type { ContentRead } from '../kit/content-reads.ts';

/** A file names the configs that use it. */
export const assetReads: readonly ContentRead[] = [
  { query: 'AssetLibrary', shows: ['ASSETS'] },
  { query: 'AssetFiles', shows: ['ASSETS', 'CONFIGS'] },
];
