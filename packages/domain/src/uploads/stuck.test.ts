import { expect, test } from 'vitest';
import { STAGES, type Stage, type StageProgress } from './pipeline.ts';
import { explainStuck, judgeStuck, stuckStage, type StuckQuestion } from './stuck.ts';

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
  // A clock that was set back is not a reason for anything.
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

/** Everything was done, and these stages are reset to run again; they keep the progress they had. */
const again = (...stages: Stage[]): StageProgress[] =>
  through(...STAGES).map((each) => (stages.includes(each.stage) ? { ...each, state: 'waiting' } : each));

test.each<[string, StageProgress[], Stage]>([
  ['an upload whose stages never started', through('upload'), 'upload'],
  [
    'an upload that is being acquired',
    through('upload').map((each) =>
      each.stage === 'acquire' ? { ...each, state: 'running', progressPercent: 40 } : each,
    ),
    'acquire',
  ],
  ['an upload that was acquired', through('upload', 'acquire'), 'scan'],
  ['an upload that was scanned', through('upload', 'acquire', 'scan'), 'prepare'],
  ['an upload that was prepared', through('upload', 'acquire', 'scan', 'prepare'), 'queue'],
  ['an upload whose turn has come', through('upload', 'acquire', 'scan', 'prepare', 'queue'), 'test'],
  ['an upload that is assembled again', again('acquire', 'scan', 'prepare'), 'acquire'],
  ['an upload whose preparing is retried', again('prepare'), 'prepare'],
  ['an upload whose test is retried', again('queue', 'test'), 'queue'],
])('%s is stuck in its current stage', (_, stages, expected) => {
  expect(stuckStage(stages)).toBe(expected);
  expect(stuckStage(stages.toReversed())).toBe(expected);
});

test.each<[string, StageProgress[], string]>([
  ['one that no worker picked up', through('upload'), 'No stage has started since it was committed'],
  ['one whose preparing is retried', again('prepare'), 'a problem in the extraction'],
  ['one that stays in the queue', again('queue', 'test'), 'a problem in app testing'],
])('support sees why %s is stuck', (_, stages, why) => {
  expect(explainStuck({ kind: 'noProgress', stages, hasSent: true }).why).toContain(why);
});

test('a stalled client, a silent one and one that never sent a byte are distinguished', () => {
  const clients = [
    { kind: 'stalled', hasSent: true },
    { kind: 'silent', hasSent: true },
    { kind: 'silent', hasSent: false },
  ] as const;
  const told = clients.map((client) => explainStuck({ ...client, stages: through() }));
  expect(told.map(({ stage }) => stage)).toEqual(['upload', 'upload', 'upload']);
  expect(new Set(told.map((each) => each.why)).size).toBe(3);
});
