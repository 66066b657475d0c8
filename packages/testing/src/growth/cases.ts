import { randomUUID } from 'node:crypto';
import { formatId } from '@launchyard/domain/kit';
import * as apps from '@launchyard/contract/apps';
import * as assets from '@launchyard/contract/assets';
import * as alerts from '@launchyard/contract/alerts';
import * as audit from '@launchyard/contract/audit';
import * as bin from '@launchyard/contract/bin';
import * as clientTokens from '@launchyard/contract/client-tokens';
import * as configs from '@launchyard/contract/configs';
import * as developer from '@launchyard/contract/developer';
import * as events from '@launchyard/contract/events';
import * as links from '@launchyard/contract/links';
import * as notifications from '@launchyard/contract/notifications';
import * as plans from '@launchyard/contract/plans';
import * as search from '@launchyard/contract/search';
import { profileFinish } from '@launchyard/contract/profile';
import * as newsletter from '@launchyard/contract/newsletter';
import * as session from '@launchyard/contract/session';
import { uploadStuck } from '@launchyard/contract/upload-stuck';
import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import * as uploads from '@launchyard/contract/uploads';
import { GIB } from '@launchyard/domain/kit';
import { newsletterWording } from '@launchyard/domain/newsletter';
import { ask, type Case } from './case.ts';
import { clientToken, type Subject } from './subject.ts';
import { billingCases } from './billing-cases.ts';
import { deletionCases } from './deletion-cases.ts';
import { profileCases } from './profile-cases.ts';
import { supportCases } from './support-cases.ts';
import { sharingCases } from './sharing-cases.ts';
import { streamingCases } from './streaming-cases.ts';
import { teamCases } from './team-cases.ts';

const byName = { field: 'name', direction: 'asc' } as const;
const endOf = ({ edges }: { edges: { cursor: string }[] }) => edges.at(-1)?.cursor;
const uploadId = async (subject: Subject) => ({ uploadId: (await subject.newUpload()).id });
const changeToRestore = async (subject: Subject) => {
  const { id: configId, revision } = await subject.newConfig();
  const [change] = await subject.historyOf(configId);
  return { configId, revision, changeId: change?.id ?? '' };
};
const notificationIds = async (subject: Subject) => [await subject.newNotification()];

/** Every call of the contract; lists also with a cursor or a search. */
export const cases: readonly Case[] = [
  ask(session.sessionState, () => ({})),
  ask(session.accountGet, () => ({})),
  ask(session.budgetTake, () => ({ points: 1 }), 'key of the owner'),
  ask(session.signIn, ({ owner: { email, password } }) => ({ email, password }), 'nobody'),
  ask(session.sessionList, () => ({})),
  ask(session.sessionRevoke, async (subject) => ({ sessionId: await subject.newSession() }), 'leaving'),
  ask(session.sessionRevokeOthers, () => ({}), 'leaving'),
  ask(session.signInCodeCreate, () => ({}), 'leaving'),
  ask(session.signInWithCode, async (subject) => ({ code: await subject.signInCode() }), 'nobody'),
  ask(profileFinish, ({ newcomer }) => profileOf(newcomer.uuids.person), 'newcomer'),
  ask(session.signOut, () => ({}), 'leaving'),
  ask(session.signUpCheck, () => ({ email: newEmail(), username: newName() }), 'nobody'),
  ask(session.signUpStart, () => newcomer(), 'nobody'),
  ask(session.signUpSendAgain, async (subject) => ({ signUpId: (await subject.newSignUp(newcomer())).id }), 'nobody'),
  ask(session.signUpFinish, async (subject) => subject.signUpWithCode(newcomer()), 'nobody'),
  ask(session.passwordResetStart, ({ leaving }) => ({ email: leaving.email }), 'nobody'),
  ask(
    session.passwordResetFinish,
    async (subject) => ({ code: await subject.resetCode(), password: 'Aa1!aaaa' }),
    'nobody',
  ),

  ask(developer.apiKeyCreate, () => ({ name: 'ci', scopes: [], idempotencyKey: randomUUID() })),
  ask(developer.apiKeyGenerate, () => ({ kind: 'streaming' as const, overlapHours: 0, idempotencyKey: randomUUID() })),
  ask(developer.apiKeyList, () => ({})),
  ask(developer.apiKeyGet, async (subject) => ({ apiKeyIds: [await subject.newKey()] })),
  ask(developer.apiKeyRevoke, async (subject) => ({ apiKeyId: await subject.newKey() })),
  ask(developer.graphiqlTokenCreate, async (subject) => ({ apiKeyId: await subject.newKey() })),
  ask(clientTokens.clientTokenCreate, clientToken),
  ask(clientTokens.clientTokenRedeem, async (subject) => ({ token: await subject.newToken() }), 'nobody'),
  ask(clientTokens.signingKeys, () => ({}), 'nobody'),
  ask(apps.appList, () => ({})),
  ask(
    apps.appList,
    async (subject) => ({ after: endOf(await subject.read(apps.appList, { first: 1 })) }),
    'owner',
    'apps.list, the next page',
  ),
  ask(
    apps.appList,
    async (subject) => {
      await subject.newApp();
      const question = { orderBy: byName };
      return { ...question, after: endOf(await subject.read(apps.appList, { ...question, first: 1 })) };
    },
    'owner',
    'apps.list, the next page by name',
  ),
  ask(apps.appList, () => ({ search: 'arb' }), 'owner', 'apps.list, search'),
  ask(apps.appGet, ({ appId }) => ({ by: [{ id: appId }, { name: 'Harbour' }] })),
  ask(apps.demoAppGet, () => ({})),
  ask(apps.demoAppDelete, () => ({})),
  ask(apps.appDelete, async (subject) => ({ appId: await subject.newApp() })),
  ask(apps.appVersionList, ({ appId }) => ({ appId })),
  ask(
    apps.appVersionList,
    async (subject) => ({
      appId: subject.appId,
      after: endOf(await subject.read(apps.appVersionList, { appId: subject.appId })),
    }),
    'owner',
    'apps.versionList, the next page',
  ),
  ask(apps.appVersionGet, async (subject) => ({ appVersionIds: [(await subject.versions()).latest] })),
  ask(apps.latestHistory, ({ appId }) => ({ appId })),
  ask(apps.appVersionMakeLatest, async (subject) => {
    const { older, latest } = await subject.versions();
    return { appVersionId: older, expectedLatestVersionId: latest };
  }),
  ask(apps.appVersionDelete, async (subject) => ({ appVersionId: (await subject.versions()).older })),
  ...sharingCases,
  ask(session.versionControlSet, () => ({ hasVersionControl: true })),
  ask(assets.thumbnailStart, ({ appId }) => ({ appId, fileName: 'a.png', sizeBytes: 1000 })),
  ask(assets.thumbnailFinish, async (subject) => ({ thumbnailId: await subject.sentThumbnail() })),
  ask(assets.assetList, () => ({ kind: 'image' as const })),
  ask(assets.assetList, () => ({ kind: 'image' as const, search: 'sky' }), 'owner', 'assets.list, search'),
  ask(assets.assetGet, async (subject) => ({ assetIds: [await subject.newAsset()] })),
  ask(assets.assetStart, () => ({
    kind: 'image' as const,
    fileName: 'a.png',
    sizeBytes: 1000,
    idempotencyKey: randomUUID(),
  })),
  ask(assets.assetPartsSign, async (s) => ({ assetUploadId: await s.sentAsset(), partNumbers: [1] })),
  ask(assets.assetFinish, async (subject) => ({ assetUploadId: await subject.sentAsset() })),
  ask(assets.assetCancel, async (subject) => ({ assetUploadId: await subject.sentAsset() })),
  ask(assets.assetDelete, async (subject) => ({ assetId: await subject.newAsset() })),

  ask(audit.auditList, () => ({})),
  ask(audit.auditList, () => ({ actorId: 'support' }), 'owner', 'audit.list of support'),
  ask(audit.auditList, () => ({ action: 'links.delete' as const }), 'owner', 'audit.list of an action'),
  ask(audit.auditList, () => ({ search: 'harbour' }), 'owner', 'audit.list by name'),
  ask(audit.auditGet, () => ({ entryIds: [formatId('auditEntry', randomUUID())] })),
  ask(audit.auditActors, () => ({})),

  ask(bin.binList, () => ({})),
  ask(bin.binRestore, async (subject) => ({ binItemId: await subject.deletedApp() })),
  ask(
    bin.binRestore,
    async (subject) => ({ binItemId: await subject.deletedVersion() }),
    'owner',
    'bin.restore of a version',
  ),

  ask(uploads.uploadList, () => ({})),
  ask(
    uploads.uploadList,
    () => ({ states: ['uploading' as const, 'tested' as const] }),
    'owner',
    'uploads.list of some states',
  ),
  ask(uploads.uploadGet, async (subject) => ({ uploadIds: [(await subject.newUpload()).id] })),
  ask(uploads.uploadStart, () => newUpload()),
  ask(
    uploads.uploadStart,
    async (subject) => {
      await subject.deletedApp(2 * GIB);
      return { ...newUpload(), sizeBytes: 9 * GIB };
    },
    'owner',
    'uploads.start, which empties the bin',
  ),
  ask(uploads.uploadPartsSign, async (subject) => ({ ...(await uploadId(subject)), partNumbers: [1] })),
  ask(uploads.uploadParts, async (subject) => ({ uploadIds: [(await subject.newUpload()).id] })),
  ask(uploadStuck, async (subject) => ({ uploadIds: [(await subject.newUpload()).id] })),
  ask(uploads.uploadPlaces, async (subject) => ({ uploadIds: [(await subject.newUpload()).id] })),
  ask(uploads.uploadContinueOnAlternate, uploadId),
  ask(uploads.uploadHeartbeat, uploadId),
  ask(uploads.uploadUpdate, async (subject) => ({ ...(await uploadId(subject)), sendsUpdatesOnEmail: true })),
  ask(uploadTimeline, uploadId),
  ask(
    uploadTimeline,
    async (subject) => {
      const upload = await uploadId(subject);
      return { ...upload, after: endOf(await subject.read(uploadTimeline, upload)) };
    },
    'owner',
    'uploads.timeline, the next page',
  ),
  ask(uploads.uploadCancel, uploadId),
  ask(uploads.uploadFinish, async (subject) => ({ uploadId: await subject.sentUpload() })),
  ask(uploads.uploadRetry, async (subject) => ({ uploadId: await subject.failedUpload() })),

  ask(links.streamingLinkList, () => ({})),
  ask(
    links.streamingLinkList,
    async (subject) => {
      await subject.newLink();
      const question = { orderBy: byName };
      return { ...question, after: endOf(await subject.read(links.streamingLinkList, question)) };
    },
    'owner',
    'links.streamingList, the next page by name',
  ),
  ask(links.streamingLinkList, ({ appId }) => ({ appId }), 'owner', 'links.streamingList of one application'),
  ask(links.streamingLinkCreate, ({ appId }) => ({ appId, idempotencyKey: randomUUID() })),
  ask(links.meetingLinkList, () => ({})),
  ask(links.meetingLinkList, ({ appId }) => ({ appId }), 'owner', 'links.meetingList of one application'),
  ask(links.meetingLinkCreate, ({ appId }) => ({ appId, idempotencyKey: randomUUID() })),
  ask(links.linkGet, async (subject) => ({ linkIds: [await subject.newLink(), await subject.newMeeting()] })),
  ask(links.linkSetConfig, async (subject) => ({
    linkId: await subject.newLink(),
    revision: 1,
    configId: await subject.configId(),
  })),
  ask(links.linkSetVersion, async (subject) => ({
    linkId: await subject.newMeeting(),
    revision: 1,
    appVersionId: await subject.appVersionId(),
  })),
  ask(links.linkRename, async (subject) => ({ linkId: await subject.newMeeting(), revision: 1, name: newName() })),
  ask(links.linkDelete, async (subject) => ({ linkId: await subject.newLink() })),
  ask(apps.appLinkableVersions, ({ appId }) => ({ appIds: [appId] })),
  ask(bin.binList, () => ({})),
  ask(bin.binRestore, async (subject) => ({ binItemId: await subject.newBinItem() })),
  ask(configs.configList, () => ({})),
  ask(configs.configList, () => ({ search: 'o' }), 'owner', 'configs.list with a search'),
  ask(links.linksOfConfig, async (subject) => ({ configId: await subject.configId() })),
  ask(configs.configCreate, () => ({ name: newName(), settings: { autoPlays: false }, idempotencyKey: randomUUID() })),
  ask(configs.configImport, () => ({ name: newName(), document: '{"theirs":1}', idempotencyKey: randomUUID() })),
  ask(configs.configDuplicate, async (s) => ({ configId: (await s.newConfig()).id, idempotencyKey: randomUUID() })),
  ask(configs.configUpdate, async (subject) => ({
    configId: (await subject.newConfig()).id,
    revision: 1,
    settings: { autoPlays: false },
  })),
  ask(configs.configChanges, async (subject) => ({ configId: (await subject.newConfig()).id })),
  ask(configs.configRestoreChange, changeToRestore),
  ask(configs.configDelete, async (subject) => ({ configId: (await subject.newConfig()).id })),
  ask(configs.configGet, async (subject) => ({ by: [{ id: await subject.configId() }] })),
  ask(configs.configDocumentGet, async (subject) => ({ configIds: [await subject.configId()] })),

  ask(bin.binGet, async (subject) => ({ binItemIds: [await subject.newBinItem()] })),
  ask(configs.configChangeGet, async (subject) => ({ changeIds: [(await changeToRestore(subject)).changeId] })),
  ask(apps.latestMoveGet, () => ({ latestMoveIds: [formatId('latestMove', randomUUID())] })),
  ask(assets.assetUploadGet, async (subject) => ({ assetUploadIds: [await subject.sentAsset()] })),
  ask(session.personGet, async ({ owner }) => ({ personIds: [owner.personId] })),
  ask(notifications.notificationList, () => ({})),
  ask(notifications.notificationGet, async (subject) => ({ notificationIds: await notificationIds(subject) })),
  ask(notifications.notificationsMarkRead, async (subject) => ({ upTo: await subject.newNotification() })),
  ask(notifications.notificationDelete, async (subject) => ({ notificationId: await subject.newNotification() })),
  ask(notifications.notificationsClear, async (subject) => ({ upTo: await subject.newNotification() })),
  ask(plans.storageStatus, () => ({})),
  ask(plans.planGet, () => ({})),
  ask(search.searchFind, () => ({ text: 'nothing is called so' })),
  ask(events.eventsSince, () => ({ after: 1 })),

  ...profileCases,
  ...billingCases,
  ...deletionCases,
  ...supportCases,
  ask(alerts.alertList, () => ({}), 'colleague'),
  ask(alerts.alertGet, () => ({ alertIds: [formatId('alert', randomUUID())] }), 'colleague'),
  ask(alerts.alertChannelList, () => ({}), 'colleague'),
  ask(
    alerts.alertTest,
    async ({ world }) => {
      await world.database.pool.query(`insert into alert_channels (channel, is_configured) values ('slack', true)`);
      return { channel: 'slack' as const };
    },
    'colleague',
  ),
  ask(alerts.browserFaultReport, () => ({ message: 'x', stack: '', route: '/' }), 'nobody'),
  ask(alerts.alertReport, () => ({ reports: [aReport()] }), 'gateway'),
  ask(newsletter.newsletterGet, () => ({})),
  ask(newsletter.newsletterSubscribe, () => ({ wordingVersion: newsletterWording.version })),
  ask(newsletter.newsletterUnsubscribe, () => ({})),
  ask(newsletter.newsletterUnsubscribeByLink, (subject) => ({ token: subject.unsubscribeToken() }), 'nobody'),
  ask(newsletter.newsletterSubscriberList, () => ({}), 'colleague'),
  ...streamingCases,
  ...teamCases,
];

const aReport = () => {
  const at = new Date().toISOString();
  const about = { kind: 'upstreamDown' as const, subject: 'api', text: 'x', requestId: null };
  return { ...about, count: 1, firstAt: at, lastAt: at };
};
const newName = () => `user_${randomUUID().slice(0, 8)}`;
const newEmail = () => `${newName()}@launchyard.example`;
const newcomer = () => ({ email: newEmail(), username: newName(), password: 'Right-1-password' });
const profileOf = (personId: string) => ({
  username: `user_${personId.replaceAll('-', '').slice(-12)}`,
  phoneNumber: '+14155552671',
  leadSource: 'A colleague',
  newsletterWordingVersion: newsletterWording.version,
});
const newUpload = () => ({
  appName: newName(),
  fileName: 'build.zip',
  sizeBytes: 100,
  fingerprint: 'a'.repeat(64),
  idempotencyKey: randomUUID(),
});
