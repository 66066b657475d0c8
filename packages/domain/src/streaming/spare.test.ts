import { describe, expect, test } from 'vitest';
import {
  BUILD_LEASE_SECONDS,
  hasRoomForSpare,
  LEASE_RENEWAL_SECONDS,
  mayHaveSpare,
  MOST_SPARES_OF_ACCOUNT,
  PLACES_FOR_A_SPARE,
  SPARE_WAIT_SECONDS,
  START_SECONDS,
  wantsSpare,
} from './index.ts';

describe('a link is to have a spare', () => {
  const link = { role: null, hasMeeting: false, hasSpare: false, ofAccount: 0 };
  test.each([
    ['somebody looks at it', link, true],
    ['a host looks at it', { ...link, role: 'host' as const }, true],
    ['its meeting runs', { ...link, role: 'host' as const, hasMeeting: true }, false],
    ['a guest looks at it', { ...link, role: 'guest' as const }, false],
    ['it has one', { ...link, hasSpare: true, ofAccount: 1 }, false],
    ['its account has nearly enough', { ...link, ofAccount: MOST_SPARES_OF_ACCOUNT - 1 }, true],
    ['its account has enough', { ...link, ofAccount: MOST_SPARES_OF_ACCOUNT }, false],
  ])('%s: %#', (_, given, is) => expect(wantsSpare(given)).toBe(is));
});

describe('an account may have a spare', () => {
  const account = { places: 3, placed: 0, waiting: 0, ofAccount: 0 };
  test.each([
    ['with free places', account, true],
    ['with one free place', { ...account, placed: 2 }, true],
    ['whose free place is another spare’s', { ...account, placed: 2, ofAccount: 1 }, false],
    ['that is full', { ...account, placed: 3 }, false],
    ['for which somebody waits', { ...account, placed: 2, waiting: 1 }, false],
    ['without a plan', { ...account, places: 0 }, false],
  ])('%s: %#', (_, given, may) => expect(mayHaveSpare(given)).toBe(may));
});

describe('a fleet has room for a spare', () => {
  test.each([
    ['of no places', { places: 0, running: 0, spares: 0 }, false],
    ['one place too small', { places: PLACES_FOR_A_SPARE - 1, running: 0, spares: 0 }, false],
    ['just large enough', { places: PLACES_FOR_A_SPARE, running: 0, spares: 0 }, true],
    ['with its share', { places: PLACES_FOR_A_SPARE, running: 1, spares: 1 }, false],
    ['with a part of its share', { places: 2 * PLACES_FOR_A_SPARE, running: 1, spares: 1 }, true],
    ['with two free places', { places: 8, running: 6, spares: 0 }, true],
    ['with one free place', { places: 8, running: 7, spares: 0 }, false],
    ['that is full', { places: 8, running: 8, spares: 0 }, false],
  ])('%s: %#', (_, given, has) => expect(hasRoomForSpare(given)).toBe(has));
});

test('a spare needs no renewal of its lease, and starts within its wait or not at all', () => {
  expect(SPARE_WAIT_SECONDS + LEASE_RENEWAL_SECONDS).toBeLessThan(BUILD_LEASE_SECONDS);
  expect(SPARE_WAIT_SECONDS).toBeLessThan(START_SECONDS);
});
