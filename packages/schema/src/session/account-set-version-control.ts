import { versionControlSet } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AccountType, type Account } from './account.ts';

const AccountSetVersionControlInput = builder.inputType('AccountSetVersionControlInput', {
  description: 'Whether versions are to be kept.',
  fields: (t) => ({
    hasVersionControl: t.boolean({
      required: true,
      description:
        'True keeps every version. False puts the one that Latest serves into the bin as soon as a new one passed its test.',
    }),
  }),
});

const AccountSetVersionControlPayload = payloadType<Account>(
  'AccountSetVersionControlPayload',
  'What came of setting version control.',
  (t) => ({
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account as it is now; null when it was refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('accountSetVersionControl', (t) =>
  t.field({
    type: AccountSetVersionControlPayload,
    description:
      'Says whether versions are kept when a new one passes its test. Versions that are there stay. For owners, by a session or by a key of theirs.',
    args: { input: t.arg({ type: AccountSetVersionControlInput, required: true, description: 'On or off.' }) },
    resolve: async (_root, { input }, context) => {
      const { reply, refusals } = await write(context, versionControlSet, input);
      return { reply: reply && reply.account, refusals };
    },
  }),
);
