import { expect, test } from 'vitest';
import { STAGES, type Stage } from './pipeline.ts';
import { judgeStuck, whereStuck, type StoreKind, type StuckVerdict } from './stuck.ts';

const MINUTE = 60;

test.each<[number, number | null, StoreKind, StuckVerdict]>([
  [0, null, 'default', 'wait'],
  [4 * MINUTE - 1, null, 'default', 'wait'],
  [4 * MINUTE, null, 'default', 'alert'],
  [5 * MINUTE, 149, 'default', 'wait'],
  [7 * MINUTE, 150, 'default', 'alert'],
  [30 * MINUTE - 1, 10, 'default', 'wait'],
  [30 * MINUTE, 10, 'default', 'end'],
  [30 * MINUTE, null, 'alternate', 'alert'],
  [60 * MINUTE, 10, 'alternate', 'end'],
])('unchanged for %d s, told %s s ago, on the %s store: %s', (unchanged, sinceAlert, store, verdict) => {
  expect(judgeStuck(unchanged, sinceAlert, store)).toBe(verdict);
});

test.each<[Stage, string]>([
  ['upload', 'upload'],
  ['acquire', 'download'],
  ['scan', 'extraction'],
  ['prepare', 'extraction'],
  ['queue', 'app testing'],
  ['test', 'app testing'],
])('an upload that hangs in its stage %s has a problem in %s', (running, where) => {
  const stages = STAGES.map((stage) => {
    const isDone = STAGES.indexOf(stage) < STAGES.indexOf(running);
    return { stage, state: isDone ? ('done' as const) : ('running' as const), progressPercent: isDone ? 100 : 0 };
  });
  expect(whereStuck(stages)).toBe(where);
});
