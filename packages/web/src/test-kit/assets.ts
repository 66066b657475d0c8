import type { Asset } from './generated/schema.ts';
import type { Given } from './given.ts';

/** A library file by its name: a video if that ends in `.mp4`, otherwise an image. */
export const anAsset = (name: string, fields: Given<Asset> = {}): Given<Asset> => ({
  __typename: 'Asset',
  id: `ast_${name}`,
  kind: name.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
  name,
  url: `http://files.example/assets/${name}`,
  sizeBytes: 861_952,
  width: 1920,
  height: 1200,
  usedByCount: 0,
  viewerCanDelete: true,
  ...fields,
});
