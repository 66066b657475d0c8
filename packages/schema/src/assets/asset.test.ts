import { expect, test } from 'vitest';
import { World } from '../testing/world.ts';

const START = `mutation ($name: String!) { assetStart(input: { kind: IMAGE, fileName: $name, sizeBytes: 9, idempotencyKey: "12345678" }) { assetUpload { id missingParts { first last } } userErrors { code message field } } }`;
const FINISH = `mutation ($id: ID!) { assetFinish(input: { assetUploadId: $id }) { asset { id name kind viewerCanDelete } userErrors { code } } }`;
const LIST = `{ viewer { account { viewerCanChangeAssets assets(kind: IMAGE) { totalCount nodes { id } } } } }`;
const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Asset { name } } }';
const DELETE = `mutation ($id: ID!) { assetDelete(input: { assetId: $id }) { deletedAssetId usedBy { name } binItem { kind } userErrors { code } } }`;

test('a file is started, signed for, finished, listed, found by its id and deleted', async () => {
  const world = new World();
  const { assetUpload } = (await world.run(START, 'ada', { name: 'sky.png' })).data.assetStart;
  expect(assetUpload.missingParts).toEqual([{ first: 1, last: 1 }]);
  const { asset } = (await world.run(FINISH, 'ada', { id: assetUpload.id })).data.assetFinish;
  expect(asset).toMatchObject({ kind: 'IMAGE', viewerCanDelete: true });
  const { account } = (await world.run(LIST, 'ada')).data.viewer;
  expect(account).toEqual({ viewerCanChangeAssets: true, assets: { totalCount: 1, nodes: [{ id: asset.id }] } });
  const found = { data: { node: { id: asset.id, name: asset.name } }, errors: [] };
  expect(await world.run(NODE, 'ada', { id: asset.id })).toEqual(found);
  expect(await world.run(NODE, 'bob', { id: asset.id })).toEqual({ data: { node: null }, errors: [] });
  const deleted = (await world.run(DELETE, 'ada', { id: asset.id })).data.assetDelete;
  expect(deleted).toEqual({ deletedAssetId: asset.id, usedBy: [], binItem: { kind: 'ASSET' }, userErrors: [] });
});

test('a name with a space is refused in the words of the product, and an id of another kind as one that is not there', async () => {
  const world = new World();
  const { assetUpload, userErrors } = (await world.run(START, 'ada', { name: 'night sky.png' })).data.assetStart;
  const message = 'File name should not contain spaces.';
  expect([assetUpload, userErrors]).toEqual([null, [{ code: 'ASSET_NAME_SPACES', message, field: ['fileName'] }]]);
  const answer = (await world.run(DELETE, 'ada', { id: 'app_x' })).data.assetDelete;
  expect(answer.userErrors).toEqual([{ code: 'ASSET_NOT_FOUND' }]);
});
