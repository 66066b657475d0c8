import { z } from 'zod';
import { LATEST_REASONS } from '@launchyard/domain/apps';
import { MOST_EXECUTABLES_TOLD, type BuildContents } from '@launchyard/domain/uploads';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import { actor, bytes, count, id, instant, orderBy, page, pageInput, someIds, text } from './kit/shapes.ts';
import { buildType, upload } from './uploads.ts';

export const appVersion = z.object({
  id,
  appId: id,
  number: z.number().int().positive(),
  buildType: buildType.nullable(),
  sizeBytes: bytes,
  createdAt: instant,
  testedAt: instant.nullable(),
  /** Whether Latest serves it. */
  isLatest: z.boolean(),
});
export type AppVersion = z.infer<typeof appVersion>;

/** What a build holds, as it was unpacked. */
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

/** What is told of a version by itself, and not within its application. */
export const appVersionDetails = appVersion.extend({
  /** Null until it was unpacked. */
  contents: buildContents.nullable(),
  /** Null where no upload made it. */
  createdBy: actor.nullable(),
  /** How many links are fixed to it, and the first of them by name. */
  pinnedLinkCount: count,
  pinnedLinkIds: someIds,
});
export type AppVersionDetails = z.infer<typeof appVersionDetails>;

/** Latest serves another version from then on. */
export const latestMove = z.object({
  id,
  createdAt: instant,
  createdBy: actor,
  why: z.enum(LATEST_REASONS),
  /** The version that it served before: null for the first; the id is null, too, once it is gone for good. */
  fromNumber: z.number().int().positive().nullable(),
  fromId: id.nullable(),
  /** The version that it served from then on; the id is null once it is gone for good. */
  toNumber: z.number().int().positive(),
  toId: id.nullable(),
});
export type LatestMove = z.infer<typeof latestMove>;

export const app = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  createdBy: actor,
  /** When Latest or the picture changed, or it came back from the bin. */
  updatedAt: instant,
  /** What Latest serves: the version that passed its test last, or the one that somebody chose since. Null before the first. */
  latestVersion: appVersion.nullable(),
  /** The newest upload that was not cancelled. */
  latestUpload: upload.nullable(),
  /** The number that the next upload gets: none is given twice, also when the upload that had it failed. */
  nextVersionNumber: z.number().int().positive(),
  streamingLinkCount: count,
  meetingLinkCount: count,
  /** How many versions are stored, and what they take of the storage together. */
  versionCount: count,
  versionsBytes: bytes,
  /** Where its picture is; null while none was chosen. */
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
  summary: 'The applications of the account, the newest first or as `orderBy` says; `search` finds a part of the name.',
  input: pageInput.extend({ search: text(100).optional(), orderBy: appOrder }),
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
    'Deletes an application with its versions, links and picture; an upload of it that runs is cancelled. Its name and its storage are free at once. It can be restored from the bin, unless it had no version: then there is nothing to bring back, and `binItem` is null.',
  input: z.object({ appId: id }),
  reply: z.object({ appId: id, binItem: binItem.nullable() }),
});

export const demoAppGet = call({
  name: 'apps.demoGet',
  method: 'POST',
  path: '/streamingapp-demo',
  access: 'account.read',
  changes: false,
  summary: 'The demo application that came with the account; null when it was deleted, or this installation has none.',
  input: z.object({}),
  reply: z.object({ demo: z.object({ name: z.string(), url: z.url() }).nullable() }),
});

export const demoAppDelete = call({
  name: 'apps.demoDelete',
  method: 'POST',
  path: '/streamingapp-demo-remove',
  access: 'apps.delete',
  changes: true,
  summary: 'Takes the demo application off the list of the account, for good. Twice is the same.',
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
    'Applications by id or by name, as many as are asked for, in the order of the question; null for what is not there.',
  input: z.object({
    by: z.array(z.union([z.strictObject({ id }), z.strictObject({ name: text(100) })])).max(100),
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
    'The versions of an application, the newest first or as `orderBy` says. One that is still tested stands there without `testedAt`.',
  input: pageInput.extend({ appId: id, orderBy: appVersionOrder }),
  reply: page(appVersionDetails),
});

export const appVersionGet = call({
  name: 'apps.versionGet',
  method: 'POST',
  path: '/streamingapp-version-get',
  access: 'account.read',
  changes: false,
  summary: 'Versions by id, in the order of the question; null for what is not there.',
  input: z.object({ appVersionIds: z.array(id).max(100) }),
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
    'Lets Latest serve a version that passed its test, if it still serves the expected one; refused as LATEST_CHANGED if not. Serves it that one already, nothing happens.',
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
    'Deletes a version that passed its test and that Latest does not serve. Links that are fixed to it serve Latest from then on, and their addresses with ?appVersion= stop opening; they are answered, and fixed to it again when it is restored, unless they were changed in between.',
  input: z.object({ appVersionId: id }),
  reply: z.object({ appVersionId: id, app, binItem, movedLinkCount: count, movedLinkIds: someIds }),
});

export const appLinkableVersions = call({
  name: 'apps.linkableVersions',
  method: 'POST',
  path: '/link-versions',
  access: 'account.read',
  changes: false,
  summary:
    'The versions that a link can be fixed to, the highest number first, for each application in the order of the question; null for one that is not there.',
  input: z.object({ appIds: z.array(id).max(100) }),
  reply: z.object({ versions: z.array(z.array(appVersion).nullable()) }),
});

export const latestHistory = call({
  name: 'apps.latestHistory',
  method: 'POST',
  path: '/streamingapp-latest-history',
  access: 'account.read',
  changes: false,
  summary: 'What Latest served of an application and since when, the newest change first.',
  input: pageInput.extend({ appId: id }),
  reply: page(latestMove),
});

export const latestMoveGet = call({
  name: 'apps.latestMoveGet',
  method: 'POST',
  path: '/streamingapp-latest-move-get',
  access: 'account.read',
  changes: false,
  summary: 'Changes of what Latest serves by id, in the order of the question; null for what is not there.',
  input: z.object({ latestMoveIds: z.array(id).max(100) }),
  reply: z.object({ moves: z.array(latestMove.nullable()) }),
});
