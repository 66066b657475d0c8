import { accountRestore } from '@launchyard/contract/deletion';
import { RESTORE_DAYS } from '@launchyard/domain/deletion';
import { MAX_REASON_LENGTH } from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedAccountPayload } from '../session/changed-account.ts';

const AccountRestoreInput = builder.inputType('AccountRestoreInput', {
  description: 'Brings a deleted account back.',
  fields: (t) => ({
    accountId: t.id({ required: true, description: 'The id of the account, `acc_…`.' }),
    reason: t.string({
      required: true,
      description: `The reason, shown to the customer: one line of at most ${MAX_REASON_LENGTH} characters.`,
    }),
  }),
});

const AccountRestorePayload = changedAccountPayload('AccountRestorePayload', 'The result of restoring an account.');

builder.mutationField('accountRestore', (t) =>
  t.field({
    nullable: true,
    type: AccountRestorePayload,
    description: `Restores an account that its owner deleted at most ${RESTORE_DAYS} days ago, with everything that was deleted with it; API keys stay revoked. For administrators with an open support case for the account; CASE_REQUIRED without one. The owner is told by e-mail, and finds the reason in \`Account.adminActs\`.`,
    args: {
      input: t.arg({ type: AccountRestoreInput, required: true, description: 'The account, with the reason.' }),
    },
    resolve: (_root, { input }, context) =>
      write(context, accountRestore, { ...input, accountId: askableId('account', input.accountId) }),
  }),
);
