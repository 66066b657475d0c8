import { MIB } from '@launchyard/domain/kit';
import { expect, test } from 'vitest';
import { SIMULATED_STALL_MS, StallWatch, type Look } from './stall.ts';

/** One check per second; returns the last result. */
function watch(seconds: number, at: (second: number) => Partial<Look>, limitMs?: number) {
  const stall = new StallWatch();
  let said = 'fine';
  for (let second = 0; second <= seconds; second++) {
    const look = { now: second * 1000, movedBytes: 0, bytesPerSecond: null, isExpectedToMove: true, ...at(second) };
    said = stall.look(look, limitMs);
  }
  return said;
}

test.each<[string, number, (second: number) => Partial<Look>, string]>([
  ['119 s without a byte', 119, () => ({}), 'fine'],
  ['120 s without a byte', 120, () => ({}), 'stalled'],
  ['a byte now and then', 1000, (second) => ({ movedBytes: Math.floor(second / 100) }), 'fine'],
  ['0.45 MB/s: below the threshold, but moving', 1000, (second) => ({ movedBytes: second * 471_859 }), 'fine'],
  ['more than 0.5 MB/s', 1000, () => ({ bytesPerSecond: MIB / 2 + 1 }), 'fine'],
  ['exactly 0.5 MB/s and no byte', 120, () => ({ bytesPerSecond: MIB / 2 }), 'stalled'],
  ['offline for an hour', 3600, () => ({ isExpectedToMove: false }), 'fine'],
  ['offline, then 100 s on', 1100, (second) => ({ isExpectedToMove: second > 1000 }), 'fine'],
  ['checks of a hidden page, a minute apart', 2, (second) => ({ now: second * 60_000 }), 'stalled'],
  ['a night of sleep', 60, (second) => ({ now: second * 1000 + (second === 60 ? 3600_000 : 0) }), 'slept'],
  ['just after a night of sleep', 61, (second) => ({ now: second * 1000 + (second >= 60 ? 3600_000 : 0) }), 'fine'],
  ['a clock that is set back', 100, (second) => ({ now: second * 1000 - (second > 50 ? 3600_000 : 0) }), 'fine'],
])('%s', (_, seconds, at, expected) => {
  expect(watch(seconds, at)).toBe(expected);
});

test('simulated, 20 s are enough', () => {
  expect(watch(19, () => ({}), SIMULATED_STALL_MS)).toBe('fine');
  expect(watch(20, () => ({}), SIMULATED_STALL_MS)).toBe('stalled');
});
