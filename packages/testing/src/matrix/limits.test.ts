import { beforeAll, describe, expect, test } from 'vitest';
import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { binList, binRestore } from '@launchyard/contract/bin';
import { eventsSince } from '@launchyard/contract/events';
import { linkDelete, linkRename, streamingLinkCreate } from '@launchyard/contract/links';
import { uploadHeartbeat, uploadPartsSign, uploadStart, uploadUpdate } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { notify, untieNotifications } from '@launchyard/platform/notifications/notify';
import { lockUpload } from '@launchyard/platform/uploads/locks';
import { putPart } from '@launchyard/platform/uploads/test-uploader';
import { makeTestedApp } from '../world/apps.ts';
import { makeLink } from '../world/links.ts';
import { expectReply, type Asker } from '../world/rest.ts';
import { startWorld, type World } from '../world/world.ts';
import { makeCast, type Cast } from './actors.ts';
import { answerText } from './ask.ts';
import { rows, type Target } from './rows.ts';
import { absentOf, makeTarget } from './target.ts';

/** All targets of the rows belong to an application of account A that no limited caller may read; they have others. */
let world: World;
let cast: Cast;
let target: Target;
let app: { id: string };
/** A running upload of an application that they may access. */
let upload: { id: string };
let theirs: string[];
let link: { id: string; revision: number };
beforeAll(async () => {
  world = await startWorld();
  cast = await makeCast(world);
  target = await makeTarget(world, cast.owner);
  app = await makeTestedApp(world, cast.owner, 'Allowed');
  link = await makeLink(world, cast.owner, { appId: app.id });
  const busy = await makeTestedApp(world, cast.owner, 'Busy');
  const file = { fileName: 'build.zip', sizeBytes: 5, fingerprint: 'c'.repeat(64), idempotencyKey: 'limits-upload' };
  const as = { token: cast.owner.session };
  upload = expectReply(await world.rest(uploadStart, { appName: 'Busy', isUpdate: true, ...file }, as)).upload;
  theirs = [app.id, busy.id];
  await cast.limitTo(theirs);
  return () => world.close();
});

const LIMITED = ['limitedMember', 'limitedKey'] as const;
/** Without the row that ends the caller's session, and the one whose answer is a new secret each time. */
const asked = rows.filter(({ field }) => !['Mutation.sessionDelete', 'Mutation.signInCodeCreate'].includes(field));

/** Replaces ids with non-existent ones, except for objects without an application, which everybody may access. */
function absent(): Target {
  const { accountId, configId, assetId, assetUploadId, libraryAssetId } = target;
  return { ...absentOf(target), accountId, configId, assetId, assetUploadId, libraryAssetId };
}

const secrets = () => {
  const { appId, appVersionId, uploadId, linkId, meetingId, notificationId, binItemId } = target;
  return ['Matrix', appId, appVersionId, uploadId, linkId, meetingId, notificationId, binItemId];
};

describe.each(LIMITED)('to %s, another application of the account does not exist', (actor) => {
  test.each(asked)('$document', async (row) => {
    const as = cast.askers[actor];
    const outside = await answerText(world, row, as, { ...target, fresh: `${actor}-outside-${row.field}` });
    const never = await answerText(world, row, as, { ...absent(), fresh: `${actor}-never-${row.field}` });
    expect(outside).toBe(never);
    expect(secrets().filter((secret) => outside.includes(secret))).toEqual([]);
  });
});

test('the owner sees everything', async () => {
  const reads = asked.filter(({ field }) => !field.startsWith('Mutation.'));
  const answers: string[] = [];
  for (const row of reads) answers.push(await answerText(world, row, cast.askers.owner, target));
  expect(secrets().filter((secret) => !answers.join('').includes(secret))).toEqual([]);
});

describe.each(LIMITED)('%s', (actor) => {
  const rest = () => restOf(actor);

  test('sees only their application and the whole account in counts, searches and events', async () => {
    const query = `{ viewer { account {
      viewerCanUpload viewerCanChangeLinks
      apps(first: 9) { totalCount nodes { name viewerCanUpload viewerCanDelete } }
      streamingLinks(first: 9) { totalCount nodes { app { name } viewerCanChange } }
      meetingLinks(first: 9) { totalCount } uploads(first: 9) { totalCount nodes { id viewerCanCancel } }
      configs(first: 9) { nodes { name usedByCount viewerCanEdit } }
      notifications(first: 9) { totalCount unreadCount }
    } } }`;
    const { data } = await world.graphql(query, {}, cast.askers[actor]);
    expect(data).toMatchObject({
      viewer: {
        account: {
          viewerCanUpload: false,
          viewerCanChangeLinks: true,
          apps: {
            totalCount: 2,
            nodes: ['Busy', 'Allowed'].map((name) => ({ name, viewerCanUpload: true, viewerCanDelete: true })),
          },
          streamingLinks: { totalCount: 1, nodes: [{ app: { name: 'Allowed' }, viewerCanChange: true }] },
          meetingLinks: { totalCount: 0 },
          uploads: { totalCount: 1, nodes: [{ id: upload.id, viewerCanCancel: true }] },
          configs: {
            nodes: [
              { name: 'default', usedByCount: 1, viewerCanEdit: false },
              { name: 'kiosk', usedByCount: 0, viewerCanEdit: false },
            ],
          },
          notifications: { totalCount: 0, unreadCount: 0 },
        },
      },
    });
  });

  test('changes what is in their application', async () => {
    const named = { linkId: link.id, revision: link.revision, name: `By_${actor}` };
    const renamed = expectReply(await world.rest(linkRename, named, rest())).link;
    link = { id: link.id, revision: renamed.revision };
    const idempotencyKey = `made-by-${actor}`;
    const made = expectReply(await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey }, rest())).link;
    const { binItem } = expectReply(await world.rest(linkDelete, { linkId: made.id }, rest()));
    const { edges } = expectReply(await world.rest(binList, {}, rest()));
    expect(edges[0]?.node.id).toBe(binItem.id);
    expectReply(await world.rest(binRestore, { binItemId: binItem.id }, rest()));
    expectReply(await world.rest(linkDelete, { linkId: made.id }, rest()));
  });

  test('updates their application, creates no new one, and does not learn that a name is taken', async () => {
    expect((await start(actor, 'Matrix', true)).refusals).toEqual((await start(actor, 'Never', true)).refusals);
    for (const name of ['Matrix', 'Never']) expect((await start(actor, name, false)).fault?.code).toBe('FORBIDDEN');
  });

  test('is not delayed by changes to another application', async () => {
    const { appId, uploadId } = target;
    const picture = { appId, fileName: 'a.png', sizeBytes: 70 };
    await world.database.sql.transaction(async (tx) => {
      await lockUpload(tx, parseId('upload', uploadId) ?? '');
      await tx.execute(`select from apps where id = '${parseId('app', appId) ?? ''}' for update`);
      for (const as of [rest(), { token: cast.other.session }]) {
        const answers = [
          await world.rest(uploadHeartbeat, { uploadId }, as),
          await world.rest(uploadUpdate, { uploadId, sendsUpdatesOnEmail: true }, as),
          await world.rest(thumbnailStart, picture, as),
        ];
        const codes = answers.map(({ refusals }) => refusals?.[0]?.code);
        expect(codes).toEqual(['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'APP_NOT_FOUND']);
      }
    });
  });

  test('does not learn that a picture of another application was replaced', async () => {
    const as = { token: cast.owner.session };
    const picture = { appId: target.appId, fileName: 'a.png', sizeBytes: 70 };
    const { thumbnail } = expectReply(await world.rest(thumbnailStart, picture, as));
    expectReply(await world.rest(thumbnailStart, picture, as));
    const finish = async (given: Asker) =>
      (await world.rest(thumbnailFinish, { thumbnailId: thumbnail.id }, given)).refusals?.[0]?.code;
    expect(await finish(as)).toBe('THUMBNAIL_REPLACED');
    expect(await finish(rest())).toBe('THUMBNAIL_NOT_FOUND');
  });

  test('receives the live and missed events of their application', async () => {
    const { newest } = expectReply(await world.rest(eventsSince, {}, rest()));
    const socket = world.socket(cast.askers[actor]);
    const told = socket.iterate({ query: 'subscription { uploadsChanged { upload { id } } }' });
    const heard = async () => (await told.next()).value?.data;
    const theirUpload = { uploadsChanged: { upload: { id: upload.id } } };
    expect(await heard()).toEqual(theirUpload);
    const touch = (uploadId: string) =>
      world.rest(uploadUpdate, { uploadId, sendsUpdatesOnEmail: true }, { token: cast.owner.session });
    expectReply(await touch(target.uploadId));
    await tellOf(target);
    expectReply(await touch(upload.id));
    expectReply(await touch(target.uploadId));
    expectReply(await touch(upload.id));
    expect(await heard()).toEqual(theirUpload);
    expect(await heard()).toEqual(theirUpload);
    await socket.dispose();

    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, rest()));
    expect(missed.map((event) => event.type === 'upload.changed' && event.upload.id)).toEqual([upload.id, upload.id]);
  });

  test('sends parts until the application is no longer theirs', async () => {
    const { links } = expectReply(await world.rest(uploadPartsSign, { uploadId: upload.id, partNumbers: [1] }, rest()));
    const [part] = links;
    if (!part) throw new Error('no link was signed');
    await cast.limitTo([target.appId]);
    expect((await putPart(part, Buffer.from('hello'))).status).toBe(403);
    await cast.limitTo(theirs);
    expect((await putPart(part, Buffer.from('hello'))).status).toBe(200);
  });
});

function restOf(actor: (typeof LIMITED)[number]): Asker {
  const { session, key = session, ...where } = cast.askers[actor];
  return { ...(key && { token: key }), ...where };
}

function start(actor: (typeof LIMITED)[number], appName: string, isUpdate: boolean) {
  const idempotencyKey = `${actor}-${appName}-${isUpdate}`;
  const file = { fileName: 'build.zip', sizeBytes: 5, fingerprint: 'b'.repeat(64), idempotencyKey };
  return world.rest(uploadStart, { appName, isUpdate, ...file }, restOf(actor));
}

/** Adds another notification about the other application. An upload can have only one, so detach the earlier one first. */
async function tellOf({ appId, uploadId }: Target): Promise<void> {
  const notice = { kind: 'uploadFailed', message: 'Matrix v2 failed', link: null } as const;
  const of = { id: parseId('upload', uploadId) ?? '', appId: parseId('app', appId) ?? '' };
  await world.database.sql.transaction(async (tx) => {
    await untieNotifications(tx, of.id);
    await notify(tx, new Date(), cast.owner.uuids.account, { notice, upload: of });
  });
}
