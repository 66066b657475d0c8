import { calls } from '@launchyard/contract/calls';
import { Failed } from '@launchyard/contract/kit';
import { configCreate } from '@launchyard/contract/configs';
import { formatId } from '@launchyard/domain/kit';
import { linkDelete } from '@launchyard/contract/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeAsset } from '@launchyard/testing/world/assets';
import { makeLink, makeMeeting } from '@launchyard/testing/world/links';
import { makeNotification } from '@launchyard/testing/world/notifications';
import {
  startSchemaWorld,
  type Answer,
  type SchemaCaller,
  type SchemaWorld,
} from '@launchyard/testing/world/schema-world';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, describe, expect, test } from 'vitest';

const APP = `fragment app on App {
  id name createdAt createdBy { label } updatedAt buildType stageLabel streamingLinkCount meetingLinkCount viewerCanUpload
  latestVersion { id number buildType sizeBytes createdAt testedAt createdBy { label } contents { defaultExecutable } pinnedLinkCount pinnedLinks { id name } }
  versions { nodes { id number app { id } } } latestHistory { totalCount nodes { id fromNumber from { id } toNumber to { id } } }
  latestUpload { ...upload }
  streamingLinks { totalCount nodes { id } }
  meetingLinks { totalCount nodes { id } }
  linkableVersions { id number }
}`;
const UPLOAD = `fragment upload on Upload {
  id app { id } appName versionNumber appVersion { id } fileName sizeBytes receivedBytes partBytes partCount fingerprint buildType state progressPercent
  stageLabel phaseLabel stages { stage state progressPercent startedAt finishedAt estimateSeconds } queuePlace stuck { why } lastActivityAt expiresAt uploadAccount: account { id } failure { code stage message evidence }
  missingParts { first last } timeline { totalCount nodes { number kind text } } sendsUpdatesOnEmail createdAt finishedAt viewerCanCancel viewerCanUpdate viewerCanSendParts
}`;
const ACCOUNT = `fragment account on Account {
  id username label createdAt updatedAt viewerStanding viewerCanUpload viewerCanChangeLinks viewerCanChangeConfigs
  apps { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ...app } } }
  app(by: { name: "Harbour" }) { ...app }
  uploads { nodes { ...upload } }
  upload(id: $upload) { ...upload }
  streamingLinks { nodes { id signedLinks { totalCount nodes { id state } } name app { id } config { id } pinnedVersion { id } url iframeSnippet createdAt createdBy { label } updatedAt viewerCanDelete } }
  configs { nodes { id name isProtected revision settings { maxSessionMinutes } document usedByCount createdAt createdBy { label } updatedAt history { totalCount nodes { id } } usedBy { totalCount nodes { id } } } }
  config(by: { name: "kiosk" }) { id }
  notifications { totalCount unreadCount nodes { id kind message createdAt isRead link { title url } viewerCanDelete } }
  liveSessions(first: 1) { totalCount nodes { id state app { id } samples { createdAt } buildLog { text } } } endedSessions { totalCount nodes { id } } streamingFigures { places } runnableBuildTypes
  bin { totalCount nodes { id kind subjectId name sizeBytes deletedAt deletedBy { label } expiresAt } }
  find(text: "a") { __typename ... on App { id name } ... on Link { id name app { id } } ... on Config { id name } }
  logoUrl assets(kind: IMAGE) { totalCount nodes { id kind name url mediaType sizeBytes width height createdAt createdBy { label } usedByCount usedBy { id name } viewerCanDelete } }
  auditEntries { totalCount hasMoreThanCounted nodes { id createdAt createdBy { label } action changes { field } } } auditActors { actorId actor { label } }
  embeddingDomains { domain createdAt createdBy { label } }
  apiKeys { totalCount nodes { id name } }
  supportCases { totalCount nodes { id reason isOpen } }
  isPayPerLaunch adminActs { totalCount nodes { id createdAt createdBy { label } kind reason } }
  plan { __typename ... on Trial { expiresAt trialDays daysLeft progressPercent } ... on TrialExpired { expiresAt trialDays progressPercent } }
  demoApp { name url isDemo viewerCanDelete }
  storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical } streamedTime { seconds minutes startedAt }
}`;
/** Asked for like any other, and never there. */
const NEVER = '01934f6e-2b5c-7c3a-9f10-0123456789ab';
const EVERYTHING = `query ($upload: ID!, $link: ID!, $meeting: ID!, $version: ID!, $asset: ID!, $notification: ID!) {
  publicConfig { productName maxUploadBytes partBytes filesOrigin streamOrigin supportUrl documentationUrl tutorialUrl isPlugin2Supported }
  viewer { credential profile { phoneNumber } newsletter { isSubscribed updatedAt } person { id email username role } accounts { id username viewerStanding owner { id username email } } viewerCanLookUpAccounts account { ...account } }
  node(id: $link) { id __typename ... on StreamingLink { url } }
  meeting: node(id: $meeting) { id ... on MeetingLink { hostUrl } }
  version: node(id: $version) { id __typename }
  file: node(id: $asset) { id __typename }
  told: node(id: $notification) { id __typename }
  signed: node(id: "${formatId('signedLink', NEVER)}") { id }
  watched: node(id: "${formatId('streamingSession', NEVER)}") { id }
  deleted: node(id: "${formatId('binItem', NEVER)}") { id }
  state: node(id: "${formatId('configChange', NEVER)}") { id }
  move: node(id: "${formatId('latestMove', NEVER)}") { id }
  act: node(id: "${formatId('adminAct', NEVER)}") { id }
  entry: node(id: "${formatId('auditEntry', NEVER)}") { id }
  key: node(id: "${formatId('apiKey', NEVER)}") { id }
  sending: node(id: "${formatId('transfer', NEVER)}") { id }
  person: node(id: "${formatId('person', NEVER)}") { id }
  case: node(id: "${formatId('supportCase', NEVER)}") { id }
} ${ACCOUNT} ${APP} ${UPLOAD}`;
const SUPPORT = `query ($upload: ID!, $email: String!) { viewer { person { id } } supportCases { totalCount nodes { id account { id } } } account(by: { email: $email }) { ...account } alerts { totalCount nodes { id } } alertChannels { kind } alert: node(id: "${formatId('alert', NEVER)}") { id } } ${ACCOUNT} ${APP} ${UPLOAD}`;

const OF_ALL_KINDS = [
  'signed',
  'watched',
  'deleted',
  'state',
  'move',
  'act',
  'entry',
  'key',
  'sending',
  'person',
  'case',
];

/** Where each call's failure shows: the fields that it feeds, and no others. */
const FED: Record<string, string[]> = {
  'apps.demoGet': ['viewer.account.demoApp'],
  'apps.get': ['viewer.account.app', '**.app', 'viewer.account.find'],
  'apps.list': ['viewer.account.apps'],
  'apps.versionList': ['**.versions'],
  'apps.versionGet': [
    'version',
    '**.contents',
    '**.latestVersion.createdBy',
    '**.pinnedLinkCount',
    '**.pinnedLinks',
    '**.pinnedVersion',
    '**.appVersion',
    '**.from',
    '**.to',
  ],
  'apps.linkableVersions': ['**.linkableVersions'],
  'apps.latestMoveGet': ['move'],
  'apps.latestHistory': ['**.latestHistory'],
  'assets.get': ['file'],
  'assets.uploadGet': ['sending'],
  'assets.list': ['viewer.account.assets', 'viewer.account.logoUrl'],
  'audit.actors': ['viewer.account.auditActors'],
  'audit.get': ['entry'],
  'audit.list': ['viewer.account.auditEntries'],
  'bin.get': ['deleted'],
  'bin.list': ['viewer.account.bin'],
  'configs.changeGet': ['state'],
  'configs.changes': ['**.history'],
  'configs.get': ['**.config', '**.usedBy', 'viewer.account.find'],
  'configs.documentGet': ['**.document'],
  'configs.list': ['viewer.account.configs'],
  'developer.apiKeyGet': ['key'],
  'developer.apiKeyList': ['viewer.account.apiKeys'],
  'links.embeddingDomainList': ['viewer.account.embeddingDomains'],
  'links.get': ['node', 'meeting', '**.pinnedLinks', 'viewer.account.find'],
  'links.meetingList': ['**.meetingLinks'],
  'links.ofConfig': ['**.usedBy'],
  'links.signedGet': ['signed'],
  'links.signedList': ['**.signedLinks'],
  'links.streamingList': ['**.streamingLinks'],
  'notifications.get': ['told'],
  'notifications.list': ['viewer.account.notifications'],
  'search.find': ['viewer.account.find'],
  'plans.get': ['viewer.account.plan'],
  'plans.storageStatus': ['viewer.account.storage'],
  'plans.streamedTime': ['viewer.account.streamedTime'],
  'streaming.buildLog': ['**.buildLog'],
  'streaming.figures': ['viewer.account.streamingFigures'],
  'streaming.get': ['watched'],
  'streaming.platforms': ['viewer.account.runnableBuildTypes'],
  'streaming.list': ['viewer.account.liveSessions', 'viewer.account.endedSessions'],
  'streaming.samples': ['**.samples'],
  'session.accountGet': ['**.uploadAccount', 'node', 'meeting', 'version', 'file', 'told', ...OF_ALL_KINDS],
  'newsletter.get': ['viewer.newsletter'],
  'session.profileGet': ['viewer.profile'],
  'session.personGet': ['**.owner', 'person'],
  'session.state': ['viewer'],
  'support.accountCaseList': ['viewer.account.supportCases'],
  'support.adminActGet': ['act'],
  'support.adminActList': ['viewer.account.adminActs'],
  'support.caseGet': ['case'],
  'uploads.get': ['viewer.account.upload'],
  'uploads.list': ['viewer.account.uploads'],
  'uploads.parts': ['**.missingParts'],
  'uploads.timeline': ['**.timeline'],
  'uploads.stuck': ['**.stuck'],
  'uploads.places': ['**.queuePlace', '**.estimateSeconds'],
};

let world: SchemaWorld;
let ada: Side;
let support: Side;
beforeAll(async () => {
  world = await startSchemaWorld();
  const person = await world.person();
  const as = { token: person.session };
  const { id: appId } = await makeTestedApp(world, person, 'Harbour', [1, 2]);
  await world.rest(configCreate, { name: 'kiosk', idempotencyKey: 'the config kiosk' }, as);
  const uploads = { Harbour: 'uploading', Museum: 'failed', Tower: 'queued' } as const;
  let upload = '';
  for (const [appName, state] of Object.entries(uploads)) {
    upload = (await startUpload(world, person, appName, { isUpdate: appName === 'Harbour' })).id;
    const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
    if (state !== 'uploading') await placeUpload(world, upload, { state, ...(state === 'failed' && { failure }) });
  }
  const { id: deleted } = await makeLink(world, person, { appId });
  await world.rest(linkDelete, { linkId: deleted }, as);
  const { id: link } = await makeLink(world, person, { appId });
  const { id: meeting } = await makeMeeting(world, person, { appId });
  const { id: asset } = await makeAsset(world, person, 'sky.png');
  const notification = await makeNotification(world, person);
  await makeStreamingSession(world, person, appId);
  const versions = await world
    .as(person)
    .run('{ viewer { account { app(by: { name: "Harbour" }) { latestVersion { id } } } } }');
  const version = versions.data.viewer.account.app.latestVersion.id;
  const variables = { upload, link, meeting, version, asset, notification };
  const colleague = await world.person({ role: 'support' });
  await openCaseFor(world, colleague, person);
  ada = await ask(EVERYTHING, world.as(person), variables);
  support = await ask(SUPPORT, world.as(colleague), { upload, email: person.email });
  return () => world.close();
});

describe('a service that does not answer nulls the fields that it feeds and no others', () => {
  test.each(Object.entries(FED))('%s', (call, fields) => check(ada, call, fields));

  test('support sees the same for a customer’s account', async () => {
    await check(support, 'plans.storageStatus', ['account.storage']);
    await check(support, 'support.accountFind', ['account']);
    await check(support, 'session.state', ['viewer']);
    await check(support, 'support.caseList', ['supportCases']);
    await check(support, 'alerts.list', ['alerts']);
    await check(support, 'alerts.channelList', ['alertChannels']);
    await check(support, 'alerts.get', ['alert']);
  });

  test('the cases above are all reads that queries make', () => {
    const reads = calls.filter(({ access, name }) => access === 'account.read' && name !== 'events.since');
    expect(reads.map((each) => each.name).filter((name) => !(name in FED))).toEqual([]);
  });
});

interface Side {
  caller: SchemaCaller;
  run: () => Promise<Answer>;
  /** What is answered when every service does. */
  whole: string;
}

async function ask(document: string, caller: SchemaCaller, variables: Record<string, string>): Promise<Side> {
  caller.remembers = true;
  const run = () => caller.run(document, variables);
  const { data, errors } = await run();
  expect(errors).toEqual([]);
  return { caller, run, whole: JSON.stringify(data) };
}

async function check({ caller, run, whole }: Side, call: string, fields: string[]): Promise<void> {
  const service = call.split('.')[0] ?? '';
  caller.failing.set(call, new Failed('UNAVAILABLE', service));
  const { data, errors } = await run();
  caller.failing.clear();

  expect(errors.length).toBeGreaterThan(0);
  const expected = JSON.parse(whole);
  for (const { code, path = '', message, extensions } of errors) {
    expect({ code, service: extensions['service'] }).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service });
    expect(message).toMatch(/does not respond/);
    expect(fields.some((field) => (field.startsWith('**') ? path.endsWith(field.slice(2)) : path === field))).toBe(
      true,
    );
    setNull(expected, path.split('.'));
  }
  expect(data).toEqual(expected);
}

// oxlint-disable-next-line typescript/no-explicit-any -- walks the data of any document
function setNull(data: any, path: string[]): void {
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((place, key) => place[key], data);
  parent[last] = null;
}
