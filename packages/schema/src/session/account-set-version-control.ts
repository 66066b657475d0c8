import { versionControlSet } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AccountType, type Account } from './account.ts';

const AccountSetVersionControlInput = builder.inputType('AccountSetVersionControlInput', {
  description: 'Whether to keep every version.',
  fields: (t) => ({
    hasVersionControl: t.boolean({
      required: true,
      description:
        'True keeps every version. False moves the version behind Latest to the bin as soon as a new one passes its test.',
    }),
  }),
});

const AccountSetVersionControlPayload = payloadType<Account>(
  'AccountSetVersionControlPayload',
  'The result of switching version control.',
  (t) => ({
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'The current account. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('accountSetVersionControl', (t) =>
  t.field({
    nullable: true,
    type: AccountSetVersionControlPayload,
    description:
      'Switches version control on or off. Existing versions stay. Only for owners, by a session or a key of theirs.',
    args: { input: t.arg({ type: AccountSetVersionControlInput, required: true, description: 'On or off.' }) },
    resolve: async (_root, { input }, context) => {
      const { reply, refusals } = await write(context, versionControlSet, input);
      return { reply: reply && reply.account, refusals };
    },
  }),
);
