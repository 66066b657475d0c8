import type { StreamingLink as StreamingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet, MOST_SIGNED_LINKS_COUNTED } from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import type { Owned } from '../kit/scope.ts';
import { Link } from './link.ts';
import { loadLink } from './load.ts';

export type StreamingLink = Owned<StreamingLinkRow>;

export const StreamingLinkType = builder.objectRef<StreamingLink>('StreamingLink').implement({
  description: 'A link that opens the stream of an application in a browser.',
  interfaces: [Node, Link],
  fields: (t) => ({
    url: t.expose('url', { type: 'URL', description: 'The address itself.' }),
    signedLinkCount: t.exposeInt('signedLinkCount', {
      description: `How many signed links it has, including those that ended lately. Counting stops at ${MOST_SIGNED_LINKS_COUNTED}.`,
    }),
    hasMoreSignedLinks: t.exposeBoolean('hasMoreSignedLinks', {
      description: 'Whether it has more signed links than `signedLinkCount` says.',
    }),
    iframeSnippet: t.string({
      description: 'HTML that embeds the stream in the customer’s page.',
      resolve: ({ url }) => iframeSnippet(url),
    }),
  }),
});

foundById('streamingLink', { typeName: 'StreamingLink', load: loadLink });
