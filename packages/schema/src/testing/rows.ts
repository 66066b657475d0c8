import type { BinItem } from '@launchyard/contract/bin';
import type { BinKind } from '@launchyard/domain/bin';
import type { App, AppVersionDetails } from '@launchyard/contract/apps';
import type { configList } from '@launchyard/contract/configs';
import type { CallReply } from '@launchyard/contract/kit';
import type { MeetingLink, StreamingLink } from '@launchyard/contract/links';
import type { Notification } from '@launchyard/contract/notifications';
import type { accountGet, sessionState } from '@launchyard/contract/session';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId, type IdKind } from '@launchyard/domain/kit';
import { NO_ANSWERS, STAGES, type Stage } from '@launchyard/domain/uploads';

export type Config = CallReply<typeof configList>['edges'][number]['node'];
export type Person = CallReply<typeof sessionState>['person'];
export type Account = Omit<CallReply<typeof accountGet>['account'], 'grant'>;

const AT = '2026-03-01T09:30:00.000Z';

/** The n-th id of a kind: the same in every run. */
export const idOf = (kind: IdKind, n: number): string =>
  formatId(kind, `01934f6e-2b5c-7c3a-9f10-${n.toString(16).padStart(12, '0')}`);

export const anAccount = (n: number, username: string): Account => ({
  id: idOf('account', n),
  username,
  createdAt: AT,
  isPayPerLaunch: false,
  hasVersionControl: true,
});

export const aPerson = (n: number, username: string, role: Person['role'] = 'customer'): Person => ({
  id: idOf('person', n),
  email: `${username}@example.com`,
  username,
  role,
});

export function anUpload(n: number, appId: string, appName: string, over: Partial<Upload> = {}): Upload {
  return {
    id: idOf('upload', n),
    appId,
    appName,
    version: 1,
    fileName: `${appName}.zip`,
    sizeBytes: 40_000_000,
    receivedBytes: 16_777_216,
    partBytes: 16_777_216,
    partCount: 3,
    fingerprint: 'f'.repeat(64),
    storageProvider: 'default',
    altUpload: false,
    stalledSince: null,
    startedBy: { kind: 'person', name: 'ada', client: 'panel' },
    cancelledBy: null,
    streamTestServerDown: false,
    triesAgainAt: null,
    state: 'uploading',
    stages: stagesAt('upload', 40),
    failure: null,
    buildType: null,
    answers: NO_ANSWERS,
    sendsUpdatesOnEmail: true,
    createdAt: AT,
    finishedAt: null,
    retryUntil: null,
    ...over,
  };
}

/** The stages of an upload that runs through the named one. */
export function stagesAt(running: Stage, progressPercent: number): Upload['stages'] {
  const at = STAGES.indexOf(running);
  return STAGES.map((stage, index) => ({
    stage,
    state: index < at ? 'done' : index === at ? 'running' : 'waiting',
    note: null,
    progressPercent: index < at ? 100 : index === at ? progressPercent : 0,
    startedAt: index <= at ? AT : null,
    finishedAt: index < at ? AT : null,
  }));
}

export function anApp(n: number, name: string, over: Partial<App> = {}): App {
  return {
    id: idOf('app', n),
    name,
    createdAt: AT,
    latestVersion: {
      id: idOf('appVersion', n),
      appId: idOf('app', n),
      number: 1,
      buildType: 'windows',
      sizeBytes: 40_000_000,
      createdAt: AT,
      testedAt: AT,
      isLatest: true,
    },
    latestUpload: null,
    nextVersion: 2,
    streamingLinkCount: 1,
    meetingLinkCount: 1,
    versionCount: 1,
    versionsBytes: 1024,
    thumbnailUrl: null,
    ...over,
  };
}

export const aVersion = (n: number, appId: string, over: Partial<AppVersionDetails> = {}): AppVersionDetails => ({
  id: idOf('appVersion', n),
  appId,
  number: 1,
  buildType: 'windows',
  sizeBytes: 40_000_000,
  createdAt: AT,
  testedAt: AT,
  isLatest: false,
  uploadedBy: { kind: 'person', name: 'ada', client: 'panel' },
  pinnedLinkCount: 0,
  contents: null,
  pinnedLinks: [],
  ...over,
});

export const aConfig = (n: number, name: string, isProtected = false): Config => ({
  id: idOf('config', n),
  name,
  isProtected,
  revision: 1,
  document: {},
  hasPassword: false,
  usedByCount: 0,
  createdAt: AT,
  updatedAt: AT,
});

export const aNotification = (n: number, message: string, over: Partial<Notification> = {}): Notification => ({
  id: idOf('notification', n),
  kind: 'uploadTested',
  message,
  date: AT,
  isRead: false,
  link: { title: 'Open links', url: '/apps/Harbour/links' },
  ...over,
});

export const aBinItem = (n: number, kind: BinKind, { id, name }: { id: string; name: string }): BinItem => ({
  id: idOf('binItem', n),
  kind,
  subjectId: id,
  name,
  sizeBytes: 0,
  deletedAt: AT,
  deletedBy: { kind: 'person', name: 'ada' },
  keptUntil: '2026-05-01T00:00:00.000Z',
});

const linkOf = (name: string, app: App, config: Config) => ({
  name,
  revision: 1,
  appId: app.id,
  appName: app.name,
  configId: config.id,
  configName: config.name,
  version: null,
  isAnonymised: false,
  isUrlShared: false,
  createdAt: AT,
});

export const aLink = (n: number, app: App, config: Config): StreamingLink => ({
  ...linkOf(`Streaming-000${n}`, app, config),
  kind: 'streaming',
  id: idOf('streamingLink', n),
  url: `http://127.0.0.1:4003/v5/ada/${app.name}/${config.name}`,
});

export const aMeeting = (n: number, app: App, config: Config): MeetingLink => ({
  ...linkOf(`Meeting-000${n}`, app, config),
  kind: 'meeting',
  id: idOf('meetingLink', n),
  hostUrl: `http://127.0.0.1:4003/v5/ada/${app.name}/${config.name}?hostMeetingId=host-${n}`,
  guestUrl: `http://127.0.0.1:4003/v5/ada/${config.name}?GuestMeetingId=guest-${n}`,
});

/** Leave to send a part that is a file of its own. */
export const aPartLink = (number: number, sizeBytes: number) => ({
  number,
  offsetBytes: 0,
  sizeBytes,
  method: 'PUT' as const,
  url: 'http://127.0.0.1:4002/parts/trf_1',
  headers: [],
  sha256Header: 'x-part-sha256',
  expiresAt: '2026-03-01T09:45:00.000Z',
});
