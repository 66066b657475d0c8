import type { z } from 'zod';
import type { receivedInvitation, teamInvitation, teamMember } from '@launchyard/contract/team';
import { formatId } from '@launchyard/domain/kit';
import { invitationState } from '@launchyard/domain/team';
import { instant } from '../kit/present.ts';
import type { members, teamInvitations } from '../tables/team.ts';

export type Invitation = typeof teamInvitations.$inferSelect;
type Member = typeof members.$inferSelect;

export const presentMember = (member: Member & { username: string; email: string }): z.input<typeof teamMember> => ({
  personId: formatId('person', member.personId),
  username: member.username,
  email: member.email,
  role: member.role,
  appIds: publicIds(member.appIds),
  createdAt: instant(member.createdAt),
});

export const presentInvitation = (of: Invitation, now: Date): z.input<typeof teamInvitation> => ({
  id: formatId('teamInvitation', of.id),
  email: of.email,
  role: of.role,
  appIds: publicIds(of.appIds),
  state: invitationState(of, now),
  createdAt: instant(of.createdAt),
  sentAt: instant(of.sentAt),
  expiresAt: instant(of.expiresAt),
});

export const presentReceived = (
  { invitation: of, username }: { invitation: Invitation; username: string },
  now: Date,
): z.input<typeof receivedInvitation> => ({
  id: formatId('teamInvitation', of.id),
  accountUsername: username,
  email: of.email,
  role: of.role,
  appCount: of.appIds && of.appIds.length,
  state: invitationState(of, now),
  expiresAt: instant(of.expiresAt),
});

const publicIds = (appIds: string[] | null) => appIds && appIds.map((id) => formatId('app', id));
