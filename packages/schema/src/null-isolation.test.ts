import { calls } from '@launchyard/contract/calls';
import { Failed } from '@launchyard/contract/kit';
import { describe, expect, test } from 'vitest';
import { anUpload, idOf, stagesAt } from './testing/rows.ts';
import { World, type Who } from './testing/world.ts';

const APP = `fragment app on App {
  id name createdAt buildType stageLabel streamingLinkCount meetingLinkCount viewerCanUpload
  latestVersion { id number buildType sizeBytes createdAt testedAt uploadedBy { name } contents { defaultExecutable } pinnedLinkCount pinnedLinks { id } }
  versions { nodes { id number app { id } } } latestHistory { totalCount nodes { id } }
  latestUpload { ...upload }
  streamingLinks { totalCount nodes { id } }
  meetingLinks { totalCount nodes { id } }
  linkVersions
}`;
const UPLOAD = `fragment upload on Upload {
  id app { id } appName version fileName sizeBytes receivedBytes partBytes partCount fingerprint buildType state progressPercent
  stageLabel phaseLabel stages { stage state progressPercent startedAt finishedAt estimateSeconds } queuePlace standstill { why } failure { code stage message evidence }
  missingParts { first last } timeline { totalCount nodes { number kind text } } sendsUpdatesOnEmail createdAt finishedAt viewerCanCancel viewerCanUpdate viewerCanSendParts
}`;
const ACCOUNT = `fragment account on Account {
  id username createdAt viewerStanding viewerCanUpload viewerCanChangeLinks viewerCanChangeConfigs
  apps { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ...app } } }
  app(by: { name: "Harbour" }) { ...app }
  uploads { nodes { ...upload } }
  upload(id: "${idOf('upload', 2)}") { ...upload }
  streamingLinks { nodes { id name app { id } appName config { id } configName version url iframeSnippet createdAt viewerCanDelete } }
  configs { nodes { id name isProtected revision settings { maxSessionMinutes } document usedByCount createdAt history { totalCount nodes { id } } usedBy { totalCount nodes { id } } } }
  config(by: { name: "kiosk" }) { id }
  notifications { totalCount unreadCount nodes { id kind message date isRead link { title url } viewerCanDelete } }
  bin { totalCount nodes { id kind subjectId name sizeBytes deletedAt deletedBy { kind name } keptUntil } }
  find(text: "a") { id kind name appName configName }
  assets(kind: IMAGE) { totalCount nodes { id kind name url mediaType sizeBytes width height createdAt createdBy { kind name } usedBy { id name } viewerCanDelete } }
  isPayPerLaunch adminActs { totalCount nodes { id at kind reason } }
  plan { kind trialDays daysLeft endsAt progressPercent }
  demoApp { name url isDemo viewerCanDelete }
  storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical }
}`;
const EVERYTHING = `{
  publicConfig { productName maxUploadBytes partBytes filesOrigin streamOrigin supportUrl documentationUrl tutorialUrl isPlugin2Supported }
  viewer { credential person { id email username role } accounts { id username standing } viewerCanLookUpAccounts account { ...account } }
  node(id: "${idOf('streamingLink', 1)}") { id __typename ... on StreamingLink { url } }
  meeting: node(id: "${idOf('meetingLink', 1)}") { id ... on MeetingLink { hostUrl } }
  version: node(id: "${idOf('appVersion', 1)}") { id __typename }
  file: node(id: "${idOf('asset', 1)}") { id __typename }
  told: node(id: "${idOf('notification', 1)}") { id __typename }
} ${ACCOUNT} ${APP} ${UPLOAD}`;
const SUPPORT = `{ viewer { person { id } } account(by: { email: "ada@example.com" }) { ...account } } ${ACCOUNT} ${APP} ${UPLOAD}`;

/** Where each call's failure shows: the fields that it feeds, and no others. */
const FED: Record<string, string[]> = {
  'apps.demoGet': ['viewer.account.demoApp'],
  'apps.get': ['viewer.account.app', '**.app'],
  'apps.list': ['viewer.account.apps'],
  'apps.versionList': ['**.versions'],
  'apps.versionGet': ['version', '**.contents', '**.uploadedBy', '**.pinnedLinkCount', '**.pinnedLinks'],
  'apps.latestHistory': ['**.latestHistory'],
  'assets.get': ['file'],
  'assets.list': ['viewer.account.assets'],
  'bin.list': ['viewer.account.bin'],
  'configs.changes': ['**.history'],
  'configs.links': ['**.usedBy'],
  'configs.get': ['**.config'],
  'configs.list': ['viewer.account.configs'],
  'links.get': ['node', 'meeting'],
  'links.meetingList': ['**.meetingLinks'],
  'links.streamingList': ['**.streamingLinks'],
  'links.versions': ['**.linkVersions'],
  'notifications.get': ['told'],
  'notifications.list': ['viewer.account.notifications'],
  'search.find': ['viewer.account.find'],
  'plans.get': ['viewer.account.plan'],
  'plans.storageStatus': ['viewer.account.storage'],
  'session.accountGet': ['node', 'meeting', 'version', 'file', 'told'],
  'session.state': ['viewer'],
  'support.adminActList': ['viewer.account.adminActs'],
  'uploads.get': ['viewer.account.upload'],
  'uploads.list': ['viewer.account.uploads'],
  'uploads.parts': ['**.missingParts'],
  'uploads.timeline': ['**.timeline'],
  'uploads.standstills': ['**.standstill'],
  'uploads.places': ['**.queuePlace', '**.estimateSeconds'],
};

describe('a service that does not answer nulls the fields that it feeds and no others', () => {
  test.each(Object.entries(FED))('%s', (call, fields) => check(EVERYTHING, 'ada', call, fields));

  test('support sees the same for a customer’s account', async () => {
    await check(SUPPORT, 'support', 'plans.storageStatus', ['account.storage']);
    await check(SUPPORT, 'support', 'support.accountFind', ['account']);
    await check(SUPPORT, 'support', 'session.state', ['viewer']);
  });

  test('the cases above are all reads that queries make', () => {
    const reads = calls.filter(({ access, name }) => access === 'account.read' && name !== 'events.since');
    expect(reads.map((each) => each.name).filter((name) => !(name in FED))).toEqual([]);
  });
});

/** One upload waits for its test. */
function worldWithALine(): World {
  const world = new World();
  world.ada.uploads.push(
    anUpload(4, idOf('app', 2), 'Museum', { state: 'queued', stages: stagesAt('queue', 0), version: 2 }),
  );
  return world;
}

async function check(document: string, who: Who, call: string, fields: string[]): Promise<void> {
  const whole = await worldWithALine().run(document, who);
  expect(whole.errors).toEqual([]);

  const world = worldWithALine();
  const service = call.split('.')[0] ?? '';
  world.failing.set(call, new Failed('UNAVAILABLE', service));
  const { data, errors } = await world.run(document, who);

  expect(errors.length).toBeGreaterThan(0);
  const expected = whole.data;
  for (const { code, path = '', message, extensions } of errors) {
    expect({ code, service: extensions['service'] }).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service });
    expect(message).toMatch(/does not answer/);
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
