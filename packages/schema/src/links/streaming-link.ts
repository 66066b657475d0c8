import { streamingLinkGet, type StreamingLink as StreamingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet } from '@launchyard/domain/links';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';
import { Link } from './link.ts';

export type StreamingLink = Owned<StreamingLinkRow>;

export const StreamingLinkType = builder.objectRef<StreamingLink>('StreamingLink').implement({
  description: 'An address that opens the stream of an application in a browser.',
  interfaces: [Node, Link],
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address itself.' }),
    iframeSnippet: t.string({
      description: 'HTML that shows the stream within a page of the customer’s own.',
      resolve: ({ url }) => iframeSnippet(url),
    }),
  }),
});

const links = batched<string, StreamingLinkRow>(
  async (context, account, streamingLinkIds) =>
    (await read(context, streamingLinkGet, { streamingLinkIds }, account)).links,
);

/** One streaming link of the account, or null. */
export const loadStreamingLink = async (context: Context, scope: Scope, id: string): Promise<StreamingLink | null> =>
  ownedOrNull(scope, await links(context, scope.id, askableId('streamingLink', id)));

foundById('streamingLink', { typeName: 'StreamingLink', load: loadStreamingLink });
