import { teamInvitationGet, teamInvitations, teamList } from '@launchyard/contract/team';
import type { CallReply } from '@launchyard/contract/kit';
import { may } from '@launchyard/domain/access';
import { MAX_OPEN_INVITATIONS, MAX_TEAM_MEMBERS } from '@launchyard/domain/team';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { owned, type Owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { ViewerType } from '../session/viewer.ts';
import { OwnershipOffer } from './ownership.ts';
import { ReceivedTeamInvitation, TeamInvitation, TeamMember, TeamOwner } from './types.ts';

const Team = builder.objectRef<Owned<CallReply<typeof teamList>>>('Team').implement({
  description: 'The people who may act in the account, and those who are invited to.',
  fields: (t) => ({
    owner: t.expose('owner', { type: TeamOwner, description: 'Who owns the account.' }),
    members: t.field({
      type: [TeamMember],
      description: `The members, by name, at most ${MAX_TEAM_MEMBERS}.`,
      extensions: costs({ items: MAX_TEAM_MEMBERS }),
      resolve: ({ account, members }) => members.map((each) => owned(account, each)),
    }),
    invitations: t.field({
      type: [TeamInvitation],
      description: `The invitations that nobody has answered yet, newest first, at most ${MAX_OPEN_INVITATIONS}.`,
      extensions: costs({ items: MAX_OPEN_INVITATIONS }),
      resolve: ({ account, invitations }) => invitations.map((each) => owned(account, each)),
    }),
    ownershipOffer: t.expose('offer', {
      type: OwnershipOffer,
      nullable: true,
      description: 'The open offer to hand the account over. Null if there is none.',
    }),
  }),
});

builder.objectFields(AccountType, (t) => ({
  team: t.field({
    type: Team,
    nullable: true,
    description:
      'The team of the account. For owners, finance members and support; FORBIDDEN for others. Null when the service does not respond.',
    extensions: costs({ call: 10 }),
    resolve: async (account, _arguments, context) => owned(account, await read(context, teamList, {}, account.id)),
  }),
  viewerCanReadTeam: t.boolean({
    description: 'Whether the caller may see who is in the team.',
    resolve: ({ grant }) => may(grant, 'team.read'),
  }),
  viewerCanManageTeam: t.boolean({
    description:
      'Whether the caller may invite people, change and remove members. Only the owner may, signed in; no API key can.',
    resolve: ({ grant }) => may(grant, 'team.manage'),
  }),
  viewerCanOfferOwnership: t.boolean({
    description: 'Whether the caller may offer the account to a member. Only the owner may, signed in; no API key can.',
    resolve: ({ grant }) => may(grant, 'ownership.offer'),
  }),
}));

builder.objectField(ViewerType, 'teamInvitations', (t) =>
  t.field({
    type: [ReceivedTeamInvitation],
    nullable: true,
    description: `The invitations to teams that the person can accept, newest first, at most ${MAX_OPEN_INVITATIONS}. Null for an API key, and when the service does not respond.`,
    extensions: costs({ call: 10, items: MAX_OPEN_INVITATIONS }),
    resolve: async ({ credential }, _arguments, context) =>
      credential === 'key' ? null : (await read(context, teamInvitations, {})).invitations,
  }),
);

builder.queryField('teamInvitation', (t) =>
  t.field({
    type: ReceivedTeamInvitation,
    nullable: true,
    description:
      'The invitation of a link in an e-mail, for whoever has the link, signed in or not. Null when it was answered, withdrawn or sent again since, and when the service does not respond.',
    // Each look-up is a guess at a link.
    extensions: { oncePerOperation: true },
    args: { token: t.arg.string({ required: true, description: 'What follows `#` in the link.' }) },
    resolve: async (_root, { token }, context) => (await read(context, teamInvitationGet, { token })).invitation,
  }),
);
