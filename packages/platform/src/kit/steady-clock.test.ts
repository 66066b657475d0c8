import { expect, test } from 'vitest';
import { watchClock } from './steady-clock.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60_000;

function aClock() {
  let wall = START;
  let steady = 0;
  const clock = watchClock(
    () => new Date(wall),
    () => steady,
  );
  return {
    clock,
    now: () => new Date(wall),
    pass: (milliseconds: number) => {
      wall += milliseconds;
      steady += milliseconds;
    },
    set: (milliseconds: number) => {
      wall += milliseconds;
    },
  };
}

test('an undisturbed clock is steady since the start and trusted from the start', () => {
  const { clock, now, pass } = aClock();
  expect(clock.trusted()).toEqual(now());
  pass(24 * 60 * MINUTE);
  expect(clock.trusted()).toEqual(now());
  expect(clock.steadySince()).toEqual(new Date(START));
});

test.each([
  ['forward', 60 * MINUTE],
  ['back', -60 * MINUTE],
])('a clock that was set %s is steady from then on, and trusted again after a quarter of an hour', (_, jump) => {
  const { clock, now, pass, set } = aClock();
  pass(5 * MINUTE);
  clock.steadySince();
  set(jump);
  expect(clock.steadySince()).toEqual(new Date(START + 5 * MINUTE + jump));
  expect(clock.trusted()).toBeNull();
  pass(15 * MINUTE - 1);
  expect(clock.trusted()).toBeNull();
  pass(1);
  expect(clock.trusted()).toEqual(now());
  expect(clock.steadySince()).toEqual(new Date(START + 5 * MINUTE + jump));
});

test('small corrections do not count', () => {
  const { clock, set } = aClock();
  set(19_000);
  expect(clock.steadySince()).toEqual(new Date(START));
});
