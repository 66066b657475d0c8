import { teamSendAgain } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { changeTeam, describeInvitationId, invitationPayload } from './changed.ts';

const TeamInvitationSendAgainInput = builder.inputType('TeamInvitationSendAgainInput', {
  description: 'Names an invitation.',
  fields: (t) => ({
    invitationId: t.id({ required: true, description: describeInvitationId }),
  }),
});

const TeamInvitationSendAgainPayload = invitationPayload(
  'TeamInvitationSendAgainPayload',
  'The result of sending an invitation again.',
);

builder.mutationField('teamInvitationSendAgain', (t) =>
  t.field({
    nullable: true,
    type: TeamInvitationSendAgainPayload,
    description:
      'Sends an invitation again, also an expired one. The earlier link stops working. At most once a minute, and a few times in all. For the owner only, signed in.',
    args: { input: t.arg({ type: TeamInvitationSendAgainInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeTeam(
        context,
        teamSendAgain,
        { invitationId: askableId('teamInvitation', input.invitationId) },
        ({ invitation }) => invitation,
      ),
  }),
);
