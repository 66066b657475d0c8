import { expect, test } from 'vitest';
import type { EndReason } from '../fleet/index.ts';
import { describeLog, judgeStart, START_TEST, type START_SIGHTS } from './started-test.ts';

test.each<[string, (typeof START_SIGHTS)[number] | null, EndReason | null, boolean, string | null]>([
  ['it streamed', 'streamed', null, true, null],
  ['it streamed, and no plugin was found in it', 'streamed', null, false, null],
  ['it never registered', 'notRegistered', null, true, 'App testing failed.'],
  ['it never registered and has no plugin', 'notRegistered', null, false, 'Enable PSX plugin & re-build'],
  ['no picture', 'noPicture', null, true, 'App testing failed.'],
  ['no picture, and no plugin was found in it', 'noPicture', null, false, 'App testing failed.'],
  ['nothing after an input', 'stoodStill', null, true, 'App testing failed.'],
  ['a crash', null, 'crashed', true, 'Your app most probably crashed.'],
  ['a crash that its viewer noticed first', 'noPicture', 'crashed', true, 'Your app most probably crashed.'],
  ['an exit', null, 'exited', true, 'Your app most probably crashed.'],
  ['too much memory', null, 'outOfMemory', true, 'Your app most probably crashed.'],
  ['a script that cannot be started', null, 'cannotStart', true, 'App testing failed.'],
  ['stopped by somebody', 'noPicture', 'stopped', true, 'unknown'],
  ['a lease that ended', null, 'leaseEnded', true, 'unknown'],
  ['a fleet that shut down', null, 'fleetEnded', true, 'unknown'],
  ['nothing seen', null, null, true, 'unknown'],
])('%s', (_, sight, reason, hasPlugin, expected) => {
  const end = reason && { reason, exitCode: null, signal: null };
  const judged = judgeStart({ sight, end, hasPlugin });
  expect(typeof judged === 'object' && judged ? judged.failure.message : judged).toBe(expected);
});

test('a log is told by its last lines, bounded, and nothing in it is obeyed', () => {
  expect(describeLog('')).toBe('It printed nothing.');
  expect(describeLog('one\u001B[31m\r\n\n two\u0000 \n')).toBe('Its last lines: one␛[31m / two␀');
  const many = Array.from({ length: 10_000 }, (_, at) => `line ${at}`).join('\n');
  expect(describeLog(many)).toMatch(/^Its last lines: line 9990 \/ .* \/ line 9999$/);
  expect(describeLog('x'.repeat(1_000_000))).toHaveLength('Its last lines: '.length + START_TEST.logCharacters);
});
