import { uploadStart } from '@launchyard/contract/uploads';
import { appVersionList } from '@launchyard/contract/apps';
import { assetStart, thumbnailStart } from '@launchyard/contract/assets';
import { configCreate } from '@launchyard/contract/configs';
import { apiKeyCreate } from '@launchyard/contract/developer';
import { linkDelete, meetingLinkCreate, streamingLinkCreate } from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import { assets } from '@launchyard/platform/tables/assets';
import { makeTestedApp } from '../world/apps.ts';
import { makeNotification } from '../world/notifications.ts';
import { actorFor, type TestPerson } from '../world/people.ts';
import { expectReply } from '../world/rest.ts';
import { makeStreamingSession } from '../world/streaming.ts';
import { openCaseFor } from '../world/support-cases.ts';
import type { World } from '../world/world.ts';
import type { Target } from './row.ts';

/** What the rows query and change, all in one application of this owner. */
export async function makeTarget(world: World, owner: TestPerson): Promise<Target> {
  const as = { token: owner.session };
  const app = await makeTestedApp(world, owner, 'Matrix');
  const start = {
    appName: 'Matrix',
    isUpdate: true,
    fileName: 'build.zip',
    sizeBytes: 1024,
    fingerprint: 'a'.repeat(64),
    idempotencyKey: 'matrix-upload',
  };
  const { upload } = expectReply(await world.rest(uploadStart, start, as));
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: 'matrix-link' }, as),
  );
  const meeting = expectReply(
    await world.rest(meetingLinkCreate, { appId: app.id, idempotencyKey: 'matrix-meeting' }, as),
  );
  const picture = { appId: app.id, fileName: 'a.png', sizeBytes: 70 };
  const { thumbnail } = expectReply(await world.rest(thumbnailStart, picture, as));
  const { config } = expectReply(
    await world.rest(configCreate, { name: 'kiosk', idempotencyKey: 'matrix-config' }, as),
  );
  const file = { kind: 'image', fileName: 'a.png', sizeBytes: 70, idempotencyKey: 'matrix-asset' } as const;
  const asset = expectReply(await world.rest(assetStart, file, as)).upload;
  return {
    accountId: owner.accountId,
    caseId: await openCaseFor(world, await world.person({ role: 'support' }), owner),
    email: owner.email,
    appId: app.id,
    appVersionId: await readVersion(world, owner, app.id),
    uploadId: upload.id,
    linkId: link.id,
    meetingId: meeting.link.id,
    configId: config.id,
    thumbnailId: thumbnail.id,
    assetId: formatId('asset', parseId('transfer', asset.id) ?? ''),
    assetUploadId: asset.id,
    libraryAssetId: await makeLibraryAsset(world, owner),
    notificationId: await makeNotification(world, owner, { upload }),
    apiKeyId: await makeNamedKey(world, owner, app.id),
    binItemId: await makeBinItem(world, owner, app.id),
    streamingSessionId: await makeStreamingSession(world, owner, app.id),
    fresh: 'fresh',
  };
}

async function readVersion(world: World, owner: TestPerson, appId: string): Promise<string> {
  const listed = expectReply(await world.rest(appVersionList, { appId }, { token: owner.session }));
  return listed.edges[0]?.node.id ?? '';
}

/** Marks the file as uploaded; other tests cover the upload itself. */
async function makeLibraryAsset(world: World, owner: TestPerson): Promise<string> {
  const as = { token: owner.session };
  const file = { kind: 'image', fileName: 'b.png', sizeBytes: 70, idempotencyKey: 'matrix-library' } as const;
  const { upload } = expectReply(await world.rest(assetStart, file, as));
  const id = parseId('transfer', upload.id) ?? '';
  const set = { key: 'k'.repeat(26), mediaType: 'image/png', sizeBytes: 70, width: 1, height: 1 } as const;
  const row = { id, accountId: owner.uuids.account, kind: 'image', name: 'b.png' } as const;
  await world.database.sql
    .insert(assets)
    .values({ ...row, createdAt: new Date(), createdBy: actorFor(owner) })
    .onConflictDoUpdate({ target: assets.id, set });
  return formatId('asset', id);
}

async function makeNamedKey(world: World, owner: TestPerson, appId: string): Promise<string> {
  const key = { name: 'Matrix', scopes: [], appIds: [appId], expiresInDays: 30, idempotencyKey: 'matrix-key' };
  return expectReply(await world.rest(apiKeyCreate, key, { token: owner.session })).apiKey.id;
}

async function makeBinItem(world: World, owner: TestPerson, appId: string): Promise<string> {
  const as = { token: owner.session };
  const { link } = expectReply(await world.rest(streamingLinkCreate, { appId, idempotencyKey: 'matrix-deleted' }, as));
  return expectReply(await world.rest(linkDelete, { linkId: link.id }, as)).binItem.id;
}

const never = '01934f6e-2b5c-7c3a-9f10-0123456789ab';

/** The same with ids that never existed, or are invalid. */
export const absentOf = (target: Target): Target => ({
  ...target,
  appId: formatId('app', never),
  appVersionId: formatId('appVersion', never),
  uploadId: formatId('upload', never),
  linkId: formatId('streamingLink', never),
  meetingId: formatId('meetingLink', never),
  configId: formatId('config', never),
  thumbnailId: formatId('transfer', never),
  assetId: formatId('asset', never),
  assetUploadId: formatId('transfer', never),
  libraryAssetId: formatId('asset', never),
  notificationId: formatId('notification', never),
  apiKeyId: formatId('apiKey', never),
  binItemId: formatId('binItem', never),
  streamingSessionId: formatId('streamingSession', never),
  accountId: formatId('account', never),
  caseId: formatId('supportCase', never),
});

export const malformedOf = (target: Target): Target => ({
  ...target,
  appId: 'app_x',
  appVersionId: 'ver_x',
  uploadId: 'x',
  linkId: '',
  meetingId: 'mtg_x',
  configId: '💥',
  thumbnailId: 'trf_',
  assetId: 'ast_',
  assetUploadId: 'trf_x',
  libraryAssetId: 'ast_x',
  notificationId: 'ntf_x',
  apiKeyId: 'key_x',
  binItemId: 'bin_',
  streamingSessionId: 'str_',
  accountId: 'acc_',
  caseId: 'cas_',
});
