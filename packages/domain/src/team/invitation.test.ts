import { expect, test } from 'vitest';
import {
  checkInvitedEmail,
  checkInvitedEmails,
  checkMemberLimit,
  INVITATIONS_PER_HOUR,
  invitationState,
  readInvitedEmails,
} from './index.ts';

test('an invitation expires at the end of its time', () => {
  const invitation = { expiresAt: new Date('2026-03-08T12:00:00Z') };
  expect(invitationState(invitation, new Date('2026-03-08T11:59:59Z'))).toBe('pending');
  expect(invitationState(invitation, new Date('2026-03-08T12:00:00Z'))).toBe('expired');
});

test('only something that can receive one e-mail can be invited', () => {
  expect(checkInvitedEmail(' Ada@launchyard.example ')).toEqual([]);
  expect(checkInvitedEmail('ada')).toMatchObject([{ message: 'Please provide a valid email to invite' }]);
});

test.each([
  ['', []],
  [' Nora@north.example ', ['nora@north.example']],
  [
    'a@x.example,b@x.example;c@x.example d@x.example\r\ne@x.example',
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.example`),
  ],
  ['a@x.example, A@x.example\n\n', ['a@x.example']],
  [
    '"Berg, Nora" <nora@x.example>; Luca <luca@x.example>, jo@x.example',
    ['nora@x.example', 'luca@x.example', 'jo@x.example'],
  ],
  ['nora luca@x.example', ['nora', 'luca@x.example']],
])('a pasted list %j names %j', (text, emails) => {
  expect(readInvitedEmails(text)).toEqual(emails);
});

test.each([
  [[], 'Please provide a valid email to invite'],
  [['luca'], 'Please provide a valid email to invite'],
  [['luca', 'a@x.example', 'nora@'], 'Please provide a valid email to invite: luca, nora@'],
  [['a@x.example'], undefined],
])('of the addresses %j, the refusal names the wrong ones', (emails, message) => {
  expect(checkInvitedEmails(emails)[0]?.message).toBe(message);
});

test('no more people are invited at once than in an hour', () => {
  const people = Array.from({ length: INVITATIONS_PER_HOUR + 1 }, (_, n) => `n${n}@x.example`);
  expect(checkInvitedEmails(people.slice(1))).toEqual([]);
  expect(checkInvitedEmails(people)).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS', field: ['email'] }]);
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
