import { beforeEach, expect, test } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { changeSpeedLimit, expectedBytesPerSecond, rememberSpeed } from './speed-memory.ts';

beforeEach(() => {
  changeSpeedLimit(null);
  localStorage.clear();
});

test('nothing is known about an unused connection without a limit', () => {
  expect(expectedBytesPerSecond()).toBeNull();
});

test.each<[string, number | null, number | null, number]>([
  ['the last speed', 40 * MIB, null, 40 * MIB],
  ['the limit of an unused connection', null, 2 * MIB, 2 * MIB],
  ['a limit below the last speed', 40 * MIB, 2 * MIB, 2 * MIB],
  ['the last speed if it is below the limit', MIB, 20 * MIB, MIB],
])('the next upload is expected to send at %s', (_, reached, limit, expected) => {
  if (reached !== null) rememberSpeed(reached);
  changeSpeedLimit(limit);
  expect(expectedBytesPerSecond()).toBe(expected);
});

test('a lasting change of speed is remembered, small variations are not', () => {
  for (const [reached, remembered] of [
    [100, 100],
    [109, 100],
    [111, 111],
    [50, 50],
  ] as const) {
    rememberSpeed(reached);
    expect(expectedBytesPerSecond()).toBe(remembered);
  }
});

test('a foreign value in storage is ignored', () => {
  localStorage.setItem('launchyard.uploadSpeed', 'fast');
  expect(expectedBytesPerSecond()).toBeNull();
  rememberSpeed(7);
  expect(expectedBytesPerSecond()).toBe(7);
});
