import { describe, expect, test } from 'vitest';
import { readRetryAfter, triesAgain, type Trouble } from './trying-again.ts';

const trouble = (code: Trouble['code'], retryAfterSeconds: number | null = null): Trouble => ({
  code,
  retryAfterSeconds,
});

describe('the same question is asked again', () => {
  test.each<[string, Trouble[], number | null]>([
    ['without a line', [trouble('NETWORK')], 0],
    ['after no answer in time', [trouble('TIMEOUT')], 0],
    ['after a fault of ours', [trouble('INTERNAL')], 0],
    ['while a service is down', [trouble('UPSTREAM_UNAVAILABLE')], 0],
    ['while a service is down, as late as it says', [trouble('UPSTREAM_UNAVAILABLE', 7)], 7],
    ['when asked too often, as late as told', [trouble('RATE_LIMITED', 37)], 37],
    ['when asked too often, without a word when', [trouble('RATE_LIMITED')], 0],
    ['after the page of a proxy', [trouble('HTTP_502')], 0],
    ['after 429 of a proxy, as late as told', [trouble('HTTP_429', 12)], 12],
    ['after 408', [trouble('HTTP_408')], 0],
    ['not after any other 4xx', [trouble('HTTP_404')], null],
    ['not after a redirect that nobody follows', [trouble('HTTP_302')], null],
    ['not without a valid credential', [trouble('UNAUTHENTICATED')], null],
    ['not without the right', [trouble('FORBIDDEN')], null],
    ['not with a wrong input', [trouble('BAD_USER_INPUT')], null],
    ['not with a wrong document', [trouble('GRAPHQL_VALIDATION_FAILED')], null],
    ['not with a document that is too dear', [trouble('QUERY_TOO_COMPLEX')], null],
    ['not with a hash that nobody knows', [trouble('PERSISTED_QUERY_NOT_FOUND')], null],
    ['not from an old panel', [trouble('PANEL_OUTDATED')], null],
    ['not when one of several stays', [trouble('RATE_LIMITED', 5), trouble('FORBIDDEN')], null],
    ['after the longest of several waits', [trouble('RATE_LIMITED', 5), trouble('RATE_LIMITED', 9)], 9],
  ])('%s', (_, troubles, seconds) => {
    expect(triesAgain(troubles)).toBe(seconds);
  });
});

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['120', 120],
  ['0', 0],
  ['Sun, 22 Nov 2026 12:00:30 GMT', 30],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});
