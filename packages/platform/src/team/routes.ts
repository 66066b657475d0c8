import {
  teamAccept,
  teamAcceptOwnership,
  teamDecline,
  teamDeclineOwnership,
  teamInvitationGet,
  teamInvitations,
  teamInvite,
  teamLeave,
  teamList,
  teamOfferOwnership,
  teamOwnershipOffers,
  teamRemove,
  teamSendAgain,
  teamUpdate,
  teamWithdraw,
  teamWithdrawOwnership,
} from '@launchyard/contract/team';
import { formatId, parseId } from '@launchyard/domain/kit';
import { requireOwnWord } from '../access/require-person.ts';
import { changeRoute, publicRoute, route, type Route } from '../http/routes.ts';
import { accept, decline } from './answer.ts';
import { leave, removeFromTeam, updateMember } from './change.ts';
import { invite, sendAgain, withdraw, type TeamDeps } from './invite.ts';
import { findByToken, findTeamOwner, listInvitations, listMembers, listReceived } from './list.ts';
import { acceptOwnership, declineOwnership, offerOwnership, withdrawOwnership } from './ownership.ts';
import { findOffer, listReceivedOffers } from './offers.ts';
import {
  presentInvitation,
  presentMember,
  presentOffer,
  presentOwner,
  presentReceived,
  presentReceivedOffer,
} from './present.ts';

export function teamRoutes(deps: TeamDeps): Route[] {
  const { database, clock } = deps;
  return [
    route(teamList, async (_, { account }) => {
      const owner = await findTeamOwner(database.sql, account.id);
      const members = await listMembers(database.sql, account.id);
      const invitations = await listInvitations(database.sql, account.id);
      const now = clock();
      const offer = await findOffer(database.sql, now, account.id);
      return {
        owner: presentOwner(owner),
        members: members.map(presentMember),
        invitations: invitations.map((each) => presentInvitation(each, now)),
        offer: offer && presentOffer(offer),
      };
    }),
    changeRoute(teamInvite, async ({ idempotencyKey, ...asked }, caller, inTransaction) => {
      const request = { key: idempotencyKey, call: teamInvite.name, input: asked };
      const wish = { ...asked, appIds: parseApps(asked.appIds) };
      const invitation = await invite(deps, inTransaction, caller, wish, request);
      return { invitation: presentInvitation(invitation, clock()) };
    }),
    changeRoute(teamSendAgain, async ({ invitationId }, caller, inTransaction) => {
      const invitation = await sendAgain(deps, inTransaction, caller, parseInvitation(invitationId));
      return { invitation: presentInvitation(invitation, clock()) };
    }),
    changeRoute(teamWithdraw, async ({ invitationId }, caller, inTransaction) => {
      await withdraw(deps, inTransaction, caller, parseInvitation(invitationId));
      return {};
    }),
    publicRoute(teamInvitationGet, async ({ token }, visitor) => {
      const found = await findByToken(deps, token, visitor);
      return { invitation: found && presentReceived(found, clock()) };
    }),
    route(teamInvitations, async (_, caller) => {
      requireOwnWord(caller);
      const now = clock();
      return { invitations: (await listReceived(deps, caller)).map((each) => presentReceived(each, now)) };
    }),
    changeRoute(teamAccept, async ({ invitationId }, caller, inTransaction) => {
      const accountId = await accept(deps, inTransaction, caller, parseInvitation(invitationId));
      return { accountId: formatId('account', accountId) };
    }),
    changeRoute(teamDecline, async ({ invitationId }, caller, inTransaction) => {
      await decline(deps, inTransaction, caller, parseInvitation(invitationId));
      return {};
    }),
    changeRoute(teamUpdate, async ({ personId, appIds, ...wish }, caller, inTransaction) => {
      const given = { ...wish, personId: parseId('person', personId), appIds: parseApps(appIds) };
      return { member: presentMember(await updateMember(deps, inTransaction, caller, given)) };
    }),
    changeRoute(teamRemove, async ({ personId }, caller, inTransaction) => {
      await removeFromTeam(deps, inTransaction, caller, parseId('person', personId));
      return {};
    }),
    changeRoute(teamLeave, async ({ accountId }, caller, inTransaction) => {
      await leave(deps, inTransaction, caller, parseId('account', accountId));
      return {};
    }),
    changeRoute(teamOfferOwnership, async ({ personId, password }, caller, inTransaction) => {
      const wish = { personId: parseId('person', personId), password };
      return { offer: presentOffer(await offerOwnership(deps, inTransaction, caller, wish)) };
    }),
    changeRoute(teamWithdrawOwnership, async ({ offerId }, caller, inTransaction) => {
      await withdrawOwnership(deps, inTransaction, caller, parseId('ownershipOffer', offerId));
      return {};
    }),
    route(teamOwnershipOffers, async (_, caller) => {
      requireOwnWord(caller);
      const offers = await listReceivedOffers(database.sql, clock(), caller.person.id);
      return { offers: offers.map(presentReceivedOffer) };
    }),
    changeRoute(teamAcceptOwnership, async ({ offerId, password }, caller, inTransaction) => {
      const wish = { offerId: parseId('ownershipOffer', offerId), password };
      return { accountId: formatId('account', await acceptOwnership(deps, inTransaction, caller, wish)) };
    }),
    changeRoute(teamDeclineOwnership, async ({ offerId }, caller, inTransaction) => {
      await declineOwnership(deps, inTransaction, caller, parseId('ownershipOffer', offerId));
      return {};
    }),
  ];
}

const parseApps = (ids: string[] | null) => ids && ids.map((id) => parseId('app', id));

const parseInvitation = (id: string) => parseId('teamInvitation', id);
