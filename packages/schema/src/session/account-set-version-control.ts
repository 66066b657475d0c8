import { versionControlSet } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { changedAccountPayload } from './changed-account.ts';

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

const AccountSetVersionControlPayload = changedAccountPayload(
  'AccountSetVersionControlPayload',
  'The result of switching version control.',
);

builder.mutationField('accountSetVersionControl', (t) =>
  t.field({
    nullable: true,
    type: AccountSetVersionControlPayload,
    description:
      'Switches version control on or off. Existing versions stay. Only for owners, by a session or a key of theirs.',
    args: { input: t.arg({ type: AccountSetVersionControlInput, required: true, description: 'On or off.' }) },
    resolve: (_root, { input }, context) => write(context, versionControlSet, input),
  }),
);
