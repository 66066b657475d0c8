import { alertRows } from './alert-rows.ts';
import { assetRows } from './asset-rows.ts';
import { auditRows } from './audit-rows.ts';
import { caseRows } from './case-rows.ts';
import { billingRows } from './billing-rows.ts';
import { binRows } from './bin-rows.ts';
import { linksRows } from './links-rows.ts';
import { keyRows } from './key-rows.ts';
import { configRows } from './config-rows.ts';
import {
  bySession,
  changedByA,
  changedByWhole,
  errors,
  everybody,
  noKeys,
  nothingFor,
  ofAccount,
  pageInfo,
  readByA,
  readBySupport,
  throughViewer,
  type Row,
} from './row.ts';
import { newsletterRows } from './newsletter-rows.ts';
import { planRows } from './plan-rows.ts';
import { sessionRows } from './session-rows.ts';
import { streamingRows } from './streaming-rows.ts';
import { teamRows } from './team-rows.ts';
import { toldRows } from './told-rows.ts';
import { versionsRows } from './versions-rows.ts';

export type { Outcome, Row, Target } from './row.ts';

const app =
  'id name createdAt createdBy { label } updatedAt buildType nextVersionNumber stageLabel streamingLinkCount meetingLinkCount versionCount versionsBytes thumbnailUrl viewerCanUpload viewerCanDelete latestVersion { id number buildType sizeBytes createdAt testedAt } latestUpload { id }';
const upload =
  'id appName versionNumber appVersion { id number } fileName sizeBytes receivedBytes partBytes partCount fingerprint storageProvider streamTestServerDown triesAgainAt buildType answers { isLinuxBuild isMissingPluginAccepted skipsZipChecking } createdBy { label } client cancelledBy { label } state progressPercent stageLabel phaseLabel sendsUpdatesOnEmail createdAt finishedAt viewerCanCancel viewerCanUpdate viewerCanSendParts viewerCanRetry viewerCanRelease lastActivityAt expiresAt account { id } app { id } stages { stage state progressPercent startedAt finishedAt estimateSeconds note } queuePlace stuck { kind startedAt stage why attempts faults } failure { code stage message evidence advice documentationUrl reference classification solvedBy isRetryable } missingParts { first last }';
const actor = ['Member', 'Program', 'SupportColleague', 'System'].map((type) => `... on ${type} { label }`).join(' ');
const event = Object.entries({
  Sending: 'bytes seconds bytesPerSecond parts retries storageProvider',
  Commit: 'bytes seconds bytesPerSecond parts storageProvider digest',
  Stage: 'stage attempt tookSeconds',
  Wait: 'stage waitedSeconds',
  Queue: 'place',
  Check: 'stage finding checkedBytes checkedItems',
  Failure: 'stage code evidence',
  Retry: 'stage',
  Milestone: '',
})
  .map(([name, own]) => `... on Upload${name}Event { number createdAt createdBy { ${actor} } kind text ${own} }`)
  .join(' ');
const connection = (node: string) => `{ totalCount ${pageInfo} nodes { id } edges { cursor node { ${node} } } }`;
/** For an admin, who has no case for the account that is named. */
const byAdminWithoutCase: Row['expected'] = {
  ...everybody('error FORBIDDEN'),
  nobody: 'error UNAUTHENTICATED',
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  admin: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
};

export const rows: readonly Row[] = [
  {
    field: 'Query.publicConfig',
    document:
      '{ publicConfig { productName maxUploadBytes partBytes filesOrigin streamOrigin supportUrl documentationUrl tutorialUrl isPlugin2Supported newsletterWording { version sentence } } }',
    expected: everybody('data'),
  },
  {
    field: 'Query.viewer',
    document:
      '{ viewer { credential viewerCanLookUpAccounts viewerCanDebugUploads person { id email username role } account { id username label createdAt updatedAt viewerStanding viewerCanUpload viewerCanChangeLinks viewerCanChangeConfigs viewerCanChangeAssets } accounts { id username viewerStanding owner { id username email role } } } }',
    expected: throughViewer,
  },
  {
    field: 'Query.account',
    document: 'query ($email: String!) { account(by: { email: $email }) { id username } }',
    variables: ({ email }) => ({ email }),
    expected: { ...readBySupport, supportWithoutCase: 'error CASE_REQUIRED' },
  },
  ...caseRows,
  {
    field: 'Mutation.accountSetPayPerLaunch',
    document: `mutation { accountSetPayPerLaunch(input: { accountId: "acc_none", isPayPerLaunch: true, reason: "as agreed" }) { account { isPayPerLaunch } ${errors} } }`,
    expected: byAdminWithoutCase,
  },
  {
    field: 'Mutation.accountRestore',
    document: `mutation { accountRestore(input: { accountId: "acc_none", reason: "as agreed" }) { account { id } ${errors} } }`,
    expected: byAdminWithoutCase,
  },
  ofAccount('deletion', 'deletion { deletedAt expiresAt viewerCanRestore }', { expected: nothingFor(bySession) }),
  ofAccount('isPayPerLaunch', 'isPayPerLaunch', { expected: bySession }),
  ...(['appId', 'uploadId', 'configId', 'notificationId', 'accountId'] as const).map((kind): Row => ({
    field: 'Query.node',
    document: `query ($id: ID!) { node(id: $id) { id ... on App { name } ... on Upload { state } ... on Config { name } ... on Notification { message } ... on Account { username } } }`,
    variables: (target) => ({ id: target[kind] }),
    expected: readByA,
  })),
  ofAccount('apps', `apps(first: 5, search: "") ${connection(app)}`),
  ofAccount('app', 'app(by: { id: $id }) { id }', {
    document: '($id: ID!)',
    variables: ({ appId }) => ({ id: appId }),
  }),
  ofAccount('uploads', `uploads(first: 5, state: [UPLOADING]) ${connection(upload)}`),
  ofAccount('upload', 'upload(id: $id) { id }', {
    document: '($id: ID!)',
    variables: ({ uploadId }) => ({ id: uploadId }),
  }),
  ofAccount(
    'upload',
    `upload(id: $id) { timeline(first: 5) { totalCount ${pageInfo} nodes { number } edges { cursor node { ${event} } } } }`,
    { document: '($id: ID!)', variables: ({ uploadId }) => ({ id: uploadId }) },
  ),
  ...alertRows,
  ...keyRows,
  ...planRows,
  ...billingRows,
  ...sessionRows,
  {
    field: 'Mutation.uploadStart',
    document: `mutation ($key: String!, $sha: String!) { uploadStart(input: { appName: "not a name", fileName: "a.zip", sizeBytes: 1, fingerprint: $sha, idempotencyKey: $key }) { upload { id } ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh, sha: '0'.repeat(64) }),
    expected: changedByWhole('refused APP_NAME_CHARACTERS'),
  },
  {
    field: 'Mutation.uploadPartsSign',
    document: `mutation ($id: ID!) { uploadPartsSign(input: { uploadId: $id, partNumbers: [1] }) { links { number offsetBytes sizeBytes method url expiresAt sha256Header headers { name value } } ${errors} } }`,
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.uploadFinish',
    document: `mutation ($id: ID!) { uploadFinish(input: { uploadId: $id }) { upload { id } ${errors} } }`,
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('refused PARTS_MISSING'),
  },
  {
    field: 'Mutation.uploadContinueOnAlternate',
    document: `mutation ($id: ID!) { uploadContinueOnAlternate(input: { uploadId: $id }) { upload { id storageProvider } ${errors} } }`,
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.uploadHeartbeat',
    document: `mutation ($id: ID!) { uploadHeartbeat(input: { uploadId: $id }) { upload { id lastActivityAt } ${errors} } }`,
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.uploadUpdate',
    document: `mutation ($id: ID!) { uploadUpdate(input: { uploadId: $id, sendsUpdatesOnEmail: true }) { upload { id } ${errors} } }`,
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.uploadCancel',
    document: `mutation ($id: ID!) { uploadCancel(input: { uploadId: $id }) { upload { id } ${errors} } }`,
    // An invalid id, because later rows and actors need the upload.
    variables: () => ({ id: 'upl_none' }),
    strangerVariables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('refused UPLOAD_NOT_FOUND'),
  },
  ofAccount('demoApp', 'demoApp { name url isDemo viewerCanDelete }'),
  {
    field: 'Mutation.appDelete',
    document: `mutation ($id: ID!) { appDelete(input: { appId: $id }) { deletedAppId binItem { id } ${errors} } }`,
    // An invalid id, because later rows and actors need the application.
    variables: () => ({ id: 'app_none' }),
    strangerVariables: ({ appId }) => ({ id: appId }),
    expected: changedByA('refused APP_NOT_FOUND'),
  },
  {
    field: 'Mutation.demoAppDelete',
    document: `mutation { demoAppDelete(input: { clientMutationId: "x" }) { clientMutationId ${errors} } }`,
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.uploadRetry',
    document: `mutation ($id: ID!) { uploadRetry(input: { uploadId: $id }) { upload { id } ${errors} } }`,
    variables: () => ({ id: 'upl_none' }),
    strangerVariables: ({ uploadId }) => ({ id: uploadId }),
    expected: changedByA('refused UPLOAD_NOT_FOUND'),
  },
  {
    field: 'Mutation.appThumbnailStart',
    document: `mutation ($id: ID!) { appThumbnailStart(input: { appId: $id, fileName: "a.png", sizeBytes: 70 }) { thumbnailUpload { thumbnailId link { number } } ${errors} } }`,
    variables: ({ appId }) => ({ id: appId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.appThumbnailFinish',
    document: `mutation ($id: ID!) { appThumbnailFinish(input: { thumbnailId: $id }) { app { id thumbnailUrl } ${errors} } }`,
    variables: () => ({ id: 'trf_none' }),
    strangerVariables: ({ thumbnailId }) => ({ id: thumbnailId }),
    expected: changedByA('refused THUMBNAIL_NOT_FOUND'),
  },
  {
    field: 'Subscription.uploadsChanged',
    document: 'subscription { uploadsChanged { cursor resync upload { id } } }',
    expected: readByA,
  },
  {
    field: 'Subscription.appDeleted',
    document: 'subscription { appDeleted { cursor deletedAppId isDemoDeleted resync } }',
    expected: readByA,
  },
  {
    field: 'Subscription.uploadChanged',
    document: 'subscription ($id: ID!) { uploadChanged(id: $id) { cursor resync upload { id } } }',
    variables: ({ uploadId }) => ({ id: uploadId }),
    expected: readByA,
  },
  ...toldRows,
  ...assetRows,
  ...auditRows,
  ...streamingRows,
  ...teamRows,
  ...newsletterRows,
  ...binRows,
  ...linksRows,
  ...configRows,
  ...versionsRows,
  {
    // Must be last: it ends the caller's session.
    field: 'Mutation.sessionDelete',
    document: `mutation { sessionDelete(input: { clientMutationId: "x" }) { clientMutationId ${errors} } }`,
    expected: {
      ...everybody('data'),
      nobody: 'error UNAUTHENTICATED',
      removedMember: 'error FORBIDDEN',
      supportWithoutCase: 'error CASE_REQUIRED',
      otherOwner: 'error FORBIDDEN',
      ...noKeys,
    },
  },
];
