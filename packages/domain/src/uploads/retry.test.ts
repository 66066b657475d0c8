import { expect, test } from 'vitest';
import { uploadFailures } from './failures.ts';
import type { Stage } from './pipeline.ts';
import { MAX_RETRIES } from './limits.ts';
import { canRetry, isRetryable, keepsAfter, retryStage } from './retry.ts';
import { uploadViolations } from './violations.ts';

test.each<[keyof typeof uploadFailures, Stage, boolean]>([
  ['internal', 'prepare', true],
  ['stuck', 'acquire', true],
  ['storageFull', 'prepare', true],
  ['crashed', 'test', true],
  ['virusFound', 'scan', false],
  ['notExtractable', 'prepare', false],
  ['storedBytesDamaged', 'acquire', false],
  ['pluginMissing', 'test', false],
  ['expired', 'upload', false],
  ['internal', 'upload', false],
])('after %s at %s it is %s that what was sent is kept', (name, stage, kept) => {
  expect(keepsAfter({ code: uploadFailures[name].code, stage }, 0)).toBe(kept);
});

test('after the last allowed retry nothing is kept', () => {
  const failure = { code: uploadFailures.internal.code, stage: 'prepare' as const };
  expect(keepsAfter(failure, MAX_RETRIES - 1)).toBe(true);
  expect(keepsAfter(failure, MAX_RETRIES)).toBe(false);
  expect(isRetryable(failure)).toBe(true);
  expect(uploadViolations.retriedTooOften.message).toContain(` ${MAX_RETRIES} times`);
});

test('a failed upload can be retried while it is kept; no other upload can', () => {
  expect(canRetry('failed', 1000, 999)).toBe(true);
  expect(canRetry('failed', 1000, 1000)).toBe(false);
  expect(canRetry('failed', null, 0)).toBe(false);
  expect(canRetry('testing', 1000, 0)).toBe(false);
});

test('a retry starts with the failed stage; a test is queued again', () => {
  expect(retryStage('scan')).toBe('scan');
  expect(retryStage('test')).toBe('queue');
});
