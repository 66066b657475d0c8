import {
  teamAccept,
  teamDecline,
  teamInvitationGet,
  teamInvitations,
  teamInvite,
  teamLeave,
  teamList,
  teamRemove,
  teamSendAgain,
  teamUpdate,
  teamWithdraw,
} from '@launchyard/contract/team';
import { formatId, parseId } from '@launchyard/domain/kit';
import { changeRoute, publicRoute, route, type Route } from '../http/routes.ts';
import { accept, decline, requirePerson } from './answer.ts';
import { leave, removeFromTeam, updateMember } from './change.ts';
import { invite, sendAgain, withdraw, type TeamDeps } from './invite.ts';
import { findByToken, listInvitations, listMembers, listReceived } from './list.ts';
import { presentInvitation, presentMember, presentReceived } from './present.ts';

export function teamRoutes(deps: TeamDeps): Route[] {
  const { database, clock } = deps;
  return [
    route(teamList, async (_, { account }) => {
      const members = await listMembers(database.sql, account.id);
      const invitations = await listInvitations(database.sql, account.id);
      const now = clock();
      return {
        members: members.map(presentMember),
        invitations: invitations.map((each) => presentInvitation(each, now)),
      };
    }),
    changeRoute(teamInvite, async ({ appIds, ...wish }, caller, inTransaction) => {
      const given = { ...wish, appIds: parseApps(appIds) };
      return { invitation: presentInvitation(await invite(deps, inTransaction, caller, given), clock()) };
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
      requirePerson(caller);
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
  ];
}

const parseApps = (ids: string[] | null) => ids && ids.map((id) => parseId('app', id));

const parseInvitation = (id: string) => parseId('teamInvitation', id);
