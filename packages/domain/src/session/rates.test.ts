import { expect, test } from 'vitest';
import { maxMessageBytes, messageUnits, OPERATION_LIMITS, SOCKET_RATE } from './index.ts';

test.each([
  [0, 1],
  [1, 1],
  [1_023, 1],
  [1_024, 2],
  [10 * 1_024, 11],
  [OPERATION_LIMITS.bytes, 257],
])('a message of %i bytes uses %i units', (bytes, units) => {
  expect(messageUnits(bytes)).toBe(units);
});

test('the longest message is less than a socket may send at once', () => {
  expect(messageUnits(OPERATION_LIMITS.bytes)).toBeLessThan(SOCKET_RATE.burst / 2);
});

test.each([
  ['subscribe', 256 * 1_024],
  ['connection_init', 4 * 1_024],
  ['other', 1_024],
] as const)('a message “%s” may have %i bytes', (type, bytes) => {
  expect(maxMessageBytes(type)).toBe(bytes);
});
