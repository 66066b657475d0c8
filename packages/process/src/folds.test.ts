import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolds } from './folds.ts';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first ten lines of a kind are told, the others are counted, each kind by itself', async () => {
  const told: unknown[] = [];
  const folds = createFolds((about: string, leftOut) => void told.push([about, leftOut]));
  const count = (kind: string) => Array.from({ length: 25 }, () => folds.isLeftOut(kind, `lines of ${kind}`));
  expect(count('a').filter((isLeftOut) => !isLeftOut)).toHaveLength(10);
  expect(count('b').filter((isLeftOut) => !isLeftOut)).toHaveLength(10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([
    ['lines of a', 15],
    ['lines of b', 15],
  ]);
  expect(folds.isLeftOut('a', 'lines of a')).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toHaveLength(2);
});

test('a log has a few warnings and errors of a kind, and the number of the others', async () => {
  const lines: Array<{ msg: string; err?: { message: string }; like?: string; leftOut?: number }> = [];
  const log = createLog('api', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  for (let i = 0; i < 500; i++) {
    log.error({ err: new Error('connection reset') }, 'fault');
    log.child({}).warn({ number: i }, 'late');
    log.info('request');
  }
  log.error({ err: new Error('the disk is full') }, 'fault');
  const of = (msg: string) => lines.filter((line) => line.msg === msg);
  expect([of('late').length, of('request').length]).toEqual([10, 500]);
  expect(of('fault').map(({ err }) => err?.message)).toEqual([
    ...Array(10).fill('connection reset'),
    'the disk is full',
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(of('lines were left out')).toMatchObject([
    { like: 'fault', leftOut: 490 },
    { like: 'late', leftOut: 490 },
  ]);
});
