import { appVersionGet, type AppVersion as VersionRow, type AppVersionDetails } from '@launchyard/contract/apps';
import { may, type Grant } from '@launchyard/domain/access';
import { testKindLabel } from '@launchyard/domain/apps';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';
import { BuildType } from '../uploads/states.ts';
import { UploadType } from '../uploads/upload.ts';
import { BuildContentsType } from './build-contents.ts';

/** A version within its application has no details; they are loaded in one call for all. */
export type AppVersion = Owned<VersionRow & Partial<AppVersionDetails>>;

const versions = batched<string, AppVersionDetails>(
  async (context, account, appVersionIds) => (await read(context, appVersionGet, { appVersionIds }, account)).versions,
);

/** One version of the account, or null; batched within a list. */
export const loadVersion = (context: Context, account: string, id: string): Promise<AppVersionDetails | null> =>
  versions(context, account, askableId('appVersion', id));

export const AppVersionType = builder.objectRef<AppVersion>('AppVersion').implement({
  description: 'A version of an application: a build that passed its test or is being processed.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number within the application, counted from 1.' }),
    buildType: t.expose('buildType', {
      type: BuildType,
      nullable: true,
      description: 'The platform of the build. Null when unknown.',
    }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'The size of its ZIP in bytes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When its upload was started.' }),
    testedAt: t.expose('testedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it passed its test; null before that.',
    }),
    testLabel: t.string({
      nullable: true,
      description:
        '`Started` if its test started it and saw its stream, `Inspected` if it could only be inspected here. Null before it passed.',
      resolve: ({ testKind }) => testKind && testKindLabel(testKind),
    }),
    isLatest: t.exposeBoolean('isLatest', { description: 'Whether links that are not pinned serve it.' }),
    contents: t.field({
      type: BuildContentsType,
      nullable: true,
      description:
        'The contents of the build: its executables and the traces of the plugin. Null until it was unpacked, or when the applications service does not respond.',
      resolve: async (version, _arguments, context) => (await detailsOf(version, context))?.contents,
    }),
    createdBy: t.field({
      type: Actor,
      nullable: true,
      description: 'Who uploaded it. Null when that is not known, or the applications service does not respond.',
      resolve: async (version, _arguments, context) => (await detailsOf(version, context))?.createdBy,
    }),
    pinnedLinkCount: t.int({
      nullable: true,
      description: 'The number of links that are pinned to it. Null when the applications service does not respond.',
      resolve: async (version, _arguments, context) => (await detailsOf(version, context))?.pinnedLinkCount,
    }),
    viewerCanMakeLatest: t.boolean({
      description:
        'Whether the caller may make it Latest. Not possible when it is already, or before it passed its test.',
      resolve: canChange,
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it. Not possible while it is Latest, or before it passed its test.',
      resolve: canChange,
    }),
  }),
});

foundById('appVersion', {
  typeName: 'AppVersion',
  load: async (context, scope, id) => ownedOrNull(scope, await loadVersion(context, scope.id, id)),
});

/** The details of a version, or null when it no longer exists. */
export async function detailsOf(version: AppVersion, context: Context): Promise<Partial<AppVersionDetails> | null> {
  return version.pinnedLinkIds === undefined ? loadVersion(context, version.account.id, version.id) : version;
}

function canChange({ account, appId, isLatest, testedAt }: { account: { grant: Grant } } & VersionRow): boolean {
  return may(account.grant, 'versions.write', appId) && !isLatest && testedAt !== null;
}

builder.objectField(UploadType, 'appVersion', (t) =>
  t.field({
    type: AppVersionType,
    nullable: true,
    description:
      'The version that it made. Null until its file is there, after it failed or the version was deleted, or when the applications service does not respond.',
    resolve: async ({ account, versionId }, _arguments, context) =>
      versionId === null ? null : ownedOrNull(account, await loadVersion(context, account.id, versionId)),
  }),
);
