import { assetList } from '@launchyard/contract/assets';
import { may } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { AssetKindEnum, AssetType } from './asset.ts';

const AssetConnection = connectionType(AssetType, 'files of the library');

builder.objectFields(AccountType, (t) => ({
  assets: t.field({
    type: AssetConnection,
    nullable: true,
    description:
      'The images, videos or logos of the library, newest first. Null when the service of the library does not respond.',
    args: {
      ...pageArguments,
      kind: t.arg({ type: AssetKindEnum, required: true, description: 'Which kind of files to list.' }),
      search: t.arg.string({
        description: 'Only items whose name contains this text, in upper or lower case. Omit for all.',
      }),
    },
    resolve: async (account, { kind, search, ...args }, context) =>
      asConnection(
        await read(context, assetList, { ...pageInput(args), kind, search: search ?? undefined }, account.id),
        (row) => owned(account, row),
      ),
  }),
  viewerCanChangeAssets: t.boolean({
    description: 'Whether the caller may upload to the library of this account, and delete from it.',
    resolve: ({ grant }) => may(grant, 'assets.write'),
  }),
}));
