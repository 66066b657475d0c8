import { z } from 'zod';
import { LATEST_REASONS, MAX_LINKABLE_VERSIONS, TEST_KINDS } from '@launchyard/domain/apps';
import { MAX_SEARCH_LENGTH } from '@launchyard/domain/search';
import { MOST_EXECUTABLES_TOLD, type BuildContents } from '@launchyard/domain/uploads';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import { actor, bytes, count, id, instant, lookUps, orderBy, page, pageInput, someIds, text } from './kit/shapes.ts';
import { buildType, upload } from './uploads.ts';

export const appVersion = z.object({
  id,
  appId: id,
  number: z.number().int().positive(),
  buildType: buildType.nullable(),
  sizeBytes: bytes,
  createdAt: instant,
  testedAt: instant.nullable(),
  /** Null before it passed. */
  testKind: z.enum(TEST_KINDS).nullable(),
  /** Whether it is the version that Latest serves. */
  isLatest: z.boolean(),
});
export type AppVersion = z.infer<typeof appVersion>;

/** What an unpacked build contains. */
export const buildContents = z.object({
  defaultExecutable: z.string().nullable(),
  executables: z.array(z.string()).max(MOST_EXECUTABLES_TOLD),
  executableCount: count,
  pluginFolder: z.string().nullable(),
  pluginInfo: z.object({
    isInManifest: z.boolean(),
    hasFolder: z.boolean(),
    isVersion2InManifest: z.boolean(),
    hasVersion2Folder: z.boolean(),
  }),
}) satisfies z.ZodType<BuildContents>;

/** Details that a version carries only when it is read on its own, not within its application. */
export const appVersionDetails = appVersion.extend({
  /** Null until it has been unpacked. */
  contents: buildContents.nullable(),
  /** Null if no upload created it. */
  createdBy: actor.nullable(),
  /** How many links are pinned to it, and the first few of them by name. */
  pinnedLinkCount: count,
  pinnedLinkIds: someIds,
});
export type AppVersionDetails = z.infer<typeof appVersionDetails>;

/** From this moment on, Latest served another version. */
export const latestMove = z.object({
  id,
  createdAt: instant,
  createdBy: actor,
  why: z.enum(LATEST_REASONS),
  /** The version that Latest served before; null for the first. Its id is null once it is permanently deleted. */
  fromNumber: z.number().int().positive().nullable(),
  fromId: id.nullable(),
  /** The version that Latest served from then on. Its id is null once it is permanently deleted. */
  toNumber: z.number().int().positive(),
  toId: id.nullable(),
});
export type LatestMove = z.infer<typeof latestMove>;

export const app = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  createdBy: actor,
  /** When Latest or the thumbnail last changed, or when it was restored. */
  updatedAt: instant,
  /** The version that Latest serves: the last one that passed its test, or one chosen since. Null until a version has passed. */
  latestVersion: appVersion.nullable(),
  /** The newest upload that was not cancelled. */
  latestUpload: upload.nullable(),
  /** The number that the next upload gets. Numbers are never reused, not even after a failed upload. */
  nextVersionNumber: z.number().int().positive(),
  streamingLinkCount: count,
  meetingLinkCount: count,
  /** How many versions are stored, and how much storage they take together. */
  versionCount: count,
  versionsBytes: bytes,
  /** Where its thumbnail is served; null if none was chosen. */
  thumbnailUrl: z.url().nullable(),
});
export type App = z.infer<typeof app>;

const appOrder = orderBy(['createdAt', 'name']);
export type AppOrder = NonNullable<z.infer<typeof appOrder>>;

export const appList = call({
  name: 'apps.list',
  method: 'POST',
  path: '/streamingapp-list',
  access: 'account.read',
  changes: false,
  summary:
    'The applications of the account, newest first or ordered by `orderBy`. `search` matches any part of the name.',
  input: pageInput.extend({ search: text(MAX_SEARCH_LENGTH).optional(), orderBy: appOrder }),
  reply: page(app),
});

export const appDelete = call({
  name: 'apps.delete',
  method: 'POST',
  path: '/streamingapp-remove',
  access: 'apps.delete',
  about: 'app',
  changes: true,
  summary:
    'Deletes an application with its versions, links and thumbnail, and cancels its running upload. Its name and storage are free at once. It can be restored from the bin, unless it had no version: then there is nothing to restore and `binItem` is null.',
  input: z.object({ appId: id }),
  reply: z.object({ appId: id, binItem: binItem.nullable() }),
});

export const demoAppGet = call({
  name: 'apps.demoGet',
  method: 'POST',
  path: '/streamingapp-demo',
  access: 'account.read',
  changes: false,
  summary: 'The demo application that came with the account; null if it was removed or this installation has none.',
  input: z.object({}),
  reply: z.object({ demo: z.object({ name: z.string(), url: z.url() }).nullable() }),
});

export const demoAppDelete = call({
  name: 'apps.demoDelete',
  method: 'POST',
  path: '/streamingapp-demo-remove',
  access: 'apps.delete',
  changes: true,
  summary: 'Permanently removes the demo application from the list of the account. Idempotent.',
  input: z.object({}),
  reply: z.object({}),
});

export const appGet = call({
  name: 'apps.get',
  method: 'POST',
  path: '/streamingapp-get',
  access: 'account.read',
  changes: false,
  summary:
    'Applications by id or by name, any number of them, in the order of the request; null for those that do not exist.',
  input: z.object({
    by: lookUps,
  }),
  reply: z.object({ apps: z.array(app.nullable()) }),
});

const appVersionOrder = orderBy(['number', 'sizeBytes']);
export type AppVersionOrder = NonNullable<z.infer<typeof appVersionOrder>>;

export const appVersionList = call({
  name: 'apps.versionList',
  method: 'POST',
  path: '/streamingapp-version-list',
  access: 'account.read',
  changes: false,
  summary:
    'The versions of an application, newest first or ordered by `orderBy`. A version that is still being tested has no `testedAt`.',
  input: pageInput.extend({ appId: id, orderBy: appVersionOrder }),
  reply: page(appVersionDetails),
});

export const appVersionGet = call({
  name: 'apps.versionGet',
  method: 'POST',
  path: '/streamingapp-version-get',
  access: 'account.read',
  changes: false,
  summary: 'Versions by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ appVersionIds: someIds }),
  reply: z.object({ versions: z.array(appVersionDetails.nullable()) }),
});

export const appVersionMakeLatest = call({
  name: 'apps.versionMakeLatest',
  method: 'POST',
  path: '/streamingapp-version-latest',
  access: 'versions.write',
  about: 'app',
  changes: true,
  summary:
    'Makes Latest serve a version that passed its test, provided that it still serves the expected one; otherwise refused as LATEST_CHANGED. Does nothing if Latest already serves that version.',
  input: z.object({ appVersionId: id, expectedLatestVersionId: id }),
  reply: z.object({ app }),
});

export const appVersionDelete = call({
  name: 'apps.versionDelete',
  method: 'POST',
  path: '/streamingapp-version-remove',
  access: 'versions.write',
  about: 'app',
  changes: true,
  summary:
    'Deletes a version that passed its test and that Latest does not serve. Links pinned to it serve Latest from then on, and their addresses with ?appVersion= stop opening. The reply lists these links. Restoring the version pins them to it again, unless they were changed in the meantime.',
  input: z.object({ appVersionId: id }),
  reply: z.object({ appVersionId: id, app, binItem, movedLinkCount: count, movedLinkIds: someIds }),
});

export const appLinkableVersions = call({
  name: 'apps.linkableVersions',
  method: 'POST',
  path: '/link-versions',
  access: 'account.read',
  changes: false,
  summary: `The versions that a link can be pinned to, at most the newest ${MAX_LINKABLE_VERSIONS}, highest number first, for each application in the order of the request; null for applications that do not exist.`,
  input: z.object({ appIds: someIds }),
  reply: z.object({ versions: z.array(z.array(appVersion).nullable()) }),
});

export const latestHistory = call({
  name: 'apps.latestHistory',
  method: 'POST',
  path: '/streamingapp-latest-history',
  access: 'account.read',
  changes: false,
  summary: 'Which versions of an application Latest has served and since when, most recent change first.',
  input: pageInput.extend({ appId: id }),
  reply: page(latestMove),
});

export const latestMoveGet = call({
  name: 'apps.latestMoveGet',
  method: 'POST',
  path: '/streamingapp-latest-move-get',
  access: 'account.read',
  changes: false,
  summary: 'Changes of Latest by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ latestMoveIds: someIds }),
  reply: z.object({ moves: z.array(latestMove.nullable()) }),
});
