import type { CallReply } from '@launchyard/contract/kit';
import { teamAccept } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeInvitationId } from './changed.ts';

const TeamInvitationAcceptInput = builder.inputType('TeamInvitationAcceptInput', {
  description: 'Names an invitation to the caller.',
  fields: (t) => ({
    invitationId: t.id({ required: true, description: describeInvitationId }),
  }),
});

const TeamInvitationAcceptPayload = payloadType<CallReply<typeof teamAccept>>(
  'TeamInvitationAcceptPayload',
  'The result of accepting an invitation.',
  (t) => ({
    accountId: t.id({
      nullable: true,
      description: 'The id of the account that the caller may act in now, for the `X-Account` header. Null if refused.',
      resolve: ({ reply }) => reply?.accountId,
    }),
  }),
);

builder.mutationField('teamInvitationAccept', (t) =>
  t.field({
    nullable: true,
    type: TeamInvitationAcceptPayload,
    description:
      'Accepts an invitation to the e-mail address of the caller, who may act in the account from then on. For signed-in people only.',
    args: { input: t.arg({ type: TeamInvitationAcceptInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamAccept, { invitationId: askableId('teamInvitation', input.invitationId) }),
  }),
);
