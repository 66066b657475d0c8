import { configLinks, type UsingLink } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { ConfigType } from './config.ts';

const UsingLinkType = builder.objectRef<UsingLink>('UsingLink').implement({
  description: 'A link that uses a config.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the link.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    appName: t.exposeString('appName', { description: 'The name of the application that it opens.' }),
  }),
});

const UsingLinkConnection = connectionType(UsingLinkType, 'links that use a config');

builder.objectField(ConfigType, 'usedBy', (t) =>
  t.field({
    type: UsingLinkConnection,
    nullable: true,
    description:
      'The links that use it, of both kinds and of all applications, newest first. Null when the configs service does not respond. Loaded separately for each config, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) =>
      asConnection(await read(context, configLinks, { ...pageInput(args), configId: id }, account.id), (row) => row),
  }),
);
