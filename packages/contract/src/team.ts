import { z } from 'zod';
import { MEMBER_ROLES } from '@launchyard/domain/access';
import { INVITATION_STATES, MAX_MEMBER_APPS } from '@launchyard/domain/team';
import { call } from './kit/call.ts';
import { count, id, idempotencyKey, instant } from './kit/shapes.ts';

const role = z.enum(MEMBER_ROLES);
/** The applications that somebody is limited to; null for all. */
const appIds = z.array(id).max(MAX_MEMBER_APPS).nullable();

/** Who owns the account. */
export const teamOwner = z.object({
  personId: id,
  /** Null until they have finished their profile. */
  username: z.string().nullable(),
  email: z.string(),
});
export type TeamOwner = z.output<typeof teamOwner>;

/** Somebody who may act in the account, besides its owner. */
export const teamMember = z.object({
  personId: id,
  /** Null until they have finished their profile. */
  username: z.string().nullable(),
  email: z.string(),
  role,
  appIds: z.array(id).nullable(),
  createdAt: instant,
});
export type TeamMember = z.output<typeof teamMember>;

/** An invitation that nobody has answered, as the team sees it. */
export const teamInvitation = z.object({
  id,
  email: z.string(),
  role,
  appIds: z.array(id).nullable(),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  sentAt: instant,
  expiresAt: instant,
});
export type TeamInvitation = z.output<typeof teamInvitation>;

/** The same as the invited person sees it. */
export const receivedInvitation = z.object({
  id,
  /** The name of the account that they are invited to. */
  accountUsername: z.string(),
  email: z.string(),
  role,
  /** How many applications they would be limited to; null for all. */
  appCount: count.nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: instant,
});
export type ReceivedInvitation = z.output<typeof receivedInvitation>;

/** An open offer to hand the account over, as its team sees it. */
export const ownershipOffer = z.object({
  id,
  /** Who would be the owner. */
  personId: id,
  email: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type OwnershipOffer = z.output<typeof ownershipOffer>;

/** The same as the person sees it who would be the owner. */
export const receivedOffer = z.object({
  id,
  accountId: id,
  accountLabel: z.string(),
  /** Who offers it. */
  ownerEmail: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type ReceivedOffer = z.output<typeof receivedOffer>;

const password = z.string().max(1_000);

export const teamList = call({
  name: 'team.list',
  method: 'POST',
  path: '/team',
  access: 'team.read',
  changes: false,
  summary:
    'The owner of the account, its members, by name, its unanswered invitations, newest first, and to whom it is offered, if to anybody.',
  input: z.object({}),
  reply: z.object({
    owner: teamOwner,
    members: z.array(teamMember),
    invitations: z.array(teamInvitation),
    offer: ownershipOffer.nullable(),
  }),
});

export const teamInvite = call({
  name: 'team.invite',
  method: 'POST',
  path: '/team-invite',
  access: 'team.manage',
  changes: true,
  summary: 'Invites somebody to the team by e-mail. An expired invitation of the same address is replaced.',
  input: z.object({ email: z.string().max(320), role, appIds: appIds.default(null), idempotencyKey }),
  reply: z.object({ invitation: teamInvitation }),
});

export const teamSendAgain = call({
  name: 'team.sendAgain',
  method: 'POST',
  path: '/team-send-again',
  access: 'team.manage',
  changes: true,
  summary: 'Sends an invitation again and renews it. The earlier link no longer works.',
  input: z.object({ invitationId: id }),
  reply: z.object({ invitation: teamInvitation }),
});

export const teamWithdraw = call({
  name: 'team.withdraw',
  method: 'POST',
  path: '/team-withdraw',
  access: 'team.manage',
  changes: true,
  summary: 'Withdraws an invitation that nobody has answered.',
  input: z.object({ invitationId: id }),
  reply: z.object({}),
});

export const teamInvitationGet = call({
  name: 'team.invitation',
  method: 'POST',
  path: '/team-invitation',
  access: 'public',
  changes: false,
  summary:
    'The invitation of a link, for whoever has the link; null if it was answered, withdrawn or sent again. Rate limited by client address.',
  input: z.object({ token: z.string().max(512) }),
  reply: z.object({ invitation: receivedInvitation.nullable() }),
});

export const teamInvitations = call({
  name: 'team.invitations',
  method: 'GET',
  path: '/team-invitations',
  access: 'signedIn',
  changes: false,
  summary: 'The invitations that the signed-in person can accept, newest first. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ invitations: z.array(receivedInvitation) }),
});

export const teamAccept = call({
  name: 'team.accept',
  method: 'POST',
  path: '/team-accept',
  access: 'signedIn',
  changes: true,
  summary: 'Accepts an invitation to the e-mail address of the signed-in person. Forbidden for an API key.',
  input: z.object({ invitationId: id }),
  reply: z.object({ accountId: id }),
});

export const teamDecline = call({
  name: 'team.decline',
  method: 'POST',
  path: '/team-decline',
  access: 'signedIn',
  changes: true,
  summary: 'Declines an invitation to the e-mail address of the signed-in person. Forbidden for an API key.',
  input: z.object({ invitationId: id }),
  reply: z.object({}),
});

export const teamUpdate = call({
  name: 'team.update',
  method: 'POST',
  path: '/team-update',
  access: 'team.manage',
  changes: true,
  summary: 'Sets the role of a member and the applications that they are limited to. Takes effect immediately.',
  input: z.object({ personId: id, role, appIds }),
  reply: z.object({ member: teamMember }),
});

export const teamRemove = call({
  name: 'team.remove',
  method: 'POST',
  path: '/team-remove',
  access: 'team.manage',
  changes: true,
  summary: 'Removes a member. Their keys in the account are revoked and their connections end immediately.',
  input: z.object({ personId: id }),
  reply: z.object({}),
});

export const teamLeave = call({
  name: 'team.leave',
  method: 'POST',
  path: '/team-leave',
  access: 'signedIn',
  changes: true,
  summary:
    'Ends the membership of the signed-in person in an account, as if they were removed. Forbidden for an API key.',
  input: z.object({ accountId: id }),
  reply: z.object({}),
});

export const teamOfferOwnership = call({
  name: 'team.offerOwnership',
  method: 'POST',
  path: '/team-offer-ownership',
  access: 'ownership.offer',
  changes: true,
  summary:
    'Offers the account to a member, who becomes its owner by accepting within a week. Proven by the password of the owner. Tries are limited like sign-in.',
  input: z.object({ personId: id, password }),
  reply: z.object({ offer: ownershipOffer }),
});

export const teamWithdrawOwnership = call({
  name: 'team.withdrawOwnership',
  method: 'POST',
  path: '/team-withdraw-ownership',
  access: 'ownership.offer',
  changes: true,
  summary: 'Withdraws the open offer to hand the account over.',
  input: z.object({ offerId: id }),
  reply: z.object({}),
});

export const teamOwnershipOffers = call({
  name: 'team.ownershipOffers',
  method: 'GET',
  path: '/team-ownership-offers',
  access: 'signedIn',
  changes: false,
  summary: 'The accounts that are offered to the signed-in person, newest first. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ offers: z.array(receivedOffer) }),
});

export const teamAcceptOwnership = call({
  name: 'team.acceptOwnership',
  method: 'POST',
  path: '/team-accept-ownership',
  access: 'signedIn',
  changes: true,
  summary:
    'Makes the signed-in person the owner of an account that is offered to them, and its former owner an editor, who gets an empty account of their own. Proven by their password. Forbidden for an API key.',
  input: z.object({ offerId: id, password }),
  reply: z.object({ accountId: id }),
});

export const teamDeclineOwnership = call({
  name: 'team.declineOwnership',
  method: 'POST',
  path: '/team-decline-ownership',
  access: 'signedIn',
  changes: true,
  summary: 'Declines an account that is offered to the signed-in person. Forbidden for an API key.',
  input: z.object({ offerId: id }),
  reply: z.object({}),
});
