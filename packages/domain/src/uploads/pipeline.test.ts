import { expect, test } from 'vitest';
import {
  canCancel,
  cardLabel,
  isPastCancel,
  nextStage,
  overallProgress,
  phaseLabel,
  STAGES,
  type Stage,
  type StageProgress,
  UPLOAD_STATES,
  type UploadState,
} from './pipeline.ts';

/** Stages before `stage` are done, that one is at `percent`, the rest is waiting. */
function standing(stage: Stage, percent: number): StageProgress[] {
  const now = STAGES.indexOf(stage);
  return STAGES.map((each, i) => ({
    stage: each,
    state: i < now ? 'done' : i > now ? 'waiting' : percent === 100 ? 'done' : 'running',
    progressPercent: i < now ? 100 : i > now ? 0 : percent,
  }));
}

test.each<[string, Stage, number, number]>([
  ['nothing sent yet', 'upload', 0, 0],
  ['a quarter percent of the upload, rounded to a half', 'upload', 0.5, 0.5],
  ['just below the next half', 'upload', 0.49, 0],
  ['half of the upload', 'upload', 50, 25],
  ['all parts there', 'upload', 100, 50],
  ['half acquired', 'acquire', 50, 60],
  ['acquired', 'acquire', 100, 70],
  ['scanning has no share of its own', 'scan', 50, 70],
  ['half prepared', 'prepare', 50, 75],
  ['prepared', 'prepare', 100, 80],
  ['waiting in the queue', 'queue', 50, 80],
  ['its turn has come', 'queue', 100, 90],
  ['being tested', 'test', 50, 90],
  ['tested', 'test', 100, 100],
])('%s: stage %s at %d percent is %d percent of the whole', (_, stage, percent, whole) => {
  expect(overallProgress(standing(stage, percent))).toBe(whole);
});

test('overall progress never decreases while the stages advance', () => {
  let last = -1;
  for (const stage of STAGES) {
    for (let percent = 0; percent <= 100; percent += 1) {
      const whole = overallProgress(standing(stage, percent));
      expect(whole).toBeGreaterThanOrEqual(last);
      last = whole;
    }
  }
  expect(last).toBe(100);
});

/** The same progress with these stages reset to run again; they keep the progress they had. */
const again = (stood: StageProgress[], stages: Stage[]): StageProgress[] =>
  stood.map((each) => (stages.includes(each.stage) ? { ...each, state: 'waiting' } : each));

test.each<[string, StageProgress[], Stage[], number]>([
  ['a failed test is queued again', standing('test', 0), ['queue', 'test'], 90],
  ['an archive is assembled again', standing('prepare', 40), ['acquire', 'scan', 'prepare'], 74],
  ['an archive is assembled again before its test', standing('test', 0), ['acquire', 'queue', 'test'], 90],
  ['the queue was not passed yet', standing('queue', 0), ['queue', 'test'], 80],
])('overall progress does not decrease when %s', (_, stood, stages, whole) => {
  expect(overallProgress(stood)).toBe(whole);
  expect(overallProgress(again(stood, stages))).toBe(whole);
});

test.each([
  ['uploading', 'Uploading Application'],
  ['acquiring', 'Acquiring Application'],
  ['scanning', 'Preparing Application'],
  ['preparing', 'Preparing Application'],
  ['queued', 'Queued For Testing'],
  ['testing', 'Testing Application'],
  ['tested', 'Ready To Launch'],
] as const)('a card in state %s reads %s', (state, label) => {
  expect(cardLabel(state, null)).toBe(label);
});

test.each([
  ['upload', 'Error Uploading'],
  ['acquire', 'Error Acquiring'],
  ['scan', 'Error Preparing'],
  ['prepare', 'Error Preparing'],
  ['queue', 'Error Queueing'],
  ['test', 'Error Testing'],
] as const)('a card whose stage %s failed reads %s', (stage, label) => {
  expect(cardLabel('failed', stage)).toBe(label);
});

test('a failed card whose stage is unknown says that the previous install failed', () => {
  expect(cardLabel('failed', null)).toBe('Previous Install Failed');
});

test('every state has a phase label of the specification', () => {
  const labels = new Set(UPLOAD_STATES.map(phaseLabel));
  expect(labels).toEqual(new Set(['Uploading', 'Acquiring', 'Preparing', 'Queueing', 'Testing', 'Upload']));
});

test('the stages follow each other to the end', () => {
  expect(STAGES.map(nextStage)).toEqual([...STAGES.slice(1), null]);
});

test.each<[UploadState, 'yes' | 'too late' | 'over']>([
  ['uploading', 'yes'],
  ['acquiring', 'too late'],
  ['scanning', 'too late'],
  ['preparing', 'too late'],
  ['queued', 'too late'],
  ['testing', 'too late'],
  ['tested', 'over'],
  ['failed', 'over'],
  ['cancelled', 'over'],
  ['expired', 'over'],
])('cancelling while %s: %s', (state, answer) => {
  expect([canCancel(state), isPastCancel(state)]).toEqual([answer === 'yes', answer === 'too late']);
});
