import { expect, test } from 'vitest';
import { secondsLeft, stageEstimate, type TimedStage } from './estimates.ts';
import { STAGES, type Stage } from './pipeline.ts';

const SECOND = 1000;
const waiting = (stage: Stage): TimedStage => ({
  stage,
  state: 'waiting',
  progressPercent: 0,
  startedAt: null,
  finishedAt: null,
});
const stagesWith = (...known: TimedStage[]) =>
  STAGES.map((stage) => known.find((each) => each.stage === stage) ?? waiting(stage));
const begun = (stage: Stage, progressPercent = 0): TimedStage => ({
  ...waiting(stage),
  state: 'running',
  progressPercent,
  startedAt: 100 * SECOND,
});
const passed = (stage: Stage, seconds: number): TimedStage => ({
  ...begun(stage, 100),
  state: 'done',
  finishedAt: (100 + seconds) * SECOND,
});

test.each<[string, Stage, TimedStage[], number | null, number]>([
  ['a stage that waits', 'acquire', stagesWith(), null, 60],
  ['a stage that runs', 'prepare', stagesWith(begun('prepare')), null, 60],
  ['first in the queue', 'queue', stagesWith(begun('queue')), 1, 60],
  ['fourth in the queue', 'queue', stagesWith(begun('queue')), 4, 240],
  ['out of the queue', 'queue', stagesWith(passed('queue', 90)), null, 60],
  ['a test that has not started', 'test', stagesWith(passed('queue', 90)), null, 60],
  ['a test after a wait', 'test', stagesWith(passed('queue', 90), begun('test')), null, 120],
  ['a test that started at once', 'test', stagesWith(passed('queue', 0), begun('test')), null, 130],
])('%s takes %5$d s', (_, stage, stages, place, expected) => {
  expect(stageEstimate(stage, stages, place)).toBe(expected);
});

test.each<[string, TimedStage, number, number, number | null]>([
  ['nothing has passed', begun('acquire'), 60, 100, 60],
  ['some time has passed', begun('acquire'), 60, 115, 45],
  ['more time has passed than expected', begun('acquire'), 60, 500, null],
  ['the speed is known', begun('acquire', 25), 60, 130, 90],
  ['it is almost done', begun('acquire', 100), 60, 130, 1],
  ['it has not started', waiting('acquire'), 60, 130, 60],
  ['the clock was set back', begun('acquire'), 60, 0, 60],
])('%s', (_, stage, estimate, now, expected) => {
  expect(secondsLeft(stage, estimate, now * SECOND)).toBe(expected);
});
