import { z } from 'zod';
import { ASSET_KINDS } from '@launchyard/domain/assets';
import { app } from './apps.ts';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import { partLink } from './kit/part-link.ts';
import {
  actor,
  bytes,
  count,
  fileName,
  id,
  idempotencyKey,
  instant,
  page,
  pageInput,
  someIds,
  text,
} from './kit/shapes.ts';

/** A thumbnail on its way: small enough for one part, so it has one link. */
export const thumbnailUpload = z.object({ id, link: partLink });

export const thumbnailStart = call({
  name: 'assets.thumbnailStart',
  method: 'POST',
  path: '/thumbnail-signed-url',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'A link to send the picture of an application, at most 1 MB. One that was begun for it before and not finished is given up.',
  input: z.object({ appId: id, fileName, sizeBytes: bytes }),
  reply: z.object({ thumbnail: thumbnailUpload }),
});

export const thumbnailFinish = call({
  name: 'assets.thumbnailFinish',
  method: 'POST',
  path: '/thumbnail-save',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Looks into the picture that was sent and shows it from now on instead of the one before. Refuses what is no JPG or PNG by its bytes. Twice answers the same.',
  input: z.object({ thumbnailId: id }),
  reply: z.object({ app }),
});

const assetKind = z.enum(ASSET_KINDS);

export const asset = z.object({
  id,
  kind: assetKind,
  /** As the file was called; several may be called the same. */
  name: z.string(),
  /** For whoever knows it. It ends as files of its type do, and never shows another file. */
  url: z.url(),
  mediaType: z.string(),
  /** As it is stored: a picture is written anew, without what was beside its pixels. */
  sizeBytes: bytes,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  createdAt: instant,
  createdBy: actor,
  /** How many configs name its address, and the first of them by name. */
  usedByCount: count,
  usedByIds: someIds,
});
export type Asset = z.infer<typeof asset>;

/** A file of the library on its way. */
export const assetUpload = z.object({
  id,
  fileName: z.string(),
  sizeBytes: bytes,
  partBytes: bytes,
  /** The parts that have not arrived. */
  missing: z.array(z.object({ first: z.number().int(), last: z.number().int() })),
});
export type AssetUpload = z.infer<typeof assetUpload>;

export const assetList = call({
  name: 'assets.list',
  method: 'POST',
  path: '/asset-list',
  access: 'account.read',
  changes: false,
  summary: 'The images, videos or logos of the account, the newest first; with `search` those whose names contain it.',
  input: pageInput.extend({ kind: assetKind, search: text(200).optional() }),
  reply: page(asset),
});

export const assetGet = call({
  name: 'assets.get',
  method: 'POST',
  path: '/asset-get',
  access: 'account.read',
  changes: false,
  summary: 'Files of the library by id, in the order of the question; null for what is not there.',
  input: z.object({ assetIds: z.array(id).max(100) }),
  reply: z.object({ assets: z.array(asset.nullable()) }),
});

export const assetStart = call({
  name: 'assets.start',
  method: 'POST',
  path: '/asset-signed-url',
  access: 'assets.write',
  changes: true,
  summary:
    'Begins to send a file to the library and reserves its storage. The same idempotency key answers the same file as it stands now.',
  input: z.object({ kind: assetKind, fileName, sizeBytes: bytes, idempotencyKey }),
  reply: z.object({ upload: assetUpload }),
});

export const assetUploadGet = call({
  name: 'assets.uploadGet',
  method: 'POST',
  path: '/asset-upload-get',
  access: 'account.read',
  changes: false,
  summary: 'Files on their way to the library by id, in the order of the question; null for what is not there.',
  input: z.object({ assetUploadIds: z.array(id).max(100) }),
  reply: z.object({ uploads: z.array(assetUpload.nullable()) }),
});

export const assetPartsSign = call({
  name: 'assets.partsSign',
  method: 'POST',
  path: '/asset-parts-sign',
  access: 'assets.write',
  changes: false,
  summary: 'Links to write parts of a file for the library, each for one part and at most 15 minutes.',
  input: z.object({ assetUploadId: id, partNumbers: z.array(z.number()).min(1).max(1000) }),
  reply: z.object({ upload: assetUpload, links: z.array(partLink) }),
});

export const assetFinish = call({
  name: 'assets.finish',
  method: 'POST',
  path: '/asset-save',
  access: 'assets.write',
  changes: true,
  summary:
    'Looks into the file that was sent and puts it into the library. Refuses what is not of its kind by its bytes. Twice answers the same.',
  input: z.object({ assetUploadId: id }),
  reply: z.object({ asset }),
});

export const assetCancel = call({
  name: 'assets.cancel',
  method: 'POST',
  path: '/asset-cancel',
  access: 'assets.write',
  changes: true,
  summary:
    'Gives up a file that is on its way to the library, and its storage. Refuses one that is there already. Twice is the same.',
  input: z.object({ assetUploadId: id }),
  reply: z.object({}),
});

export const assetDelete = call({
  name: 'assets.delete',
  method: 'POST',
  path: '/asset-delete',
  access: 'assets.write',
  changes: true,
  summary:
    'Puts a file of the library into the bin; from then on nothing is shown at its address. The configs that name it are answered: they are not changed.',
  input: z.object({ assetId: id }),
  reply: z.object({ assetId: id, usedByCount: count, usedByIds: someIds, binItem }),
});
