import { assetList } from '@launchyard/contract/assets';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from '../session/account.ts';

builder.objectField(AccountType, 'logoUrl', (t) =>
  t.field({
    type: 'URL',
    nullable: true,
    description:
      'The address of the logo of the account: the newest logo of its library. To change it, add one with `assetStart`. Null without one, and when the service of the library does not respond.',
    extensions: costs({ call: 10 }),
    resolve: async ({ id }, _arguments, context) => {
      const { edges } = await read(context, assetList, { kind: 'logo', first: 1 }, id);
      return edges[0]?.node.url ?? null;
    },
  }),
);
