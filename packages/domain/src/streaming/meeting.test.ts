import { expect, test } from 'vitest';
import {
  controllingGuest,
  guestEnd,
  guestRules,
  HOST_NUMBER,
  isMeetingOpen,
  MAX_GUEST_NAME_LENGTH,
  participantName,
  readGuestName,
  SESSION_STATES,
  type SessionEnd,
} from './index.ts';

test.each([
  ['the host', { number: HOST_NUMBER, name: null }, 'Host'],
  ['a host is not called otherwise', { number: HOST_NUMBER, name: 'Ada' }, 'Host'],
  ['a guest', { number: 2, name: null }, 'Guest 2'],
  ['a guest with a name', { number: 2, name: 'Ada' }, 'Ada (guest 2)'],
])('%s', (_, participant, name) => {
  expect(participantName(participant)).toBe(name);
});

test.each([
  [' Ada ', 'Ada'],
  ['', null],
  ['   ', null],
  ['x'.repeat(MAX_GUEST_NAME_LENGTH), 'x'.repeat(MAX_GUEST_NAME_LENGTH)],
  ['x'.repeat(MAX_GUEST_NAME_LENGTH + 1), null],
  ['a\u202Eb', null],
  ['a\nb', null],
  ['HOST', null],
  ['Host 2', null],
  ['guest 1', null],
  ['Hostess', 'Hostess'],
])('the guest’s name %j is shown as %j', (given, name) => {
  expect(readGuestName(given)).toBe(name);
});

test.each([
  ['nobody was given it', null, 'live', null],
  ['a guest who streams', 'ada', 'live', 'ada'],
  ['a guest who is being connected', 'ada', 'connecting', 'ada'],
  ['a guest whose line broke', 'ada', 'reconnecting', null],
  ['a guest who left', 'ada', 'ended', null],
  ['somebody else', 'bob', 'live', null],
] as const)('control: %s', (_, given, state, controlling) => {
  expect(controllingGuest(given, [{ id: 'ada', state }])).toBe(controlling);
});

test('a meeting is open from the host’s place until the host’s end', () => {
  expect(SESSION_STATES.filter(isMeetingOpen)).toEqual(['starting', 'connecting', 'live', 'reconnecting']);
});

test('guests are neither sent away for watching nor given the log', () => {
  const idle = { warnMinutes: 1, closeMinutes: 1 };
  expect(guestRules({ maxMinutes: 10, idle, downloadsLog: true })).toEqual({
    maxMinutes: 10,
    idle: null,
    downloadsLog: false,
  });
});

test.each<[SessionEnd, SessionEnd]>([
  ['visitorLeft', 'hostLeft'],
  ['lineLost', 'hostLost'],
  ['connectionFailed', 'hostLost'],
  ['timeOver', 'timeOver'],
  ['endedByOwner', 'endedByOwner'],
  ['buildCrashed', 'buildCrashed'],
])('when the host’s session ends as %s, a guest’s ends as %s', (host, guest) => {
  expect(guestEnd(host)).toBe(guest);
});
