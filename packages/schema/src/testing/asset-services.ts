import {
  assetCancel,
  assetDelete,
  assetFinish,
  assetGet,
  assetList,
  assetPartsSign,
  assetStart,
  type Asset,
} from '@launchyard/contract/assets';
import { assetViolations, checkAssetFile } from '@launchyard/domain/assets';
import { byId, on, pageOf, refusal, throwing } from './answers.ts';
import { aBinItem, aPartLink, idOf } from './rows.ts';

const upload = (fileName: string, sizeBytes: number) => ({
  id: idOf('transfer', 1),
  fileName,
  sizeBytes,
  partBytes: 16_777_216,
  missing: [{ first: 1, last: 1 }],
});

const anAsset = (n: number, over: Partial<Asset> = {}): Asset => ({
  id: idOf('asset', n),
  kind: 'image',
  name: `picture_${n}.png`,
  url: `http://127.0.0.1:4002/assets/key${n}.png`,
  mediaType: 'image/png',
  sizeBytes: 1000 * n,
  width: 640,
  height: 400,
  createdAt: '2026-03-01T09:30:00.000Z',
  createdBy: { kind: 'person', name: 'ada' },
  usedBy: [],
  ...over,
});

on(assetList, ({ kind, search = '', ...input }, { rows }) =>
  pageOf(
    rows.assets.filter((each) => each.kind === kind && each.name.includes(search)),
    input,
  ),
);
on(assetGet, ({ assetIds }, { rows }) => ({ assets: assetIds.map((id) => byId(rows.assets, id) ?? null) }));
on(assetStart, (input) => {
  const [violation] = checkAssetFile(input);
  if (violation) throw refusal(violation);
  return { upload: upload(input.fileName, input.sizeBytes) };
});
on(assetPartsSign, ({ partNumbers }) => ({
  upload: upload('a.png', 9),
  links: partNumbers.map((number) => aPartLink(number, 9)),
}));
on(assetFinish, ({ assetUploadId }, { rows }) => {
  if (assetUploadId !== idOf('transfer', 1)) throw refusal(assetViolations.notFound);
  const asset = anAsset(rows.assets.length + 1);
  rows.assets.unshift(asset);
  return { asset };
});
on(assetCancel, ({ assetUploadId }) => {
  if (assetUploadId !== idOf('transfer', 1)) throw refusal({ ...assetViolations.notFound, field: ['assetUploadId'] });
  return {};
});
on(assetDelete, ({ assetId }, { rows }) => {
  const asset = byId(rows.assets, assetId) ?? throwing(assetViolations.notFound);
  rows.assets = rows.assets.filter((each) => each !== asset);
  const binItem = aBinItem(rows.bin.length + 1, 'asset', asset);
  rows.bin.unshift(binItem);
  return { assetId, usedBy: asset.usedBy, binItem };
});
