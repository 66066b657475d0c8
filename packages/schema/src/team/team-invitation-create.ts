import { teamInvite } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { changeTeam, describeAppIds, invitationPayload } from './changed.ts';
import { MemberRole } from './types.ts';

const TeamInvitationCreateInput = builder.inputType('TeamInvitationCreateInput', {
  description: 'Somebody to invite to the team.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The e-mail address to invite.' }),
    role: t.field({ type: MemberRole, required: true, description: 'What they may do in the account.' }),
    appIds: t.idList({ description: describeAppIds }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('invitation') }),
  }),
});

const TeamInvitationCreatePayload = invitationPayload(
  'TeamInvitationCreatePayload',
  'The result of inviting somebody.',
);

builder.mutationField('teamInvitationCreate', (t) =>
  t.field({
    nullable: true,
    type: TeamInvitationCreatePayload,
    description:
      'Invites somebody to the team by e-mail, with a link that shows the invitation. They join once they accept it; without an account, they sign up first. Nobody who is in the team or invited already can be invited again. For the owner only, signed in.',
    args: { input: t.arg({ type: TeamInvitationCreateInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input: { email, role, appIds, idempotencyKey } }, context) =>
      changeTeam(
        context,
        teamInvite,
        { email, role, appIds: appIds ?? null, idempotencyKey },
        ({ invitation }) => invitation,
      ),
  }),
);
