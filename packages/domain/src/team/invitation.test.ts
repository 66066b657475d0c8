import { expect, test } from 'vitest';
import { checkInvitedEmail, checkMemberLimit, invitationState } from './index.ts';

test('an invitation expires at the end of its time', () => {
  const invitation = { expiresAt: new Date('2026-03-08T12:00:00Z') };
  expect(invitationState(invitation, new Date('2026-03-08T11:59:59Z'))).toBe('pending');
  expect(invitationState(invitation, new Date('2026-03-08T12:00:00Z'))).toBe('expired');
});

test('only something that can receive one e-mail can be invited', () => {
  expect(checkInvitedEmail(' Ada@launchyard.example ')).toEqual([]);
  expect(checkInvitedEmail('ada')).toMatchObject([{ message: 'Please provide a valid email to invite' }]);
});

test.each<[Parameters<typeof checkMemberLimit>, string[]]>([
  [['editor', null], []],
  [['viewer', ['app_1']], []],
  [['editor', []], ['TEAM_APPS_EMPTY']],
  [['finance', ['app_1']], ['TEAM_ROLE_SEES_ALL']],
  [['finance', null], []],
])('the limit %j', (given, codes) => {
  expect(checkMemberLimit(...given).map(({ code }) => code)).toEqual(codes);
});
