import type { App as AppRow } from '@launchyard/contract/apps';
import { may } from '@launchyard/domain/access';
import { cardLabel } from '@launchyard/domain/uploads';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { BuildType } from '../uploads/states.ts';
import { UploadType } from '../uploads/upload.ts';
import { AppVersionType } from './app-version.ts';
import { loadApp } from './loader.ts';

export type App = Owned<AppRow>;

export const AppType = builder.objectRef<App>('App').implement({
  description: 'An application that a customer uploaded and streams.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it appears in its links.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first uploaded.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who started its first upload.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description:
        'When Latest or its thumbnail last changed, or when it was restored from the bin. The same as `createdAt` until then. Its uploads, other versions and links have times of their own.',
    }),
    buildType: t.field({
      type: BuildType,
      nullable: true,
      description:
        'The platform of the version behind Latest, or of the newest upload while there is none. Null when it is not known.',
      resolve: ({ latestVersion, latestUpload }) => (latestVersion ?? latestUpload)?.buildType,
    }),
    latestVersion: t.field({
      type: AppVersionType,
      nullable: true,
      description:
        'The version served by links that are not pinned: the one that passed its test last, or the one that someone chose since. Null before the first.',
      resolve: ({ account, latestVersion }) => ownedOrNull(account, latestVersion),
    }),
    latestUpload: t.field({
      type: UploadType,
      nullable: true,
      description: 'The newest upload that was not cancelled. Null when there is none.',
      resolve: ({ account, latestUpload }) => latestUpload && owned(account, latestUpload),
    }),
    nextVersionNumber: t.exposeInt('nextVersionNumber', {
      description: 'The version number of the next upload. Numbers are never reused, even after a failed upload.',
    }),
    stageLabel: t.string({
      description: 'The stage text of its card: "Ready To Launch", "Testing Application", "Error Preparing".',
      resolve: ({ latestUpload }) =>
        cardLabel(latestUpload?.state ?? 'cancelled', latestUpload?.failure?.stage ?? null),
    }),
    streamingLinkCount: t.exposeInt('streamingLinkCount', { description: 'The number of streaming links to it.' }),
    meetingLinkCount: t.exposeInt('meetingLinkCount', { description: 'The number of meeting links to it.' }),
    thumbnailUrl: t.expose('thumbnailUrl', {
      type: 'URL',
      nullable: true,
      description: 'The URL of its thumbnail. Null when none is set.',
    }),
    versionsBytes: t.field({
      type: 'Bytes',
      description: 'The storage used by all its versions, in bytes.',
      resolve: ({ versionsBytes }) => versionsBytes,
    }),
    versionCount: t.exposeInt('versionCount', { description: 'The number of stored versions.' }),
    viewerCanUpload: t.boolean({
      description: 'Whether the caller may upload a new version of it.',
      resolve: ({ account, id }) => may(account.grant, 'uploads.write', id),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account, id }) => may(account.grant, 'apps.delete', id),
    }),
  }),
});

foundById('app', {
  typeName: 'App',
  load: async (context, scope, id) => ownedOrNull(scope, await loadApp(context, scope.id, id)),
});

builder.objectField(UploadType, 'app', (t) =>
  t.field({
    type: AppType,
    nullable: true,
    description:
      'The application that it creates or updates. Null when it was deleted, or the applications service does not respond.',
    resolve: async ({ account, appId }, _arguments, context) =>
      ownedOrNull(account, await loadApp(context, account.id, appId)),
  }),
);

builder.objectField(AppVersionType, 'app', (t) =>
  t.field({
    type: AppType,
    nullable: true,
    description:
      'The application that it belongs to. Null when it was deleted, or the applications service does not respond.',
    resolve: async ({ account, appId }, _arguments, context) =>
      ownedOrNull(account, await loadApp(context, account.id, appId)),
  }),
);
