import { randomUUID } from 'node:crypto';
import { appDelete, appVersionDelete, appVersionList } from '@launchyard/contract/apps';
import { clientTokenCreate } from '@launchyard/contract/client-tokens';
import { apiKeyCreate } from '@launchyard/contract/developer';
import { embeddingDomainAdd } from '@launchyard/contract/embedding';
import { assetFinish, assetPartsSign, assetStart, thumbnailStart } from '@launchyard/contract/assets';
import {
  configChanges,
  configCreate,
  configDelete,
  configList,
  type Config,
  type ConfigChange,
} from '@launchyard/contract/configs';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import { meetingLinkCreate, streamingLinkCreate } from '@launchyard/contract/links';
import {
  passwordResetStart,
  sessionList,
  signIn,
  signInCodeCreate,
  signUpStart,
  type PendingSignUp,
} from '@launchyard/contract/session';
import { signedLinkCreate } from '@launchyard/contract/signed-links';
import { teamAccept, teamInvite, teamList, teamRemove, teamWithdraw } from '@launchyard/contract/team';
import { uploadFinish, type Upload } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { uploadFailures } from '@launchyard/domain/uploads';
import { makeUnsubscribeToken } from '@launchyard/platform/newsletter/link';
import { putPart, TestUploader } from '@launchyard/platform/uploads/test-uploader';
import type { Pool } from 'pg';
import { makePng } from '../pictures/png.ts';
import { makeTestedApp } from '../world/apps.ts';
import { makeNotification } from '../world/notifications.ts';
import type { TestPerson, UnfinishedPerson } from '../world/people.ts';
import type { PlatformWorld } from '../world/platform.ts';
import { expectReply } from '../world/rest.ts';
import { makeStreamingSession } from '../world/streaming.ts';
import { openCaseFor } from '../world/support-cases.ts';

/** What a token for a client is made of. */
export const clientToken = () => ({
  clientEmail: 'client@launchyard.example',
  expiresInMinutes: 30,
  object: '{}',
  idempotencyKey: randomUUID(),
});

/** One account among many, and what its owner has created when a call is made. */
export interface Subject {
  world: PlatformWorld;
  owner: TestPerson;
  colleague: TestPerson;
  /** Somebody who signs out and has forgotten their password. */
  leaving: TestPerson;
  /** Somebody who has not finished their profile. */
  newcomer: UnfinishedPerson;
  /** The token of the owner’s link in a newsletter. */
  unsubscribeToken(): string;
  signInCode(): Promise<string>;
  /** Another session of the one who is leaving, by its id. */
  newSession(): Promise<string>;
  appId: string;
  /** The reply to the owner. */
  read<C extends Call>(call: C, input: CallInput<C>): Promise<CallReply<C>>;
  /** The version of the application. */
  appVersionId(): Promise<string>;
  newApp(): Promise<string>;
  /** The versions of a new application with a link pinned to the older one. */
  versions(): Promise<{ older: string; latest: string }>;
  /** Deleted objects, by their id in the bin. */
  deletedApp(sizeBytes?: number): Promise<string>;
  deletedVersion(): Promise<string>;
  newUpload(): Promise<Upload>;
  /** All of its parts have arrived. */
  sentUpload(): Promise<string>;
  failedUpload(): Promise<string>;
  sentThumbnail(): Promise<string>;
  /** A library file whose parts have all arrived. */
  sentAsset(): Promise<string>;
  newAsset(): Promise<string>;
  newKey(): Promise<string>;
  /** A token for a client. */
  newToken(): Promise<string>;
  newLink(): Promise<string>;
  newMeeting(): Promise<string>;
  newEmbeddingDomain(): Promise<string>;
  newSignedLink(): Promise<string>;
  configId(): Promise<string>;
  newConfig(): Promise<Config>;
  historyOf(configId: string): Promise<ConfigChange[]>;
  /** A deleted config. */
  newBinItem(): Promise<string>;
  /** A visitor’s session of the account, by its id. */
  newStreamingSession(): Promise<string>;
  newNotification(): Promise<string>;
  /** The colleague’s case for the owner’s account, by its id. */
  openCase(): Promise<string>;
  /** Another session of the owner, by its id. */
  ownSession(): Promise<string>;
  newSignUp(newcomer: CallInput<typeof signUpStart>): Promise<PendingSignUp>;
  signUpWithCode(newcomer: CallInput<typeof signUpStart>): Promise<{ signUpId: string; code: string }>;
  resetCode(): Promise<string>;
  /** Somebody whom the owner invites, and who then is a member. */
  invited: TestPerson;
  member: TestPerson;
  /** A new invitation, with the token of its link. */
  newInvitation(): Promise<{ id: string; token: string }>;
  /** The member, who has just joined, by their id. */
  newMember(): Promise<string>;
}

/** `database` reads the sent mails. `pass` advances the world's clock by this many seconds. */
export async function makeSubject(
  world: PlatformWorld,
  { database, pass }: { database: Pool; pass: (seconds: number) => void },
): Promise<Subject> {
  const owner = await world.person();
  const colleague = await world.person({ role: 'admin' });
  const leaving = await world.person();
  const newcomer = await world.unfinishedPerson();
  const invited = await world.person();
  const member = await world.person();
  const uploader = new TestUploader(world, owner);
  const bytes = Buffer.alloc(100, 'build');
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour');
  let names = 0;
  const nextName = () => `App_of_subject_${(names += 1)}`;
  const call = async <C extends Call>(which: C, input: CallInput<C>): Promise<CallReply<C>> =>
    expectReply(await world.rest(which, input, { token: owner.session }));
  const newUpload = () => uploader.start({ appName: nextName(), sizeBytes: bytes.length });
  const mailed = async (to: string, what: RegExp): Promise<string> => {
    const { rows } = await database.query<{ body: string }>(
      'select body from mails where recipient = $1 order by id desc',
      [to],
    );
    const found = rows.map(({ body }) => what.exec(body)?.[0]).find((each) => each !== undefined);
    if (found === undefined) throw new Error(`no matching mail to ${to}`);
    return found;
  };
  const sentUpload = async () => {
    const { id } = await newUpload();
    await uploader.send(id, 1, bytes);
    return id;
  };
  const sentAsset = async () => {
    const picture = makePng();
    const file = { kind: 'image', fileName: 'a.png', sizeBytes: picture.length } as const;
    const { upload } = await call(assetStart, { ...file, idempotencyKey: randomUUID() });
    const [link] = (await call(assetPartsSign, { assetUploadId: upload.id, partNumbers: [1] })).links;
    if (link) await putPart(link, picture);
    return upload.id;
  };
  const newSignUp = async (wanted: CallInput<typeof signUpStart>) => {
    const { signUp } = await call(signUpStart, wanted);
    // Skip the wait before another code may be requested.
    pass(60);
    return signUp;
  };
  /** Invites somebody who is neither in the team nor invited afterwards. */
  const invite = async ({ email }: TestPerson) => {
    const { members, invitations } = await call(teamList, {});
    for (const each of members.filter((known) => known.email === email))
      await call(teamRemove, { personId: each.personId });
    for (const each of invitations.filter((open) => open.email === email))
      await call(teamWithdraw, { invitationId: each.id });
    const { invitation } = await call(teamInvite, { email, role: 'editor', idempotencyKey: randomUUID() });
    // Skip the wait before it may be sent again, and most of the hour in which only some may be sent.
    pass(1200);
    return { id: invitation.id, token: await mailed(email, /(?<=invitation#)\S+/) };
  };
  const versions = async () => {
    const app = await makeTestedApp(world, owner, nextName(), [1, 2]);
    const [latest, older] = (await call(appVersionList, { appId: app.id })).edges.map(({ node }) => node.id);
    await call(streamingLinkCreate, { appId: app.id, appVersionId: older, idempotencyKey: randomUUID() });
    return { older: older ?? '', latest: latest ?? '' };
  };
  const sessionOf = async ({ email, password }: TestPerson) => {
    // Without a credential: signing in ends the session of the request.
    const { token } = expectReply(await world.rest(signIn, { email, password }));
    const { sessions } = expectReply(await world.rest(sessionList, {}, { token }));
    return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
  };
  return {
    world,
    owner,
    colleague,
    leaving,
    newcomer,
    unsubscribeToken: () => makeUnsubscribeToken(world.config.signingSecret, owner.uuids.person),
    signInCode: async () => expectReply(await world.rest(signInCodeCreate, {}, { token: leaving.session })).code,
    newSession: () => sessionOf(leaving),
    ownSession: () => sessionOf(owner),
    appId,
    read: call,
    appVersionId: async () => (await call(appVersionList, { appId })).edges[0]?.node.id ?? '',
    newUpload,
    sentUpload,
    sentAsset,
    newAsset: async () => (await call(assetFinish, { assetUploadId: await sentAsset() })).asset.id,
    newSignUp,
    newApp: async () => (await makeTestedApp(world, owner, nextName())).id,
    versions,
    async deletedApp(sizeBytes = 1024) {
      const app = await makeTestedApp(world, owner, nextName(), [1], { sizeBytes });
      await call(streamingLinkCreate, { appId: app.id, idempotencyKey: randomUUID() });
      return (await call(appDelete, { appId: app.id })).binItem?.id ?? '';
    },
    deletedVersion: async () => (await call(appVersionDelete, { appVersionId: (await versions()).older })).binItem.id,
    async failedUpload() {
      const id = await sentUpload();
      await call(uploadFinish, { uploadId: id });
      const uuid = parseId('upload', id);
      const failure = { ...uploadFailures.stuck, stage: 'scan', evidence: null, advice: null };
      await database.query(
        `update uploads set state = 'failed', failure = $2, kept_until = now() + interval '1 day' where id = $1`,
        [uuid, failure],
      );
      await database.query(`update upload_stages set state = 'failed' where upload_id = $1 and stage = 'scan'`, [uuid]);
      return id;
    },
    async sentThumbnail() {
      const picture = makePng();
      const { thumbnail } = await call(thumbnailStart, { appId, fileName: 'a.png', sizeBytes: picture.length });
      await putPart(thumbnail.link, picture);
      return thumbnail.id;
    },
    async newLink() {
      // Creates a new application each time, because an app and config pair has only one link.
      const { id } = await makeTestedApp(world, owner, nextName());
      return (await call(streamingLinkCreate, { appId: id, idempotencyKey: randomUUID() })).link.id;
    },
    newKey: async () =>
      (await call(apiKeyCreate, { name: nextName(), scopes: [], idempotencyKey: randomUUID() })).apiKey.id,
    newToken: async () => (await call(clientTokenCreate, clientToken())).token,
    newMeeting: async () => (await call(meetingLinkCreate, { appId, idempotencyKey: randomUUID() })).link.id,
    async newSignedLink() {
      const { link } = await call(streamingLinkCreate, { appId, idempotencyKey: randomUUID() });
      const made = await call(signedLinkCreate, { linkId: link.id, maxUses: 1, idempotencyKey: randomUUID() });
      return made.signedLink.id;
    },
    newEmbeddingDomain: async () => (await call(embeddingDomainAdd, { domain: 'shop.example.com' })).domain.domain,
    configId: async () => (await call(configList, {})).edges[0]?.node.id ?? '',
    newConfig: async () => (await call(configCreate, { name: nextName(), idempotencyKey: randomUUID() })).config,
    async newBinItem() {
      const made = await call(configCreate, { name: nextName(), idempotencyKey: randomUUID() });
      return (await call(configDelete, { configId: made.config.id })).binItem.id;
    },
    historyOf: async (configId) => (await call(configChanges, { configId })).edges.map(({ node }) => node),
    newStreamingSession: async () => makeStreamingSession(world, owner, appId),
    newNotification: () => makeNotification(world, owner),
    openCase: () => openCaseFor(world, colleague, owner),
    async signUpWithCode(wanted) {
      const { id } = await newSignUp(wanted);
      return { signUpId: id, code: await mailed(wanted.email, /\b\d{6}\b/) };
    },
    async resetCode() {
      await call(passwordResetStart, { email: leaving.email });
      return mailed(leaving.email, /(?<=oobCode=)\S+/);
    },
    invited,
    member,
    newInvitation: () => invite(invited),
    async newMember() {
      const { id: invitationId } = await invite(member);
      expectReply(await world.rest(teamAccept, { invitationId }, { token: member.session }));
      return member.personId;
    },
  };
}
