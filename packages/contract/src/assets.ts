import { z } from 'zod';
import { ASSET_KINDS, MAX_THUMBNAIL_BYTES } from '@launchyard/domain/assets';
import { formatLimit } from '@launchyard/domain/kit';
import { PART_LINK_SECONDS } from '@launchyard/domain/uploads';
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

/** A thumbnail that is being uploaded. It fits into one part, so it has one link. */
export const thumbnailUpload = z.object({ id, link: partLink });

export const thumbnailStart = call({
  name: 'assets.thumbnailStart',
  method: 'POST',
  path: '/thumbnail-signed-url',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary: `A link to upload the thumbnail of an application, at most ${formatLimit(MAX_THUMBNAIL_BYTES)}. Discards an earlier unfinished upload for the same application.`,
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
    'Checks the uploaded thumbnail and replaces the previous one with it. Refused if its bytes are neither JPG nor PNG. Idempotent: a second call returns the same thumbnail.',
  input: z.object({ thumbnailId: id }),
  reply: z.object({ app }),
});

const assetKind = z.enum(ASSET_KINDS);

export const asset = z.object({
  id,
  kind: assetKind,
  /** The name of the file that was uploaded; not unique. */
  name: z.string(),
  /** Opens for anybody who has it. It ends in the extension of the file’s type and never serves another file. */
  url: z.url(),
  mediaType: z.string(),
  /** The stored size. Pictures are re-encoded without metadata, so it can differ from what was uploaded. */
  sizeBytes: bytes,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  createdAt: instant,
  createdBy: actor,
  /** How many configs use its address, and the first few of them by name. */
  usedByCount: count,
  usedByIds: someIds,
});
export type Asset = z.infer<typeof asset>;

/** A library file that is being uploaded. */
export const assetUpload = z.object({
  id,
  fileName: z.string(),
  sizeBytes: bytes,
  partBytes: bytes,
  /** The parts that have not arrived yet. */
  missing: z.array(z.object({ first: z.number().int(), last: z.number().int() })),
});
export type AssetUpload = z.infer<typeof assetUpload>;

export const assetList = call({
  name: 'assets.list',
  method: 'POST',
  path: '/asset-list',
  access: 'account.read',
  changes: false,
  summary: 'The images, videos or logos of the account, newest first. `search` matches any part of the name.',
  input: pageInput.extend({ kind: assetKind, search: text(200).optional() }),
  reply: page(asset),
});

export const assetGet = call({
  name: 'assets.get',
  method: 'POST',
  path: '/asset-get',
  access: 'account.read',
  changes: false,
  summary: 'Library files by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ assetIds: someIds }),
  reply: z.object({ assets: z.array(asset.nullable()) }),
});

export const assetStart = call({
  name: 'assets.start',
  method: 'POST',
  path: '/asset-signed-url',
  access: 'assets.write',
  changes: true,
  summary:
    'Starts the upload of a library file and reserves its storage. Idempotent by idempotency key: the same key returns the same file in its current state.',
  input: z.object({ kind: assetKind, fileName, sizeBytes: bytes, idempotencyKey }),
  reply: z.object({ upload: assetUpload }),
});

export const assetUploadGet = call({
  name: 'assets.uploadGet',
  method: 'POST',
  path: '/asset-upload-get',
  access: 'account.read',
  changes: false,
  summary: 'Library files that are being uploaded, by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ assetUploadIds: someIds }),
  reply: z.object({ uploads: z.array(assetUpload.nullable()) }),
});

export const assetPartsSign = call({
  name: 'assets.partsSign',
  method: 'POST',
  path: '/asset-parts-sign',
  access: 'assets.write',
  changes: false,
  summary: `Links to upload parts of a library file, one for each part, valid for at most ${PART_LINK_SECONDS / 60} minutes.`,
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
    'Checks the uploaded file and adds it to the library. Refused if its bytes are not of its kind. Idempotent: a second call returns the same file.',
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
    'Discards the upload of a library file and frees its storage. Refused if the file is already in the library. Idempotent.',
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
    'Moves a library file to the bin; its address stops serving it at once. The reply lists the configs that use the address; they are not changed.',
  input: z.object({ assetId: id }),
  reply: z.object({ assetId: id, usedByCount: count, usedByIds: someIds, binItem }),
});
