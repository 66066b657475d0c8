import { formatLimit, MAX_PAGE } from '@launchyard/domain/kit';
import {
  assetGet,
  assetUploadGet,
  type Asset as AssetRow,
  type AssetUpload as AssetUploadRow,
} from '@launchyard/contract/assets';
import { type AssetKind, MAX_IMAGE_BYTES, MAX_LOGO_BYTES, MAX_VIDEO_BYTES } from '@launchyard/domain/assets';
import { may } from '@launchyard/domain/access';
import { ConfigType } from '../configs/config.ts';
import { loadConfigs } from '../configs/load.ts';
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
    IMAGE: {
      value: 'image',
      description: `A picture for configs: JPG, PNG or GIF, at most ${formatLimit(MAX_IMAGE_BYTES)}.`,
    },
    VIDEO: { value: 'video', description: `A video for configs: MP4, at most ${formatLimit(MAX_VIDEO_BYTES)}.` },
    LOGO: { value: 'logo', description: `The logo of a profile: JPG or PNG, at most ${formatLimit(MAX_LOGO_BYTES)}.` },
  } as const satisfies Record<string, { value: AssetKind; description: string }>,
});

export const AssetType = builder.objectRef<Asset>('Asset').implement({
  description: 'A file of the library: an image, a video or a logo.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: AssetKindEnum, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'The name of the file. Names are not unique.' }),
    url: t.expose('url', {
      type: 'URL',
      description:
        'Its URL, used in configs. Anybody who knows it can see the file; it cannot be guessed and always shows the same file.',
    }),
    mediaType: t.exposeString('mediaType', {
      description: 'The media type, detected from the content, such as `image/png`.',
    }),
    sizeBytes: t.expose('sizeBytes', {
      type: 'Bytes',
      description:
        'The storage that it uses, in bytes. Pictures are re-encoded without metadata, so the size differs from the file that was sent.',
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who uploaded it.' }),
    usedByCount: t.exposeInt('usedByCount', { description: 'The number of configs that use its URL.' }),
    usedBy: t.field({
      type: [ConfigType],
      nullable: true,
      description: `The configs that use its URL, sorted by name, at most ${MAX_PAGE} of \`usedByCount\`. Null when the configs service does not respond.`,
      extensions: costs({ items: MAX_PAGE }),
      resolve: ({ account, usedByIds }, _arguments, context) => loadConfigs(context, account, usedByIds),
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
  description: 'A range of parts that have not arrived.',
  fields: (t) => ({
    first: t.exposeInt('first', { description: 'The number of the first.' }),
    last: t.exposeInt('last', { description: 'The number of the last.' }),
  }),
});

export const AssetUploadType = builder.objectRef<AssetUploadRow>('AssetUpload').implement({
  description:
    'An upload of a file to the library. Its size is reserved. `node` finds it until the file is in the library.',
  interfaces: [Node],
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'The declared size in bytes.' }),
    partBytes: t.expose('partBytes', { type: 'Bytes', description: 'The size of each part but the last.' }),
    missingParts: t.expose('missing', {
      type: [AssetMissingParts],
      description: 'The parts that have not arrived.',
      extensions: costs({ items: MAX_PAGE }),
    }),
  }),
});

const uploads = batched<string, AssetUploadRow>(
  async (context, account, assetUploadIds) =>
    (await read(context, assetUploadGet, { assetUploadIds }, account)).uploads,
);

foundById('transfer', {
  typeName: 'AssetUpload',
  load: (context, scope, id) => uploads(context, scope.id, askableId('transfer', id)),
});
