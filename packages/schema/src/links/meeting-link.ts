import type { MeetingLink as MeetingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet } from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import type { Owned } from '../kit/scope.ts';
import { Link } from './link.ts';
import { loadLink } from './load.ts';

export type MeetingLink = Owned<MeetingLinkRow>;

export const MeetingLinkType = builder.objectRef<MeetingLink>('MeetingLink').implement({
  description: 'A meeting in the stream of an application: an address for its host and one for its guests.',
  interfaces: [Node, Link],
  fields: (t) => ({
    hostUrl: t.exposeString('hostUrl', { description: 'The address that makes whoever opens it the host.' }),
    guestUrl: t.exposeString('guestUrl', { description: 'The address for everybody else.' }),
    hostIframeSnippet: t.string({
      description: 'HTML that shows the host’s side within a page of the customer’s own.',
      resolve: ({ hostUrl }) => iframeSnippet(hostUrl),
    }),
    guestIframeSnippet: t.string({
      description: 'HTML that shows the guests’ side within a page of the customer’s own.',
      resolve: ({ guestUrl }) => iframeSnippet(guestUrl),
    }),
  }),
});

foundById('meetingLink', { typeName: 'MeetingLink', load: loadLink });
