import type { App as AppRow } from '@launchyard/contract/apps';
import { may } from '@launchyard/domain/access';
import { cardLabel } from '@launchyard/domain/uploads';
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
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it stands in its links.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first uploaded.' }),
    buildType: t.field({
      type: BuildType,
      nullable: true,
      description: 'What it runs on: of the version that Latest serves, or of the newest upload while there is none.',
      resolve: ({ latestVersion, latestUpload }) => (latestVersion ?? latestUpload)?.buildType,
    }),
    latestVersion: t.field({
      type: AppVersionType,
      nullable: true,
      description:
        'What links serve that are fixed to no version: the version that passed its test last, or the one that somebody chose since. Null before the first.',
      resolve: ({ account, latestVersion }) => ownedOrNull(account, latestVersion),
    }),
    latestUpload: t.field({
      type: UploadType,
      nullable: true,
      description: 'The newest upload that was not cancelled. Null when each of them was.',
      resolve: ({ account, latestUpload }) => latestUpload && owned(account, latestUpload),
    }),
    nextVersion: t.exposeInt('nextVersion', {
      description: 'The number that the next upload of it gets. None is given twice, also when its upload failed.',
    }),
    stageLabel: t.string({
      description: 'The stage text of its card: "Ready To Launch", "Testing Application", "Error Preparing".',
      resolve: ({ latestUpload }) =>
        cardLabel(latestUpload?.state ?? 'cancelled', latestUpload?.failure?.stage ?? null),
    }),
    streamingLinkCount: t.exposeInt('streamingLinkCount', { description: 'How many streaming links lead to it.' }),
    meetingLinkCount: t.exposeInt('meetingLinkCount', { description: 'How many meetings are in it.' }),
    thumbnailUrl: t.exposeString('thumbnailUrl', {
      nullable: true,
      description: 'The address of its picture, for whoever knows it; null while none was chosen.',
    }),
    versionsBytes: t.field({
      type: 'Bytes',
      description: 'What its versions take of the storage together, in bytes: what deleting it gives back.',
      resolve: ({ versionsBytes }) => versionsBytes,
    }),
    versionCount: t.exposeInt('versionCount', { description: 'How many versions of it are stored.' }),
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
      'The application that it makes or updates. Null when it is gone, or the applications service does not answer.',
    resolve: async ({ account, appId }, _arguments, context) =>
      ownedOrNull(account, await loadApp(context, account.id, appId)),
  }),
);

builder.objectField(AppVersionType, 'app', (t) =>
  t.field({
    type: AppType,
    nullable: true,
    description: 'The application that it is of. Null when it is gone, or the applications service does not answer.',
    resolve: async ({ account, appId }, _arguments, context) =>
      ownedOrNull(account, await loadApp(context, account.id, appId)),
  }),
);
