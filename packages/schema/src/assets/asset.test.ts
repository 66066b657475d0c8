import { createHash } from 'node:crypto';
import { makePng } from '@launchyard/testing/pictures/png';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

const START = `mutation ($name: String!, $sizeBytes: Bytes!) { assetStart(input: { kind: IMAGE, fileName: $name, sizeBytes: $sizeBytes, idempotencyKey: "12345678" }) { assetUpload { id missingParts { first last } } userErrors { code message field } } }`;
const SIGN = `mutation ($id: ID!) { assetPartsSign(input: { assetUploadId: $id, partNumbers: [1] }) { links { method url headers { name value } sha256Header } userErrors { code } } }`;
const FINISH = `mutation ($id: ID!) { assetFinish(input: { assetUploadId: $id }) { asset { id name kind viewerCanDelete } userErrors { code } } }`;
const LIST = `{ viewer { account { viewerCanChangeAssets assets(kind: IMAGE) { totalCount nodes { id } } } } }`;
const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Asset { name } } }';
const DELETE = `mutation ($id: ID!) { assetDelete(input: { assetId: $id }) { deletedAssetId usedByCount usedBy { name } binItem { kind } userErrors { code } } }`;

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

test('a file is started, signed for, finished, listed, found by its id and deleted', async () => {
  const ada = world.as(await world.person());
  const picture = makePng();
  const { assetUpload } = (await ada.run(START, { name: 'sky.png', sizeBytes: picture.length })).data.assetStart;
  expect(assetUpload.missingParts).toEqual([{ first: 1, last: 1 }]);
  const [link] = (await ada.run(SIGN, { id: assetUpload.id })).data.assetPartsSign.links;
  await send(link, picture);
  const { asset } = (await ada.run(FINISH, { id: assetUpload.id })).data.assetFinish;
  expect(asset).toMatchObject({ name: 'sky.png', kind: 'IMAGE', viewerCanDelete: true });
  const { account } = (await ada.run(LIST)).data.viewer;
  expect(account).toEqual({ viewerCanChangeAssets: true, assets: { totalCount: 1, nodes: [{ id: asset.id }] } });
  const found = { data: { node: { id: asset.id, name: asset.name } }, errors: [] };
  expect(await ada.run(NODE, { id: asset.id })).toEqual(found);
  const bob = world.as(await world.person());
  expect(await bob.run(NODE, { id: asset.id })).toEqual({ data: { node: null }, errors: [] });
  const deleted = (await ada.run(DELETE, { id: asset.id })).data.assetDelete;
  expect(deleted).toEqual({
    deletedAssetId: asset.id,
    usedByCount: 0,
    usedBy: [],
    binItem: { kind: 'ASSET' },
    userErrors: [],
  });
});

test('a name with a space is refused in the words of the product, and an id of another kind as one that is not there', async () => {
  const ada = world.as(await world.person());
  const { assetUpload, userErrors } = (await ada.run(START, { name: 'night sky.png', sizeBytes: 9 })).data.assetStart;
  const message = 'File name should not contain spaces.';
  expect([assetUpload, userErrors]).toEqual([null, [{ code: 'ASSET_NAME_SPACES', message, field: ['fileName'] }]]);
  const answer = (await ada.run(DELETE, { id: 'app_x' })).data.assetDelete;
  expect(answer.userErrors).toEqual([{ code: 'ASSET_NOT_FOUND' }]);
});

interface PartLink {
  method: string;
  url: string;
  headers: Array<{ name: string; value: string }>;
  sha256Header: string;
}

async function send({ method, url, headers, sha256Header }: PartLink, body: Buffer): Promise<void> {
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const hash = createHash('sha256').update(body).digest('hex');
  const sent = await fetch(url, { method, headers: { ...given, [sha256Header]: hash }, body: new Uint8Array(body) });
  expect(sent.status).toBe(200);
}
