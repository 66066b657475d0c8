/** Refusals about the team of an account: when each occurs, and what to do. */
export const teamCodes = {
  TEAM_EMAIL_UNUSABLE:
    'The e-mail address is malformed, is the owner’s, or belongs to somebody who is in the team or invited already.',
  TEAM_FULL: 'The team has as many members as allowed. Remove one first.',
  TEAM_TOO_MANY_INVITATIONS: 'Too many invitations of the account are open. Withdraw one first.',
  TEAM_INVITATION_SENT_JUST_NOW: 'The invitation was sent a moment ago. Wait before sending it again.',
  TEAM_INVITATION_SENT_OFTEN: 'The invitation was sent as often as allowed. Withdraw it, then invite the person anew.',
  TEAM_INVITATION_NOT_FOUND:
    'The invitation was answered or withdrawn, or is for another account or person. Read the list again.',
  TEAM_INVITATION_EXPIRED: 'The invitation has expired. Ask the owner of the account to send it again.',
  TEAM_MEMBER_NOT_FOUND: 'The person is not a member of the team; its owner is none. Read the list of members again.',
  TEAM_APPS_EMPTY: 'A member is limited to no application at all. Send at least one, or null for all.',
  TEAM_APPS_NOT_FOUND: 'A member is limited to an application that is missing in the account. Check the ids.',
  TEAM_ROLE_SEES_ALL: 'The role reads the whole account, so it can’t be limited to some applications. Send null.',
  TEAM_OWNER_STAYS: 'The owner can’t leave the account.',
  TEAM_PASSWORD_WRONG: 'The password is wrong. Type it again, or reset it.',
  OWNERSHIP_OFFER_OPEN: 'The account is offered to somebody already. Withdraw that offer first.',
  OWNERSHIP_OFFER_NOT_FOUND:
    'The offer was answered or withdrawn, has expired, or is for somebody else. Ask the owner for a new one.',
  OWNERSHIP_OWNER_TOO_MANY_TEAMS:
    'The owner would be in one account more than allowed. They have to leave a team first.',
  TEAM_TOO_MANY_TEAMS: 'The person is in as many teams as allowed. Leave one first.',
} as const;
