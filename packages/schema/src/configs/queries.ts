import { configList } from '@launchyard/contract/configs';
import { may } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { onlyOne } from '../kit/one-of.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { ConfigType } from './config.ts';
import { loadConfig, loadConfigByName } from './load.ts';

const ConfigConnection = connectionType(ConfigType, 'configs');

const ConfigLookup = builder.inputType('ConfigLookup', {
  description: 'Identifies a config by exactly one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: 'By its id, `cfg_…`.' }),
    name: t.string({ description: 'By its name.' }),
  }),
});

builder.objectFields(AccountType, (t) => ({
  configs: t.field({
    type: ConfigConnection,
    nullable: true,
    description: 'The configs of the account, the default one first. Null when the configs service does not respond.',
    extensions: costs({ eachRow: 2 }),
    args: { ...pageArguments, search: t.arg.string({ description: 'Only items whose name contains this text.' }) },
    resolve: async (account, args, context) => {
      const input = { ...pageInput(args), search: args.search ?? undefined };
      return asConnection(await read(context, configList, input, account.id), (row) => owned(account, row));
    },
  }),
  config: t.field({
    type: ConfigType,
    nullable: true,
    description: 'One config of the account. Null when the account has none.',
    args: { by: t.arg({ type: ConfigLookup, required: true, description: 'The id or the name of the config.' }) },
    resolve: (account, { by }, context) => {
      const [key, value] = onlyOne(by);
      return (key === 'id' ? loadConfig : loadConfigByName)(context, account, value);
    },
  }),
  viewerCanChangeConfigs: t.boolean({
    description: 'Whether the caller may create, change and delete configs of this account.',
    resolve: ({ grant }) => may(grant, 'configs.write'),
  }),
}));
