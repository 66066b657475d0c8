import { payPerLaunchSet } from '@launchyard/contract/support';
import { MAX_REASON_LENGTH } from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedAccountPayload } from '../session/changed-account.ts';

const AccountSetPayPerLaunchInput = builder.inputType('AccountSetPayPerLaunchInput', {
  description: 'Switches pay-per-launch for an account.',
  fields: (t) => ({
    accountId: t.id({ required: true, description: 'The id of the account, `acc_…`.' }),
    isPayPerLaunch: t.boolean({
      required: true,
      description: 'True makes its links begin with the pay-per-launch address.',
    }),
    reason: t.string({
      required: true,
      description: `The reason, shown to the customer: one line of at most ${MAX_REASON_LENGTH} characters.`,
    }),
  }),
});

const AccountSetPayPerLaunchPayload = changedAccountPayload(
  'AccountSetPayPerLaunchPayload',
  'The result of switching pay-per-launch.',
);

builder.mutationField('accountSetPayPerLaunch', (t) =>
  t.field({
    nullable: true,
    type: AccountSetPayPerLaunchPayload,
    description:
      'Switches pay-per-launch of an account on or off. For administrators with an open support case for the account; CASE_REQUIRED without one. The account is notified, and finds the reason in `Account.adminActs`.',
    args: {
      input: t.arg({ type: AccountSetPayPerLaunchInput, required: true, description: 'On or off, with the reason.' }),
    },
    resolve: (_root, { input }, context) =>
      write(context, payPerLaunchSet, { ...input, accountId: askableId('account', input.accountId) }),
  }),
);
