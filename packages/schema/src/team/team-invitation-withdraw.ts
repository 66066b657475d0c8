import type { CallReply } from '@launchyard/contract/kit';
import { teamWithdraw } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeInvitationId } from './changed.ts';

const TeamInvitationWithdrawInput = builder.inputType('TeamInvitationWithdrawInput', {
  description: 'Names an invitation.',
  fields: (t) => ({
    invitationId: t.id({ required: true, description: describeInvitationId }),
  }),
});

const TeamInvitationWithdrawPayload = payloadType<CallReply<typeof teamWithdraw>>(
  'TeamInvitationWithdrawPayload',
  'The result of withdrawing an invitation.',
  (t) => ({
    isWithdrawn: t.boolean({
      description: 'Whether the invitation was withdrawn by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('teamInvitationWithdraw', (t) =>
  t.field({
    nullable: true,
    type: TeamInvitationWithdrawPayload,
    description:
      'Withdraws an invitation that nobody has answered. Its link stops working. For the owner only, signed in.',
    args: { input: t.arg({ type: TeamInvitationWithdrawInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamWithdraw, { invitationId: askableId('teamInvitation', input.invitationId) }),
  }),
);
