import { accountFind, accountList } from '@launchyard/contract/support';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import { uploadOfReference } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { onlyOne } from '../kit/one-of.ts';
import { AccountType } from '../session/account.ts';

const AccountLookup = builder.inputType('AccountLookup', {
  description: 'Identifies an account by exactly one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: 'By its id, `acc_…`.' }),
    email: t.string({ description: 'By the e-mail address of its owner.' }),
    username: t.string({ description: 'By its name.' }),
    uploadId: t.id({
      description:
        'By an upload of it, `upl_…`, or a support reference. May be incomplete or have other text around it.',
    }),
  }),
});

const lookups = {
  id: (id: string) => ({ id: askableId('account', id) }),
  email: (email: string) => ({ email }),
  username: (username: string) => ({ username }),
  uploadId: (reference: string) => ({ uploadId: askableId('upload', uploadOfReference(reference)) }),
};

builder.queryField('account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'Any account, for support staff. Each look-up is recorded in the audit log. Null when there is none.',
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

builder.queryField('accountsOf', (t) =>
  t.field({
    type: [AccountType],
    nullable: true,
    description:
      'The accounts that the person with this e-mail address acts in, for support staff: their own first, then those they are a member of. Empty when no one has the address. Null when the support service does not respond. Each returned account is recorded in the audit log.',
    args: { email: t.arg.string({ required: true, description: 'The e-mail address of an owner or a member.' }) },
    extensions: costs({ items: MOST_ACCOUNTS_OF_A_PERSON }),
    resolve: async (_root, { email }, context) => (await read(context, accountList, { email })).accounts,
  }),
);
