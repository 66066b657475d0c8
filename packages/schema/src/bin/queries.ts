import { BIN_DAYS } from '@launchyard/domain/bin';
import { binList } from '@launchyard/contract/bin';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { AccountType } from '../session/account.ts';
import { BinItemType } from './bin-item.ts';

const BinItemConnection = connectionType(BinItemType, 'deleted items');

builder.objectField(AccountType, 'bin', (t) =>
  t.field({
    type: BinItemConnection,
    nullable: true,
    description: `Deleted items that can be restored for ${BIN_DAYS} days, newest first. Null when the service does not respond.`,
    args: pageArguments,
    resolve: async (account, args, context) =>
      asConnection(await read(context, binList, pageInput(args), account.id), (row) => row),
  }),
);
