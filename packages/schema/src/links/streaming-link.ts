import { streamingLinkGet, type StreamingLink as StreamingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet } from '@launchyard/domain/links';
import { may } from '@launchyard/domain/session';
import { AppType } from '../apps/app.ts';
import { loadApp } from '../apps/loader.ts';
import { ConfigType } from '../configs/config.ts';
import { loadConfig } from '../configs/load.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';

export type StreamingLink = Owned<StreamingLinkRow>;

export const StreamingLinkType = builder.objectRef<StreamingLink>('StreamingLink').implement({
  description: 'An address that opens the stream of an application in a browser.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the panel: `Streaming-` and four characters.' }),
    app: t.field({
      type: AppType,
      nullable: true,
      description: 'The application that it opens. Null when it is gone, or the applications service does not answer.',
      resolve: async ({ account, appId }, _arguments, context) =>
        ownedOrNull(account, await loadApp(context, account.id, appId)),
    }),
    appName: t.exposeString('appName', { description: 'The name of the application that it opens.' }),
    config: t.field({
      type: ConfigType,
      nullable: true,
      description:
        'The config that the stream runs with. Null when it is gone, or the configs service does not answer.',
      resolve: ({ account, configId }, _arguments, context) => loadConfig(context, account, configId),
    }),
    configName: t.exposeString('configName', { description: 'The name of the config that the stream runs with.' }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'The version that it is fixed to; null when it serves Latest.',
    }),
    url: t.exposeString('url', { description: 'The address itself.' }),
    iframeSnippet: t.string({
      description: 'HTML that shows the stream within a page of the customer’s own.',
      resolve: ({ url }) => iframeSnippet(url),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account }) => may(account.standing, 'links.write'),
    }),
  }),
});

const links = batched<string, StreamingLinkRow>(
  async (context, account, streamingLinkIds) =>
    (await read(context, streamingLinkGet, { streamingLinkIds }, account)).links,
);

foundById('streamingLink', {
  typeName: 'StreamingLink',
  load: async (context, scope, id) =>
    ownedOrNull(scope, await links(context, scope.id, askableId('streamingLink', id))),
});
