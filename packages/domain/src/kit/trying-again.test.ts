import { describe, expect, test } from 'vitest';
import { isRateLimit, readRetryAfter, triesAgain, type Trouble } from './trying-again.ts';

const trouble = (code: Trouble['code'], retryAfterSeconds: number | null = null): Trouble => ({
  code,
  retryAfterSeconds,
});

describe('the same request is retried', () => {
  test.each<[string, Trouble[], number | null]>([
    ['without a connection', [trouble('NETWORK')], 0],
    ['after a timeout', [trouble('TIMEOUT')], 0],
    ['after a fault of ours', [trouble('INTERNAL')], 0],
    ['while a service is down', [trouble('UPSTREAM_UNAVAILABLE')], 0],
    ['while a service is down, after the delay that it gives', [trouble('UPSTREAM_UNAVAILABLE', 7)], 7],
    ['when rate limited, after the given delay', [trouble('RATE_LIMITED', 37)], 37],
    ['when rate limited without a given delay', [trouble('RATE_LIMITED')], 0],
    ['after an error page of a proxy', [trouble('HTTP_502')], 0],
    ['after 429 of a proxy, after the given delay', [trouble('HTTP_429', 12)], 12],
    ['after 408', [trouble('HTTP_408')], 0],
    ['not after any other 4xx', [trouble('HTTP_404')], null],
    ['not after a redirect that is not followed', [trouble('HTTP_302')], null],
    ['not without a valid credential', [trouble('UNAUTHENTICATED')], null],
    ['not without permission', [trouble('FORBIDDEN')], null],
    ['not with invalid input', [trouble('BAD_USER_INPUT')], null],
    ['not with an invalid document', [trouble('GRAPHQL_VALIDATION_FAILED')], null],
    ['not with a document that costs too much', [trouble('QUERY_TOO_COMPLEX')], null],
    ['not with an unknown hash', [trouble('PERSISTED_QUERY_NOT_FOUND')], null],
    ['not from an outdated panel', [trouble('PANEL_OUTDATED')], null],
    ['not if one of several errors is permanent', [trouble('RATE_LIMITED', 5), trouble('FORBIDDEN')], null],
    ['after the longest of several delays', [trouble('RATE_LIMITED', 5), trouble('RATE_LIMITED', 9)], 9],
  ])('%s', (_, troubles, seconds) => {
    expect(triesAgain(troubles)).toBe(seconds);
  });
});

test.each<[Trouble['code'], boolean]>([
  ['RATE_LIMITED', true],
  ['HTTP_429', true],
  ['HTTP_503', false],
  ['UPSTREAM_UNAVAILABLE', false],
])('%s is a rate limit: %s', (code, expected) => {
  expect(isRateLimit(code)).toBe(expected);
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
