import { accountFind } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';
import { AccountLookup, lookUpOf } from './account-lookup.ts';

builder.queryField('account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description:
      'An account that the caller has an open support case for. Each look-up is recorded in the audit log. Null with CASE_REQUIRED for any other account, whether or not it exists: open a case with `supportCaseOpen`.',
    args: {
      by: t.arg({
        type: AccountLookup,
        required: true,
        description: 'Id, e-mail address or name of the account, or an upload of it.',
      }),
    },
    resolve: async (_root, { by }, context) => (await read(context, accountFind, { by: lookUpOf(by) })).account,
  }),
);
