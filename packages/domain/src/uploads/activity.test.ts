import { expect, test } from 'vitest';
import { expiresAt, lastActivityAt, type Activity } from './activity.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const quiet: Activity = { createdAt: at(1), lastByteAt: at(1), sendingAt: null, progressedAt: null, finishedAt: null };

test.each<[string, Partial<Activity>, number]>([
  ['only its start', {}, 1],
  ['a byte', { lastByteAt: at(5) }, 5],
  ['a heartbeat after a byte', { lastByteAt: at(5), sendingAt: at(9) }, 9],
  ['a byte after a heartbeat', { lastByteAt: at(9), sendingAt: at(5) }, 9],
  ['a stage', { lastByteAt: at(5), sendingAt: at(6), progressedAt: at(20) }, 20],
  ['its end', { progressedAt: at(20), finishedAt: at(21) }, 21],
])('the last activity was %s', (_, happened, expected) => {
  expect(lastActivityAt({ ...quiet, ...happened })).toEqual(at(expected));
});

const DAY = 24 * 3600;

test.each([
  ['uploading', null, 7 * DAY + 1],
  ['acquiring', null, null],
  ['testing', null, null],
  ['tested', null, null],
  ['failed', null, null],
  ['failed', at(DAY), DAY],
] as const)('%s, kept until %j: expires at second %j', (state, keptUntil, expected) => {
  expect(expiresAt({ state, lastByteAt: at(1), keptUntil })).toEqual(expected === null ? null : at(expected));
});
