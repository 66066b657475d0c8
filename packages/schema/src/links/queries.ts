import { meetingLinkList, streamingLinkList, type LinkOrder as LinkOrderRow } from '@launchyard/contract/links';
import { AppType } from '../apps/app.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { orderInput } from '../kit/order.ts';
import { owned, type Scope } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { MeetingLinkType } from './meeting-link.ts';
import { StreamingLinkType } from './streaming-link.ts';

const StreamingLinkConnection = connectionType(StreamingLinkType, 'streaming links');
const MeetingLinkConnection = connectionType(MeetingLinkType, 'meeting links');

const LinkOrder = orderInput('Link', 'links', {
  CREATED_AT: { value: 'createdAt', description: 'When it was created.' },
  NAME: { value: 'name', description: 'Its name in the panel, in upper or lower case.' },
} as const);

const linkArguments = builder.args((t) => ({
  ...pageArguments,
  orderBy: t.field({ type: LinkOrder, description: 'How to sort them. Defaults to newest first.' }),
}));

const appArgument = builder.args((t) => ({
  app: t.id({ description: 'Only links of the application with this id.' }),
}));

builder.objectFields(AccountType, (t) => ({
  streamingLinks: t.field({
    type: StreamingLinkConnection,
    nullable: true,
    description:
      'The streaming links of the account, newest first unless `orderBy` says otherwise. Null when the links service does not respond.',
    args: { ...linkArguments, ...appArgument },
    resolve: (account, args, context) => listStreaming(context, account, args.app ?? undefined, args),
  }),
  meetingLinks: t.field({
    type: MeetingLinkConnection,
    nullable: true,
    description:
      'The meetings of the account, newest first unless `orderBy` says otherwise. Null when the links service does not respond.',
    args: { ...linkArguments, ...appArgument },
    resolve: (account, args, context) => listMeetings(context, account, args.app ?? undefined, args),
  }),
}));

builder.objectFields(AppType, (t) => ({
  streamingLinks: t.field({
    type: StreamingLinkConnection,
    nullable: true,
    description:
      'The streaming links to it, newest first unless `orderBy` says otherwise. Null when the links service does not respond. Loaded separately for each application, so it is expensive inside a list.',
    args: linkArguments,
    extensions: costs({ call: 10 }),
    resolve: (app, args, context) => listStreaming(context, app.account, app.id, args),
  }),
  meetingLinks: t.field({
    type: MeetingLinkConnection,
    nullable: true,
    description:
      'The meeting links to it, newest first unless `orderBy` says otherwise. Null when the links service does not respond. Loaded separately for each application, so it is expensive inside a list.',
    args: linkArguments,
    extensions: costs({ call: 10 }),
    resolve: (app, args, context) => listMeetings(context, app.account, app.id, args),
  }),
}));

type LinkArguments = Parameters<typeof pageInput>[0] & { orderBy?: LinkOrderRow | null };

async function listStreaming(context: Context, account: Scope, app: string | undefined, args: LinkArguments) {
  const page = await read(context, streamingLinkList, question(app, args), account.id);
  return asConnection(page, (row) => owned(account, row));
}

async function listMeetings(context: Context, account: Scope, app: string | undefined, args: LinkArguments) {
  const page = await read(context, meetingLinkList, question(app, args), account.id);
  return asConnection(page, (row) => owned(account, row));
}

const question = (app: string | undefined, args: LinkArguments) => ({
  ...pageInput(args),
  orderBy: args.orderBy ?? undefined,
  appId: app === undefined ? undefined : askableId('app', app),
});
