import { configGet, configList } from '@launchyard/contract/configs';
import type { CallReply } from '@launchyard/contract/kit';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { AccountType } from '../session/account.ts';

type Config = CallReply<typeof configList>['edges'][number]['node'];

const configs = batched<string, Config>(
  async (context, account, configIds) => (await read(context, configGet, { configIds }, account)).configs,
);

/** One config of the account, or null; those that a list asks for come with one call. */
export const loadConfig = (context: Context, account: string, id: string): Promise<Config | null> =>
  configs(context, account, askableId('config', id));

export const ConfigType = builder.objectRef<Config>('Config').implement({
  description: 'How a stream looks and behaves for those who watch it.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it stands in links.' }),
    isProtected: t.exposeBoolean('isProtected', {
      description: 'Whether it is the default config, which cannot be edited or deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

foundById('config', { typeName: 'Config', load: (context, scope, id) => loadConfig(context, scope.id, id) });

const ConfigConnection = connectionType(ConfigType, 'configs');

builder.objectField(AccountType, 'configs', (t) =>
  t.field({
    type: ConfigConnection,
    nullable: true,
    description: 'The configs of the account, the default one first. Null when the configs service does not answer.',
    args: pageArguments,
    resolve: async (account, args, context) =>
      asConnection(await read(context, configList, pageInput(args), account.id), args, (row) => row),
  }),
);
