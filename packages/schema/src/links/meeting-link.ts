import type { MeetingLink as MeetingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet } from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import type { Owned } from '../kit/scope.ts';
import { Link } from './link.ts';
import { loadLink } from './load.ts';

export type MeetingLink = Owned<MeetingLinkRow>;

export const MeetingLinkType = builder.objectRef<MeetingLink>('MeetingLink').implement({
  description: 'A link for a meeting in a stream, with one URL for the host and one for guests.',
  interfaces: [Node, Link],
  fields: (t) => ({
    hostUrl: t.expose('hostUrl', { type: 'URL', description: 'The URL for the host.' }),
    guestUrl: t.expose('guestUrl', { type: 'URL', description: 'The URL for guests.' }),
    hostIframeSnippet: t.string({
      description: 'HTML that embeds the host’s view in the customer’s page.',
      resolve: ({ hostUrl }) => iframeSnippet(hostUrl),
    }),
    guestIframeSnippet: t.string({
      description: 'HTML that embeds the guests’ view in the customer’s page.',
      resolve: ({ guestUrl }) => iframeSnippet(guestUrl),
    }),
  }),
});

foundById('meetingLink', { typeName: 'MeetingLink', load: loadLink });
