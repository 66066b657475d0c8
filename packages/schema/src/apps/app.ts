import type { App as AppRow } from '@launchyard/contract/apps';
import { may } from '@launchyard/domain/session';
import { cardLabel } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { BuildType } from '../uploads/states.ts';
import { UploadType } from '../uploads/upload.ts';
import { loadApp } from './loader.ts';

export type App = Owned<AppRow>;

const AppVersion = builder.objectRef<NonNullable<AppRow['latestVersion']>>('AppVersion').implement({
  description: 'One version of an application: a build that passed its test.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the version, `ver_…`.' }),
    number: t.exposeInt('number', { description: 'Its number within the application, counted from 1.' }),
    buildType: t.expose('buildType', {
      type: BuildType,
      nullable: true,
      description: 'What the build runs on; null when that is not known.',
    }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'The size of its ZIP in bytes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When its upload was started.' }),
    testedAt: t.expose('testedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it passed its test; null before that.',
    }),
  }),
});

export const AppType = builder.objectRef<App>('App').implement({
  description: 'An application that a customer uploaded and streams.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it stands in its links.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first uploaded.' }),
    buildType: t.field({
      type: BuildType,
      nullable: true,
      description: 'What it runs on: of the newest tested version, or of the newest upload while there is none.',
      resolve: ({ latestVersion, latestUpload }) => (latestVersion ?? latestUpload)?.buildType,
    }),
    latestVersion: t.expose('latestVersion', {
      type: AppVersion,
      nullable: true,
      description: 'The newest version that passed its test, which links serve as Latest. Null before the first.',
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
      resolve: ({ account }) => may(account.standing, 'uploads.write'),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account }) => may(account.standing, 'apps.delete'),
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
