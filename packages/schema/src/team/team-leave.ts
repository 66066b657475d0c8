import type { CallReply } from '@launchyard/contract/kit';
import { teamLeave } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const TeamLeaveInput = builder.inputType('TeamLeaveInput', {
  description: 'Names an account in which the caller is a member.',
  fields: (t) => ({ accountId: t.id({ required: true, description: 'The id of the account, `acc_…`.' }) }),
});

const TeamLeavePayload = payloadType<CallReply<typeof teamLeave>>(
  'TeamLeavePayload',
  'The result of leaving a team.',
  (t) => ({
    hasLeft: t.boolean({
      description: 'Whether the caller left by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('teamLeave', (t) =>
  t.field({
    nullable: true,
    type: TeamLeavePayload,
    description:
      'Ends the membership of the caller in an account, whichever account the request acts in. Their API keys of the account are revoked. The owner cannot leave. For signed-in people only.',
    args: {
      input: t.arg({
        type: TeamLeaveInput,
        required: true,
        description: 'The account.',
      }),
    },
    resolve: (_root, { input }, context) =>
      write(context, teamLeave, { accountId: askableId('account', input.accountId) }),
  }),
);
