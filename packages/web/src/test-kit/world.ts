import { GIB } from '@launchyard/domain/kit';
import type { TestRoot } from './api.ts';
import type * as Api from './generated/schema.ts';
import type { Given } from './given.ts';

/** Complete API objects; a test names what matters to it. */
export const anApp = (fields: Given<Api.App> = {}): Given<Api.App> => ({
  __typename: 'App',
  id: 'app_1',
  name: 'AlpineVilla',
  createdAt: '2026-11-01T10:00:00Z',
  buildType: 'WINDOWS',
  stageLabel: 'Ready To Launch',
  streamingLinkCount: 1,
  meetingLinkCount: 1,
  versionCount: 3,
  versionsBytes: 24 * GIB,
  viewerCanDelete: true,
  thumbnailUrl: null,
  viewerCanUpload: true,
  nextVersionNumber: 4,
  latestVersion: { id: 'ver_1', number: 3, buildType: 'WINDOWS', testedAt: '2026-11-18T10:00:00Z' },
  latestUpload: null,
  ...fields,
});

const STAGES = ['UPLOAD', 'ACQUIRE', 'SCAN', 'PREPARE', 'QUEUE', 'TEST'] as const;

/** An upload that has just started. */
export const anUpload = (fields: Given<Api.Upload> = {}): Given<Api.Upload> => ({
  __typename: 'Upload',
  id: 'upl_1',
  appName: 'AlpineVilla',
  versionNumber: 4,
  fileName: 'AlpineVilla_Win64_Shipping.zip',
  sizeBytes: 18 * GIB,
  receivedBytes: 0,
  streamTestServerDown: false,
  triesAgainAt: null,
  partBytes: 16 * 1024 * 1024,
  partCount: 1152,
  fingerprint: '0'.repeat(64),
  buildType: 'WINDOWS',
  answers: { isLinuxBuild: null, isMissingPluginAccepted: false, skipsZipChecking: false },
  state: 'UPLOADING',
  progressPercent: 17,
  stageLabel: 'Uploading Application',
  phaseLabel: 'Uploading',
  stages: STAGES.map((stage, index) => ({
    stage,
    state: index === 0 ? 'RUNNING' : 'WAITING',
    progressPercent: 0,
    startedAt: null,
    finishedAt: null,
    note: null,
  })),
  createdBy: anActor('Member', 'northlight'),
  client: 'PANEL',
  cancelledBy: null,
  storageProvider: 'DEFAULT',
  failure: null,
  missingParts: [{ first: 1, last: 1152 }],
  sendsUpdatesOnEmail: true,
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: null,
  expiresAt: null,
  viewerCanRetry: false,
  viewerCanRelease: false,
  viewerCanCancel: true,
  viewerCanUpdate: true,
  viewerCanSendParts: true,
  app: null,
  ...fields,
});

/** A failure as the API explains it. */
export const aFailure = (fields: Given<Api.UploadFailure>): Given<Api.UploadFailure> => ({
  stage: 'TEST',
  evidence: 'what was found',
  advice: 'Do this.',
  documentationUrl: 'https://panel.example/help/a-page',
  reference: `upl_1.test.${String(fields['code'])}`,
  classification: 'no plugin issue',
  isRetryable: false,
  ...fields,
});

/** One event of an upload's timeline, by its number. */
export const anEvent = (number: number, fields: AnEvent = {}): AnEvent => ({
  __typename: 'UploadMilestoneEvent',
  number,
  createdAt: `2026-11-20T10:00:0${number % 10}Z`,
  createdBy: anActor('System', 'Launchyard'),
  kind: 'REASSEMBLED',
  text: `Event ${number}`,
  ...fields,
});

/** With the fields of its own type. */
export type AnEvent = Given<Api.UploadEvent> & Record<string, unknown>;

/** The actor. */
export const anActor = (type: 'Member' | 'Program' | 'SupportColleague' | 'System', label: string) => ({
  __typename: type,
  label,
});

export const aConnection = <Node extends object>(nodes: readonly Node[]) => ({
  nodes,
  edges: nodes.map((node, index) => ({ node, cursor: String(index) })),
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

export const aStorage = (usedBytes: number, totalBytes: number): Given<Api.StorageUsage> => ({
  usedBytes,
  reservedBytes: 0,
  totalBytes,
  purchasedBytes: totalBytes - 10 * GIB,
  availableBytes: totalBytes - usedBytes,
  usedPercent: (usedBytes / totalBytes) * 100,
  isCritical: usedBytes / totalBytes > 0.9,
});

/** A version by its number. Latest serves the third. */
export const aVersion = (number: number, fields: Given<Api.AppVersion> = {}): Given<Api.AppVersion> => ({
  __typename: 'AppVersion',
  id: `ver_${number}`,
  number,
  buildType: 'WINDOWS',
  sizeBytes: number * GIB,
  createdAt: '2026-11-18T10:00:00Z',
  testedAt: '2026-11-18T10:00:00Z',
  testLabel: 'Inspected',
  isLatest: number === 3,
  createdBy: anActor('Member', 'nora'),
  pinnedLinkCount: 0,
  pinnedLinks: [],
  viewerCanMakeLatest: number !== 3,
  viewerCanDelete: number !== 3,
  ...fields,
});

/** Nora, signed in, in her own account. */
export const aViewer = (account: Given<Api.Account> = {}, viewer: Given<Api.Viewer> = {}): Given<Api.Viewer> => ({
  __typename: 'Viewer',
  credential: 'SESSION',
  person: { id: 'per_1', email: 'nora@northlight.example', username: 'northlight', role: 'CUSTOMER' },
  accounts: [{ id: 'acc_1', label: 'northlight', viewerStanding: 'OWNER' }],
  viewerCanLookUpAccounts: false,
  viewerCanDebugUploads: false,
  account: {
    __typename: 'Account',
    id: 'acc_1',
    label: 'northlight',
    createdAt: '2026-01-01T00:00:00Z',
    viewerStanding: 'OWNER',
    viewerCanUpload: true,
    viewerCanChangeLinks: true,
    viewerCanManageApiKeys: true,
    viewerCanChangeConfigs: true,
    hasVersionControl: true,
    embeddingDomains: [
      { domain: 'shop.example.com', createdAt: '2026-11-01T10:00:00Z', createdBy: anActor('Member', 'northlight') },
    ],
    viewerCanSetEmbeddingDomains: true,
    runnableBuildTypes: ['LINUX', 'WINDOWS'],
    viewerCanSetVersionControl: true,
    bin: aConnection([]),
    apps: aConnection([]),
    app: null,
    demoApp: null,
    upload: null,
    storage: aStorage(GIB, 50 * GIB),
    plan: null,
    viewerCanBuyPlans: true,
    card: null,
    invoices: aConnection([]),
    notifications: { ...aConnection([]), unreadCount: 0 },
    ...account,
  },
  ...viewer,
});

/** The query root, as Nora sees it. */
export const aRoot = (
  account: Given<Api.Account> = {},
  root: TestRoot = {},
  viewer: Given<Api.Viewer> = {},
): TestRoot => ({
  viewer: aViewer(account, viewer),
  publicConfig: {
    productName: 'Launchyard',
    maxUploadBytes: 50 * GIB,
    partBytes: 16 * 1024 * 1024,
    filesOrigin: 'http://127.0.0.1:4002',
    streamOrigin: 'http://127.0.0.1:4003',
    supportUrl: 'mailto:support@launchyard.example',
    documentationUrl: 'https://docs.example',
    tutorialUrl: null,
    isPlugin2Supported: false,
  },
  ...root,
});

/** Three concurrent users, bought on November 12. */
export const aBoughtPlan = (fields: Given<Api.ConcurrentUsersPlan> = {}): Given<Api.ConcurrentUsersPlan> => ({
  __typename: 'ConcurrentUsersPlan',
  state: 'ACTIVE',
  count: 3,
  paidCount: 3,
  monthEndsAt: '2026-12-12T12:00:00Z',
  daysLeft: 21,
  nextBill: aBill(30_000),
  ...fields,
});

/** A bill of so many cents that is due on December 12. */
export const aBill = (totalCents: number, lines: readonly Given<Api.BillLine>[] = []): Given<Api.Bill> => ({
  dueAt: '2026-12-12T12:00:00Z',
  totalCents,
  lines,
});

const MONTH_SECONDS = 30 * 86_400;

/** A line of a bill: so many for some days of a month. */
export const aBillLine = (count: number, days = 30): Given<Api.BillLine> => ({
  planName: 'Pay Per Concurrent User',
  count,
  unitCents: 10_000,
  partSeconds: days * 86_400,
  wholeSeconds: MONTH_SECONDS,
  amountCents: Math.round((count * 10_000 * days) / 30),
});

/** A paid invoice of three concurrent users for a month. */
export const anInvoice = (number: number, fields: Given<Api.Invoice> = {}): Given<Api.Invoice> => ({
  __typename: 'Invoice',
  id: `ivc_${number}`,
  number,
  state: 'PAID',
  createdAt: '2026-11-12T12:00:00Z',
  bill: aBill(30_000, [aBillLine(3)]),
  declineText: null,
  triesAgainAt: null,
  viewerCanPay: false,
  ...fields,
});
