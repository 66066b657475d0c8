import type { CallReply } from '@launchyard/contract/kit';
import { teamDecline } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeInvitationId } from './changed.ts';

const TeamInvitationDeclineInput = builder.inputType('TeamInvitationDeclineInput', {
  description: 'Names an invitation to the caller.',
  fields: (t) => ({
    invitationId: t.id({ required: true, description: describeInvitationId }),
  }),
});

const TeamInvitationDeclinePayload = payloadType<CallReply<typeof teamDecline>>(
  'TeamInvitationDeclinePayload',
  'The result of declining an invitation.',
  (t) => ({
    isDeclined: t.boolean({
      description: 'Whether the invitation was declined by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('teamInvitationDecline', (t) =>
  t.field({
    nullable: true,
    type: TeamInvitationDeclinePayload,
    description: 'Declines an invitation to the e-mail address of the caller. For signed-in people only.',
    args: { input: t.arg({ type: TeamInvitationDeclineInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamDecline, { invitationId: askableId('teamInvitation', input.invitationId) }),
  }),
);
