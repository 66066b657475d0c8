import { teamUpdate } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { changeTeam, describeAppIds, memberPayload } from './changed.ts';
import { MemberRole } from './types.ts';

const TeamMemberUpdateInput = builder.inputType('TeamMemberUpdateInput', {
  description: 'A member and what they may do from now on.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'The id of the member, `per_…`.' }),
    role: t.field({ type: MemberRole, required: true, description: 'What they may do in the account.' }),
    appIds: t.idList({ description: describeAppIds }),
  }),
});

const TeamMemberUpdatePayload = memberPayload('TeamMemberUpdatePayload', 'The result of changing a member.');

builder.mutationField('teamMemberUpdate', (t) =>
  t.field({
    nullable: true,
    type: TeamMemberUpdatePayload,
    description:
      'Sets the role of a member and the applications that they are limited to. It takes effect immediately, for their API keys and open subscriptions, too. For the owner only, signed in.',
    args: { input: t.arg({ type: TeamMemberUpdateInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeTeam(
        context,
        teamUpdate,
        { personId: askableId('person', input.personId), role: input.role, appIds: input.appIds ?? null },
        ({ member }) => member,
      ),
  }),
);
