import { randomUUID } from 'node:crypto';
import * as team from '@launchyard/contract/team';
import { ask, type Case } from './case.ts';

/** Every call about teams. */
export const teamCases: readonly Case[] = [
  ask(team.teamList, () => ({})),
  ask(team.teamInvite, () => ({ email: `${randomUUID()}@launchyard.example`, role: 'viewer' as const })),
  ask(team.teamSendAgain, async (subject) => ({ invitationId: (await subject.newInvitation()).id })),
  ask(team.teamWithdraw, async (subject) => ({ invitationId: (await subject.newInvitation()).id })),
  ask(team.teamInvitationGet, async (subject) => ({ token: (await subject.newInvitation()).token }), 'nobody'),
  ask(team.teamInvitations, () => ({}), 'invited'),
  ask(team.teamAccept, async (subject) => ({ invitationId: (await subject.newInvitation()).id }), 'invited'),
  ask(team.teamDecline, async (subject) => ({ invitationId: (await subject.newInvitation()).id }), 'invited'),
  ask(team.teamUpdate, async (subject) => ({
    personId: await subject.newMember(),
    role: 'viewer' as const,
    appIds: null,
  })),
  ask(team.teamRemove, async (subject) => ({ personId: await subject.newMember() })),
  ask(
    team.teamLeave,
    async (subject) => {
      await subject.newMember();
      return { accountId: subject.owner.accountId };
    },
    'member',
  ),
];
