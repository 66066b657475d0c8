import type { z } from 'zod';
import type {
  ownershipOffer,
  receivedInvitation,
  receivedOffer,
  teamInvitation,
  teamMember,
  teamOwner,
} from '@launchyard/contract/team';
import { formatId } from '@launchyard/domain/kit';
import { invitationState } from '@launchyard/domain/team';
import { instant } from '../kit/present.ts';
import type { members, teamInvitations } from '../tables/team.ts';
import type { findTeamOwner } from './list.ts';
import type { listReceivedOffers, Offer } from './offers.ts';

export type Invitation = typeof teamInvitations.$inferSelect;
export const presentOwner = ({
  personId,
  ...of
}: Awaited<ReturnType<typeof findTeamOwner>>): z.input<typeof teamOwner> => ({
  ...of,
  personId: formatId('person', personId),
});

type Member = typeof members.$inferSelect;

export const presentMember = (
  member: Member & { username: string | null; email: string },
): z.input<typeof teamMember> => ({
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

export const presentOffer = (of: Offer & { email: string }): z.input<typeof ownershipOffer> => ({
  id: formatId('ownershipOffer', of.id),
  personId: formatId('person', of.toId),
  email: of.email,
  createdAt: instant(of.createdAt),
  expiresAt: instant(of.expiresAt),
});

export const presentReceivedOffer = ({
  offer,
  ...of
}: Awaited<ReturnType<typeof listReceivedOffers>>[number]): z.input<typeof receivedOffer> => ({
  ...of,
  id: formatId('ownershipOffer', offer.id),
  accountId: formatId('account', offer.accountId),
  createdAt: instant(offer.createdAt),
  expiresAt: instant(offer.expiresAt),
});

const publicIds = (appIds: string[] | null) => appIds && appIds.map((id) => formatId('app', id));
