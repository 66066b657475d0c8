import { violation } from '../kit/index.ts';
import {
  INVITATIONS_PER_HOUR,
  MAX_OPEN_INVITATIONS,
  MAX_SENDINGS,
  MAX_TEAM_MEMBERS,
  SEND_AGAIN_SECONDS,
} from './limits.ts';

/** Refusals about the team of an account. */
export const teamViolations = {
  emailUnusable: violation('TEAM_EMAIL_UNUSABLE', 'Please provide a valid email to invite', 'email'),
  full: violation('TEAM_FULL', `A team has at most ${MAX_TEAM_MEMBERS} members.`),
  tooManyInvitations: violation(
    'TEAM_TOO_MANY_INVITATIONS',
    `At most ${MAX_OPEN_INVITATIONS} invitations can be open at once. Withdraw one first.`,
  ),
  tooManyInAnHour: violation(
    'TOO_MANY_ATTEMPTS',
    `An account sends at most ${INVITATIONS_PER_HOUR} invitations an hour. Try again later.`,
    'email',
  ),
  invitedOften: violation(
    'TOO_MANY_ATTEMPTS',
    'This address was invited too often today. Try again tomorrow.',
    'email',
  ),
  sentJustNow: violation(
    'TEAM_INVITATION_SENT_JUST_NOW',
    `This invitation was sent less than ${SEND_AGAIN_SECONDS} seconds ago. Wait a moment before sending it again.`,
  ),
  sentOften: violation(
    'TEAM_INVITATION_SENT_OFTEN',
    `This invitation was sent ${MAX_SENDINGS} times already. Withdraw it and check the e-mail address.`,
  ),
  invitationNotFound: violation('TEAM_INVITATION_NOT_FOUND', 'This invitation was answered or withdrawn.'),
  invitationExpired: violation('TEAM_INVITATION_EXPIRED', 'This invitation has expired. Ask for a new one.'),
  memberNotFound: violation('TEAM_MEMBER_NOT_FOUND', 'This person is not a member of the team.'),
  appsEmpty: violation('TEAM_APPS_EMPTY', 'Choose at least one application.', 'appIds'),
  appsNotFound: violation('TEAM_APPS_NOT_FOUND', 'One of these applications does not exist.', 'appIds'),
  roleSeesAll: violation(
    'TEAM_ROLE_SEES_ALL',
    'Only editors and viewers can be limited to some applications.',
    'appIds',
  ),
  ownerStays: violation('TEAM_OWNER_STAYS', 'The owner can’t leave the team.'),
  passwordWrong: violation('TEAM_PASSWORD_WRONG', 'This is not your password.', 'password'),
  offerOpen: violation(
    'OWNERSHIP_OFFER_OPEN',
    'The account is offered to somebody already. Withdraw that offer before you make another.',
  ),
  offerNotFound: violation('OWNERSHIP_OFFER_NOT_FOUND', 'This offer was answered or withdrawn, or has expired.'),
  ownerTooManyTeams: violation(
    'OWNERSHIP_OWNER_TOO_MANY_TEAMS',
    'Its owner is in as many teams as allowed, and has to leave one first.',
  ),
  tooManyTeams: violation('TEAM_TOO_MANY_TEAMS', 'You are in as many teams as allowed. Leave one first.'),
} as const;
