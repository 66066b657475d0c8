import { accountFind } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { onlyOne } from '../kit/one-of.ts';
import { AccountType } from '../session/account.ts';

const AccountLookup = builder.inputType('AccountLookup', {
  description: 'How an account is named: by exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: 'By its id, `acc_…`.' }),
    email: t.string({ description: 'By the e-mail address of its owner.' }),
    username: t.string({ description: 'By its name.' }),
    uploadId: t.id({ description: 'By an upload of it, `upl_…`: the reference that a customer quotes.' }),
  }),
});

const lookups = {
  id: (id: string) => ({ id: askableId('account', id) }),
  email: (email: string) => ({ email }),
  username: (username: string) => ({ username }),
  uploadId: (id: string) => ({ uploadId: askableId('upload', id) }),
};

builder.queryField('account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'Any account, for support staff. Each look-up leaves a row in the audit log. Null when there is none.',
    args: {
      by: t.arg({
        type: AccountLookup,
        required: true,
        description: 'Id, e-mail address or name of the account, or an upload of it.',
      }),
    },
    resolve: async (_root, { by }, context) => {
      const [key, value] = onlyOne(by);
      return (await read(context, accountFind, { by: lookups[key](value) })).account;
    },
  }),
);
