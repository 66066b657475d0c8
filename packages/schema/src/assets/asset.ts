import { assetGet, type Asset as AssetRow, type AssetUpload as AssetUploadRow } from '@launchyard/contract/assets';
import type { AssetKind } from '@launchyard/domain/assets';
import { may } from '@launchyard/domain/access';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';

export type Asset = Owned<AssetRow>;

export const AssetKindEnum = builder.enumType('AssetKind', {
  description: 'What a file of the library is.',
  values: {
    IMAGE: { value: 'image', description: 'A picture for configs: JPG, PNG or GIF, at most 5 MB.' },
    VIDEO: { value: 'video', description: 'A film for configs: MP4, at most 500 MB.' },
    LOGO: { value: 'logo', description: 'The logo of a profile: JPG or PNG, at most 1 MB.' },
  } as const satisfies Record<string, { value: AssetKind; description: string }>,
});

export const AssetUser = builder.objectRef<AssetRow['usedBy'][number]>('AssetUser').implement({
  description: 'A config that names the address of a file.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the config, `cfg_…`.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

export const AssetType = builder.objectRef<Asset>('Asset').implement({
  description: 'A file of the library: an image, a video or a logo.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: AssetKindEnum, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'As the file was called; several may be called the same.' }),
    url: t.exposeString('url', {
      description:
        'Its address, which configs name. Whoever knows it sees the file, nobody guesses it, and it never shows another one.',
    }),
    mediaType: t.exposeString('mediaType', { description: 'What it is by its bytes, `image/png`.' }),
    sizeBytes: t.expose('sizeBytes', {
      type: 'Bytes',
      description:
        'What it takes of the storage. A picture is written anew, without what was beside its pixels, so it is not quite as large as what was sent.',
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who uploaded it.' }),
    usedBy: t.expose('usedBy', {
      type: [AssetUser],
      description: 'The configs that name its address, by name.',
      extensions: costs({ items: 3 }),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account }) => may(account.grant, 'assets.write'),
    }),
  }),
});

const assets = batched<string, AssetRow>(
  async (context, account, assetIds) => (await read(context, assetGet, { assetIds }, account)).assets,
);

foundById('asset', {
  typeName: 'Asset',
  load: async (context, scope, id) => ownedOrNull(scope, await assets(context, scope.id, askableId('asset', id))),
});

const AssetMissingParts = builder.objectRef<AssetUploadRow['missing'][number]>('AssetMissingParts').implement({
  description: 'Parts in a row that have not arrived.',
  fields: (t) => ({
    first: t.exposeInt('first', { description: 'The number of the first.' }),
    last: t.exposeInt('last', { description: 'The number of the last.' }),
  }),
});

export const AssetUploadType = builder.objectRef<AssetUploadRow>('AssetUpload').implement({
  description: 'A file on its way from a disk to the library. It holds its size of the storage.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id while it is on its way, `trf_…`.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'Its size as it was said.' }),
    partBytes: t.expose('partBytes', { type: 'Bytes', description: 'The size of each part but the last.' }),
    missingParts: t.expose('missing', {
      type: [AssetMissingParts],
      description: 'The parts that have not arrived.',
      extensions: costs({ items: 3 }),
    }),
  }),
});
