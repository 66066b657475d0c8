import type { Actor } from './actors.ts';
import {
  bySession,
  changedByWhole,
  errors,
  everybody,
  noKeys,
  ofAccount,
  throughViewer,
  type Outcome,
  type Row,
} from './row.ts';

/** Members may not read the team, limited or not; neither may a limited key, nor one without that scope. */
const readers: Record<Actor, Outcome> = {
  ...throughViewer,
  member: 'error FORBIDDEN',
  limitedMember: 'error FORBIDDEN',
  limitedKey: 'error FORBIDDEN',
  readingKey: 'error FORBIDDEN',
};

/** Only the owner changes it, with a session. */
const byOwner = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...changedByWhole('error FORBIDDEN'),
  owner: outcome,
});

/** People answer for themselves, whichever account the request acts in, if they may act there at all. */
const byPeople = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...everybody(outcome),
  nobody: 'error UNAUTHENTICATED',
  removedMember: 'error FORBIDDEN',
  otherOwner: 'error FORBIDDEN',
  supportWithoutCase: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
  support: 'error FORBIDDEN',
  admin: 'error FORBIDDEN',
  ...noKeys,
});

const member = 'personId username email role apps { id } createdAt';
const invitation = 'invitationId email role apps { id } state createdAt sentAt expiresAt';
const offer = 'offerId personId email createdAt expiresAt';
const offered = 'offerId accountId accountLabel ownerEmail createdAt expiresAt';
const received = 'invitationId accountUsername email role appCount state expiresAt';

/** The team, its invitations, and answers to them. */
export const teamRows: readonly Row[] = [
  ofAccount('viewerRole', 'viewerRole', { expected: bySession }),
  ofAccount('viewerCanReadTeam', 'viewerCanReadTeam', { expected: bySession }),
  ofAccount('viewerCanManageTeam', 'viewerCanManageTeam', { expected: bySession }),
  ofAccount('viewerCanOfferOwnership', 'viewerCanOfferOwnership', { expected: bySession }),
  ofAccount(
    'team',
    `team { owner { personId username email } members { ${member} } invitations { ${invitation} } ownershipOffer { ${offer} } }`,
    {
      expected: readers,
    },
  ),
  {
    field: 'Viewer.teamInvitations',
    document: `{ viewer { teamInvitations { ${received} } } }`,
    at: ['viewer', 'teamInvitations'],
    expected: {
      ...throughViewer,
      key: 'null',
      graphiqlToken: 'null',
      limitedKey: 'null',
      readingKey: 'null',
      support: 'error FORBIDDEN',
      admin: 'error FORBIDDEN',
    },
  },
  {
    field: 'Viewer.ownershipOffers',
    document: `{ viewer { ownershipOffers { ${offered} } } }`,
    at: ['viewer', 'ownershipOffers'],
    expected: {
      ...throughViewer,
      key: 'null',
      graphiqlToken: 'null',
      limitedKey: 'null',
      readingKey: 'null',
      support: 'error FORBIDDEN',
      admin: 'error FORBIDDEN',
    },
  },
  {
    field: 'Mutation.ownershipOfferCreate',
    document: `mutation { ownershipOfferCreate(input: { personId: "per_none", password: "x" }) { offer { ${offer} } ${errors} } }`,
    expected: byOwner('refused TEAM_MEMBER_NOT_FOUND'),
  },
  {
    field: 'Mutation.ownershipOfferWithdraw',
    document: `mutation { ownershipOfferWithdraw(input: { offerId: "own_none" }) { isWithdrawn ${errors} } }`,
    expected: byOwner('refused OWNERSHIP_OFFER_NOT_FOUND'),
  },
  {
    field: 'Mutation.ownershipOfferAccept',
    document: `mutation { ownershipOfferAccept(input: { offerId: "own_none", password: "x" }) { accountId ${errors} } }`,
    expected: byPeople('refused OWNERSHIP_OFFER_NOT_FOUND'),
  },
  {
    field: 'Mutation.ownershipOfferDecline',
    document: `mutation { ownershipOfferDecline(input: { offerId: "own_none" }) { isDeclined ${errors} } }`,
    expected: byPeople('refused OWNERSHIP_OFFER_NOT_FOUND'),
  },
  {
    field: 'Query.teamInvitation',
    document: `{ teamInvitation(token: "lyi_none") { ${received} } }`,
    expected: everybody('null'),
  },
  {
    field: 'Mutation.teamInvitationCreate',
    document: `mutation ($key: String!) { teamInvitationCreate(input: { email: "nobody", role: VIEWER, appIds: null, idempotencyKey: $key }) { invitation { ${invitation} } ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('refused TEAM_EMAIL_UNUSABLE'),
  },
  {
    field: 'Mutation.teamInvitationSendAgain',
    document: `mutation { teamInvitationSendAgain(input: { invitationId: "inv_none" }) { invitation { invitationId } ${errors} } }`,
    expected: byOwner('refused TEAM_INVITATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamInvitationWithdraw',
    document: `mutation { teamInvitationWithdraw(input: { invitationId: "inv_none" }) { isWithdrawn ${errors} } }`,
    expected: byOwner('refused TEAM_INVITATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamInvitationAccept',
    document: `mutation { teamInvitationAccept(input: { invitationId: "inv_none" }) { accountId ${errors} } }`,
    expected: byPeople('refused TEAM_INVITATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamInvitationDecline',
    document: `mutation { teamInvitationDecline(input: { invitationId: "inv_none" }) { isDeclined ${errors} } }`,
    expected: byPeople('refused TEAM_INVITATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamMemberUpdate',
    document: `mutation { teamMemberUpdate(input: { personId: "per_none", role: VIEWER, appIds: null }) { member { ${member} } ${errors} } }`,
    expected: byOwner('refused TEAM_MEMBER_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamMemberRemove',
    document: `mutation { teamMemberRemove(input: { personId: "per_none" }) { isRemoved ${errors} } }`,
    expected: byOwner('refused TEAM_MEMBER_NOT_FOUND'),
  },
  {
    field: 'Mutation.teamLeave',
    document: `mutation { teamLeave(input: { accountId: "acc_none" }) { hasLeft ${errors} } }`,
    expected: byPeople('refused TEAM_MEMBER_NOT_FOUND'),
  },
];
