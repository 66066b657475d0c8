import { expect, test } from 'vitest';
import { STAGES, type Stage, type StageProgress } from './pipeline.ts';
import { judgeStuck, stuckStage, type StuckQuestion } from './stuck.ts';

const MINUTE = 60;

test.each<[StuckQuestion, string]>([
  [{ unchangedSeconds: 0, sinceAlertSeconds: null, storage: 'default' }, 'leave'],
  [{ unchangedSeconds: 4 * MINUTE - 1, sinceAlertSeconds: null, storage: 'default' }, 'leave'],
  [{ unchangedSeconds: 4 * MINUTE, sinceAlertSeconds: null, storage: 'default' }, 'alert'],
  [{ unchangedSeconds: 6 * MINUTE, sinceAlertSeconds: 149, storage: 'default' }, 'leave'],
  [{ unchangedSeconds: 6.5 * MINUTE, sinceAlertSeconds: 150, storage: 'default' }, 'alert'],
  [{ unchangedSeconds: 30 * MINUTE - 1, sinceAlertSeconds: 10, storage: 'default' }, 'leave'],
  [{ unchangedSeconds: 30 * MINUTE, sinceAlertSeconds: 10, storage: 'default' }, 'end'],
  [{ unchangedSeconds: 30 * MINUTE, sinceAlertSeconds: 200, storage: 'alternate' }, 'alert'],
  [{ unchangedSeconds: 60 * MINUTE, sinceAlertSeconds: 10, storage: 'alternate' }, 'end'],
  // A clock that was set back is no reason for anything.
  [{ unchangedSeconds: -3600, sinceAlertSeconds: null, storage: 'default' }, 'leave'],
])('%j: %s', (question, expected) => {
  expect(judgeStuck(question)).toBe(expected);
});

const through = (...done: Stage[]): StageProgress[] =>
  STAGES.map((stage) => ({
    stage,
    state: done.includes(stage) ? 'done' : 'waiting',
    progressPercent: done.includes(stage) ? 100 : 0,
  }));

test.each<[string, StageProgress[], Stage]>([
  ['an upload whose stages never began', through('upload'), 'upload'],
  [
    'an upload that is being acquired',
    through('upload').map((each) =>
      each.stage === 'acquire' ? { ...each, state: 'running', progressPercent: 40 } : each,
    ),
    'acquire',
  ],
  ['an upload that was acquired', through('upload', 'acquire'), 'prepare'],
  ['an upload that was scanned', through('upload', 'acquire', 'scan'), 'prepare'],
  ['an upload that was prepared', through('upload', 'acquire', 'scan', 'prepare'), 'test'],
])('%s', (_, stages, expected) => {
  expect(stuckStage(stages)).toBe(expected);
});
