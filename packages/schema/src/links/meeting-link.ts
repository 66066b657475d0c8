import { meetingLinkGet, type MeetingLink as MeetingLinkRow } from '@launchyard/contract/links';
import { iframeSnippet } from '@launchyard/domain/links';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';
import { Link } from './link.ts';

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

const links = batched<string, MeetingLinkRow>(
  async (context, account, meetingLinkIds) => (await read(context, meetingLinkGet, { meetingLinkIds }, account)).links,
);

/** One meeting of the account, or null. */
export const loadMeetingLink = async (context: Context, scope: Scope, id: string): Promise<MeetingLink | null> =>
  ownedOrNull(scope, await links(context, scope.id, askableId('meetingLink', id)));

foundById('meetingLink', { typeName: 'MeetingLink', load: loadMeetingLink });
