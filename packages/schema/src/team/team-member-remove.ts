import type { CallReply } from '@launchyard/contract/kit';
import { teamRemove } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const TeamMemberRemoveInput = builder.inputType('TeamMemberRemoveInput', {
  description: 'Names a member.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'The id of the member, `per_…`.' }),
  }),
});

const TeamMemberRemovePayload = payloadType<CallReply<typeof teamRemove>>(
  'TeamMemberRemovePayload',
  'The result of removing a member.',
  (t) => ({
    isRemoved: t.boolean({
      description: 'Whether the member was removed by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('teamMemberRemove', (t) =>
  t.field({
    nullable: true,
    type: TeamMemberRemovePayload,
    description:
      'Removes a member. Their API keys of the account are revoked, and their open subscriptions and links for sending parts end. For the owner only, signed in.',
    args: { input: t.arg({ type: TeamMemberRemoveInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamRemove, { personId: askableId('person', input.personId) }),
  }),
);
