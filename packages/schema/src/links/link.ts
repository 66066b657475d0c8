import type { AnyLink } from '@launchyard/contract/links';
import { may } from '@launchyard/domain/access';
import { AppVersionType, loadVersion } from '../apps/app-version.ts';
import { AppType } from '../apps/app.ts';
import { loadApp } from '../apps/loader.ts';
import { ConfigType } from '../configs/config.ts';
import { loadConfig } from '../configs/load.ts';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { Node, nodeKind } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';

/** Fields of both kinds of links; each kind adds its URLs. */
export const Link = builder.interfaceRef<Owned<AnyLink>>('Link').implement({
  description: 'A link that opens the stream of an application in a browser: a streaming link or a meeting link.',
  interfaces: [Node],
  resolveType: ({ id }) => nodeKind(id)?.typeName,
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Its name in the panel, unique within the account, where upper and lower case differ: `Streaming-` or `Meeting-` and four characters until it is renamed.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Increases with each change. A change names the revision that it is based on.',
    }),
    app: t.field({
      type: AppType,
      nullable: true,
      description:
        'The application that it opens. Null when it was deleted, or the applications service does not respond.',
      resolve: async ({ account, appId }, _arguments, context) =>
        ownedOrNull(account, await loadApp(context, account.id, appId)),
    }),
    config: t.field({
      type: ConfigType,
      nullable: true,
      description:
        'The config that the stream uses. Null when it was deleted, or the configs service does not respond.',
      resolve: ({ account, configId }, _arguments, context) => loadConfig(context, account, configId),
    }),
    servesLatest: t.boolean({
      description: 'Whether it serves Latest. False when it is pinned to a version.',
      resolve: ({ versionId }) => versionId === null,
    }),
    pinnedVersion: t.field({
      type: AppVersionType,
      nullable: true,
      description:
        'The version that it is pinned to. Null when `servesLatest`, or the applications service does not respond.',
      resolve: async ({ account, versionId }, _arguments, context) =>
        versionId === null ? null : ownedOrNull(account, await loadVersion(context, account.id, versionId)),
    }),
    isAnonymised: t.exposeBoolean('isAnonymised', {
      description: 'Whether its address hides the names of the account, the application and the config.',
    }),
    isUrlShared: t.exposeBoolean('isUrlShared', {
      description:
        'Whether another link of the account has the same URL, which then keeps working after this one is deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who created it.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description:
        'When its name, config or pinned version last changed, or when it was restored from the bin. The same as `createdAt` until then. Deleting its config or the version that it is pinned to changes it, too; a change of the settings of its config does not.',
    }),
    viewerCanChange: t.boolean({
      description: 'Whether the caller may change it.',
      resolve: ({ account, appId }) => may(account.grant, 'links.write', appId),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account, appId }) => may(account.grant, 'links.write', appId),
    }),
  }),
});
