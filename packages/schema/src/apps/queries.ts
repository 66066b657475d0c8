import { appList } from '@launchyard/contract/apps';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { onlyOne } from '../kit/one-of.ts';
import { orderInput } from '../kit/order.ts';
import { owned, ownedOrNull } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { AppType } from './app.ts';
import { loadApp, loadAppByName } from './loader.ts';

const AppConnection = connectionType(AppType, 'applications');

const AppLookup = builder.inputType('AppLookup', {
  description: 'Identifies an application by exactly one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: 'By its id, `app_…`.' }),
    name: t.string({ description: 'By its name.' }),
  }),
});

const AppOrder = orderInput('App', 'applications', {
  CREATED_AT: { value: 'createdAt', description: 'When it was first uploaded.' },
  NAME: { value: 'name', description: 'Its name, in upper or lower case.' },
} as const);

builder.objectFields(AccountType, (t) => ({
  apps: t.field({
    type: AppConnection,
    nullable: true,
    description:
      'The applications of the account, newest first unless `orderBy` says otherwise. Null when the applications service does not respond.',
    args: {
      ...pageArguments,
      search: t.arg.string({ description: 'Only applications whose name contains this text, in upper or lower case.' }),
      orderBy: t.arg({ type: AppOrder, description: 'How to sort them. Defaults to newest first.' }),
    },
    resolve: async (account, args, context) => {
      const input = { ...pageInput(args), search: args.search ?? undefined, orderBy: args.orderBy ?? undefined };
      const page = await read(context, appList, input, account.id);
      return asConnection(page, (row) => owned(account, row));
    },
  }),
  app: t.field({
    type: AppType,
    nullable: true,
    description: 'One application of the account. Null when the account has none.',
    args: { by: t.arg({ type: AppLookup, required: true, description: 'The id or the name of the application.' }) },
    resolve: async (account, { by }, context) => {
      const [key, value] = onlyOne(by);
      const load = key === 'id' ? loadApp : loadAppByName;
      return ownedOrNull(account, await load(context, account.id, value));
    },
  }),
}));
