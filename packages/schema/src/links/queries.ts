import { streamingLinkList } from '@launchyard/contract/links';
import { AppType } from '../apps/app.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { owned, type Scope } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { StreamingLinkType } from './streaming-link.ts';

const StreamingLinkConnection = connectionType(StreamingLinkType, 'streaming links');

builder.objectField(AccountType, 'streamingLinks', (t) =>
  t.field({
    type: StreamingLinkConnection,
    nullable: true,
    description: 'The streaming links of the account, the newest first. Null when the links service does not answer.',
    args: { ...pageArguments, app: t.arg.id({ description: 'Only those of the application with this id.' }) },
    resolve: (account, args, context) => listLinks(context, account, args.app ?? undefined, args),
  }),
);

builder.objectField(AppType, 'streamingLinks', (t) =>
  t.field({
    type: StreamingLinkConnection,
    nullable: true,
    description:
      'The streaming links that lead to it, the newest first. Null when the links service does not answer. Asked for each application on its own: dear within a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: (app, args, context) => listLinks(context, app.account, app.id, args),
  }),
);

async function listLinks(
  context: Context,
  account: Scope,
  app: string | undefined,
  args: Parameters<typeof pageInput>[0],
) {
  const input = { ...pageInput(args), appId: app === undefined ? undefined : askableId('app', app) };
  const page = await read(context, streamingLinkList, input, account.id);
  return asConnection(page, args, (row) => owned(account, row));
}
